"""What the scenes share on top of studio.py: the cast by name, the room, windows, screens, lamps, mugs, rugs."""
from studio import *

CAST = dict(
    arjun=dict(body='marigold', skin='#B87848', hair='#1b1412', style='short', collar='cotton'),
    meera=dict(body='lagoon', skin='#C68A5B', hair='#2a1a14', style='long'),
    gurpreet=dict(body='cotton', skin='#A3683F', hair='saffron', style='turban', collar='peacock'),
    kavya=dict(body='teal', skin='#9C5F38', hair='#1b1412', style='bun'),
    rohan=dict(body='saffron', skin='#C48A5C', hair='#14100e', style='curly'),
    ananya=dict(body='#6E2348', skin='#B57848', hair='#2b1b12', style='bob'),
)


def who(n, x, y, rot=0.0, scale=1.22, z=0.0):
    return peg(x, y, rot=rot, scale=scale, z=z, **CAST[n])


def args():
    A = sys.argv[sys.argv.index('--') + 1 :]
    return A[0], *(list(map(int, A[1:4])) + [1200, 800, 48][len(A[1:4]) :])


def poly(pts, m, ex=0.012, loc=(0, 0, 0), rot=(math.pi / 2, 0, 0), bev=0, hole=None):
    cu = bpy.data.curves.new('w', 'CURVE')
    cu.dimensions = '2D'
    cu.fill_mode = 'BOTH'
    cu.extrude = ex
    cu.bevel_depth = bev
    for p in [pts] + ([hole] if hole else []):
        s = cu.splines.new('POLY')
        s.points.add(len(p) - 1)
        s.use_cyclic_u = True
        for q, c in zip(s.points, p):
            q.co = (c[0], c[1], 0, 1)
    o = bpy.data.objects.new('w', cu)
    bpy.context.collection.objects.link(o)
    o.rotation_euler = rot
    o.location = loc
    o.data.materials.append(m if not isinstance(m, str) else mat(m))
    return o


def archpts(w, h):
    return [(-w / 2, 0), (w / 2, 0)] + [
        (w / 2 * math.cos(a), h * 0.62 + h * 0.38 * math.sin(a))
        for a in [math.pi * i / 24 for i in range(25)]
    ]


def cusped(w, h, n=9, cusp=0.09, steps=22):
    b = []
    for i in range(n * steps + 1):
        t = i / (n * steps)
        a = math.pi * (1 - t)
        x = w / 2 * math.cos(a)
        y = h * 0.52 + h * 0.48 * (math.sin(a) ** 0.82)
        k = abs(math.sin(t * n * math.pi))
        b.append((x * (1 - cusp * k * 0.55), y - cusp * k * 0.55 * h * 0.5))
    return [(-w / 2, 0), (-w / 2, h * 0.52)] + b + [(w / 2, h * 0.52), (w / 2, 0)]


TRIM = '#F6F1E7'


def win(y, w=1.25, h=1.75, z=0.75, wx=-4.0, glass='#FFDFA0', emit=1.15):
    for k, (sc, xx, m) in enumerate(
        [(1.1, wx + 0.115, mat(TRIM, 0.6)), (1.0, wx + 0.128, mat(glass, 0.4, emit=emit))]
    ):
        poly(
            [(c[0] * sc, (c[1] - h * 0.5) * sc + h * 0.5) for c in archpts(w, h)],
            m,
            0.012 + 0.01 * (1 - k),
            (xx, y, z),
            (math.pi / 2, 0, math.pi / 2),
        )
    box((wx + 0.145, y, z + h * 0.5), (0.03, 0.045, h), mat(TRIM, 0.6), 0.01)
    box((wx + 0.145, y, z + h * 0.48), (0.03, w, 0.045), mat(TRIM, 0.6), 0.01)


def shell(w=8.2, d=6.6, h=2.9, wall='#0F5A55', wall2='#0C4A47', floor='#EADCC4'):
    slab((0, 0, -0.15), (w, d, 0.3), mat(floor, 0.7), 0.35, 0.06)
    T = mat(TRIM, 0.6)
    box((0, d / 2 - 0.1, h / 2), (w, 0.2, h), mat(wall, 0.75), 0.05)
    box((-w / 2 + 0.1, 0, h / 2), (0.2, d, h), mat(wall2, 0.75), 0.05)
    box((0, d / 2 - 0.23, 0.09), (w - 0.2, 0.06, 0.18), T, 0.01)
    box((-w / 2 + 0.23, 0, 0.09), (0.06, d - 0.2, 0.18), T, 0.01)


def rug(x, y, w, d, c='#A82A4C', seed=4):
    rnd = random.Random(seed)
    slab((x, y, 0.012), (w, d, 0.024), mat(c, 0.9, sheen=0.6), 0.12, 0.008)
    M = mat('marigold', 0.8)
    for a, b, ww, h in (
        (x, y + d / 2 - 0.2, w - 0.4, 0.05),
        (x, y - d / 2 + 0.2, w - 0.4, 0.05),
        (x - w / 2 + 0.2, y, 0.05, d - 0.4),
        (x + w / 2 - 0.2, y, 0.05, d - 0.4),
    ):
        box((a, b, 0.027), (ww, h, 0.012), M, 0)
    for i in range(int((w - 0.6) / 0.152)):
        for yy in (y + d / 2 - 0.34, y + d / 2 - 0.46, y - d / 2 + 0.34, y - d / 2 + 0.46):
            if rnd.random() < 0.55:
                box((x - w / 2 + 0.37 + i * 0.152, yy, 0.027), (0.09, 0.09, 0.012), M, 0)


def mug(x, y, z, c):
    cyl((x, y, z + 0.09), 0.075, 0.18, mat(c, 0.35, coat=0.4), 0.015)
    torus((x + 0.085, y, z + 0.09), 0.05, 0.014, mat(c, 0.35, coat=0.4), rot=(math.pi / 2, 0, 0))


def pendant(x, y, z=2.62, top=5.6):
    lathe(
        smooth(
            [(0.02, 0.22), (0.08, 0.2), (0.17, 0.11), (0.21, 0), (0.198, 0), (0.155, 0.1), (0.02, 0.19)], 2
        ),
        mat('#D9A441', 0.25, metal=1.0),
        (x, y, z),
    )
    ball((x, y, z + 0.07), 0.075, mat('#FFE3A8', 0.4, emit=9.0))
    tube([(x, y, z + 0.24), (x, y, top)], 0.012, mat('ink', 0.5))


def monitor(loc, rot=0.0, w=1.3, h=0.84, seed=1, scr='#062B2A', code=True):
    P = [
        cyl((0, 0.12, 0.02), 0.26, 0.035, mat('#D9DDDA', 0.35, metal=0.6), 0.01),
        box((0, 0.14, 0.2), (0.1, 0.05, 0.38), mat('#D9DDDA', 0.35, metal=0.6), 0.015),
        slab((0, 0.06, 0.30 + h / 2), (w, h, 0.06), mat('#17302F', 0.4), 0.07, 0.02, rot=(math.pi / 2, 0, 0)),
        slab(
            (0, 0.027, 0.30 + h / 2),
            (w - 0.09, h - 0.09, 0.006),
            mat(scr, 0.3, emit=0.55),
            0.04,
            0,
            rot=(math.pi / 2, 0, 0),
        ),
    ]
    if code:
        r = random.Random(seed)
        y = h - 0.17
        ind = 0
        cs = ['marigold', 'lagoon', '#F08AA4', 'cotton', 'saffron', 'mint']
        while y > 0.13:
            ind = max(0, min(3, ind + r.choice((-1, 0, 1, 1))))
            x = -w / 2 + 0.17 + ind * 0.1
            P.append(
                box((-w / 2 + 0.1, 0.022, 0.30 + y), (0.03, 0.008, 0.03), mat('#2B6A63', 0.5, emit=0.5), 0)
            )
            for j in range(r.choice((1, 2, 2, 3))):
                L = r.uniform(0.1, 0.34)
                if x + L > w / 2 - 0.1:
                    break
                P.append(
                    box(
                        (x + L / 2, 0.021, 0.30 + y),
                        (L, 0.01, 0.052),
                        mat(r.choice(cs), 0.5, emit=0.8),
                        0.004,
                    )
                )
                x += L + 0.045
            y -= 0.098
    return group(P, loc, rot)


def books(x, y, z, n=6):
    box((x, y, z), (1.05, 0.3, 0.06), mat('#C98B52', 0.5), 0.01)
    for i in range(n):
        box(
            (x - 0.37 + i * 0.11, y - 0.02, z + 0.23 - 0.02 * (i % 3)),
            (0.085, 0.22, 0.40 - 0.04 * (i % 3)),
            mat(['marigold', 'cotton', 'rani', 'mint', 'saffron', 'lagoon'][i % 6], 0.6),
            0.012,
        )


def day():
    area((-7, -4.5, 8.5), (0, 0, 0.4), 2.6, 1350, '#FFE4BC')
    area((7, -5, 6), (0, 0, 0.6), 6, 380, '#CFE9E0')
    area((2, 7, 7), (0, 0, 1), 3, 240, '#FFD3A0')
    area((-3.7, -0.5, 1.7), (1, -1, 0.3), 1.6, 45, '#FFC873')
