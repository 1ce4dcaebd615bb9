"""Still life: offline jewellery store."""
import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *

A = sys.argv[sys.argv.index('--') + 1 :]
out = A[0]
W, Hh, SPP = list(map(int, A[1:4])) + [1200, 800, 96][len(A[1:4]) :]
reset()
world('#FFE9C9', '#0C4A47', 0.42)
wall = '#0E5450'
backdrop(wall, wall_y=3.4, curve=1.2)
gold = mat('#E0A33A', 0.16, metal=1.0)
gold2 = mat('#E8B55A', 0.28, metal=1.0)
pearl = mat('#FBF3E6', 0.22, coat=0.6, sheen=0.2)
plaster = mat('#F3E7D3', 0.8)
terr = mat('#D9743F', 0.75)
blush = mat('#F0C7B2', 0.75)
deep = mat('#0A3A38', 0.6)


# jharokha niche: cusped arch cut as a raised frame
def arch(w, h, n=9, cusp=0.09, steps=22):
    pts = [(-w / 2, 0), (-w / 2, h * 0.52)]
    base = []
    for i in range(n * steps + 1):
        t = i / (n * steps)
        a = math.pi * (1 - t)
        x = w / 2 * math.cos(a)
        y = h * 0.52 + h * 0.48 * (math.sin(a) ** 0.82)
        k = abs(math.sin(t * n * math.pi))
        base.append((x * (1 - cusp * k * 0.55), y - cusp * k * 0.55 * h * 0.5))
    return pts + base + [(w / 2, h * 0.52), (w / 2, 0)]


def extrude(poly, y0, y1, m, hole=None):
    cu = bpy.data.curves.new('a', 'CURVE')
    cu.dimensions = '2D'
    cu.fill_mode = 'BOTH'
    cu.extrude = abs(y1 - y0) / 2
    cu.bevel_depth = 0.015
    cu.bevel_resolution = 3
    for p in [poly] + ([hole] if hole else []):
        s = cu.splines.new('POLY')
        s.points.add(len(p) - 1)
        s.use_cyclic_u = True
        for q, c in zip(s.points, p):
            q.co = (c[0], c[1], 0, 1)
    o = bpy.data.objects.new('a', cu)
    bpy.context.collection.objects.link(o)
    o.rotation_euler = (math.pi / 2, 0, 0)
    o.location = (0, (y0 + y1) / 2, 0)
    o.data.materials.append(m)
    return o


def rect(w, h, r=0.0):
    return [(-w / 2, 0), (-w / 2, h), (w / 2, h), (w / 2, 0)]


f = extrude(rect(4.4, 4.55), 2.15, 2.55, mat('#EBCFA6', 0.85), arch(2.9, 3.85))
f.location.x = -0.25
g = extrude(arch(3.06, 3.95), 2.10, 2.14, gold2, arch(2.94, 3.87))
g.location.x = -0.25
bk = box((-0.25, 2.75, 2.2), (4.3, 0.1, 4.4), mat('#E59A63', 0.85), 0)
# plinths
cyl((-0.25, 0.95, 0.22), 1.55, 0.44, plaster, 0.05)
cyl((-0.25, 0.95, 0.56), 1.08, 0.26, blush, 0.05)
cyl((1.95, 0.35, 0.42), 0.62, 0.84, terr, 0.06)
cyl((-2.25, 0.1, 0.26), 0.72, 0.52, deep, 0.05)
slab((0.75, -0.95, 0.07), (1.9, 1.0, 0.14), mat('#F3E7D3', 0.8), 0.3, 0.03, rot=(0, 0, 0.18))


# ring with a big cut stone, standing on the plinth
def ring(loc, R, rot, gemc, s=1.0):
    P = [torus((0, 0, 0), R, R * 0.105, gold, rot=(math.pi / 2, 0, 0))]
    top = R * 1.06
    st = gem((0, 0, top + R * 0.36), R * 0.46, mat(gemc, 0.04, coat=1.0, spec=0.9, trans=0.35, ior=1.75))
    P.append(st)
    for i in range(4):
        a = math.pi / 4 + i * math.pi / 2
        P.append(
            tube(
                [
                    (R * 0.12 * math.cos(a), R * 0.12 * math.sin(a), top - R * 0.05),
                    (R * 0.40 * math.cos(a), R * 0.40 * math.sin(a), top + R * 0.2),
                    (R * 0.42 * math.cos(a), R * 0.42 * math.sin(a), top + R * 0.42),
                ],
                R * 0.035,
                gold,
            )
        )
        P.append(ball((R * 0.41 * math.cos(a), R * 0.41 * math.sin(a), top + R * 0.44), R * 0.06, gold))
    for sx in (-1, 1):
        for i in range(3):
            a = math.radians(90 + sx * (24 + i * 15))
            P.append(
                ball(
                    (R * 1.1 * math.cos(a), 0, R * 1.1 * math.sin(a)),
                    R * 0.062,
                    mat('#FFFFFF', 0.05, coat=1.0, spec=1.0),
                )
            )
    return group(P, loc, rot, s)


ring((-0.25, 0.95, 0.69 + 0.70), 0.62, (0, 0, math.radians(24)), '#0B8F6A')
ring((0.55, -1.0, 0.14 + 0.055), 0.42, (math.radians(-78), 0, math.radians(35)), '#C8365C')


# jhumka earrings hanging from a brass bar on the right plinth
def jhumka(loc, s=1.0):
    bell = smooth(
        [
            (0.02, 0.30),
            (0.06, 0.29),
            (0.12, 0.25),
            (0.20, 0.14),
            (0.255, 0.0),
            (0.27, -0.02),
            (0.255, -0.03),
            (0.19, 0.10),
            (0.10, 0.22),
            (0.02, 0.26),
        ],
        2,
    )
    P = [
        lathe(bell, gold, (0, 0, 0)),
        torus((0, 0, 0), 0.262, 0.014, gold2),
        torus((0, 0, 0.13), 0.205, 0.010, gold2),
        ball((0, 0, 0.33), 0.05, gold),
        ball((0, 0, 0.52), 0.10, mat('#C8365C', 0.12, coat=1.0), scale=(1, 0.5, 1)),
        torus((0, 0, 0.52), 0.11, 0.018, gold, rot=(math.pi / 2, 0, 0)),
        tube([(0, 0, 0.36), (0, 0, 0.42)], 0.012, gold),
    ]
    for i in range(18):
        a = i * 2 * math.pi / 18
        P.append(ball((0.262 * math.cos(a), 0.262 * math.sin(a), -0.055), 0.028, pearl))
    for i in range(12):
        a = (i + 0.5) * 2 * math.pi / 12
        P.append(
            ball((0.232 * math.cos(a), 0.232 * math.sin(a), 0.075), 0.016, mat('#C8365C', 0.1, coat=1.0))
        )
    return group(P, loc, 0.0, s)


tube([(1.62, 0.35, 0.84), (1.62, 0.35, 2.32)], 0.026, gold2)
tube([(2.28, 0.35, 0.84), (2.28, 0.35, 2.32)], 0.026, gold2)
tube([(1.50, 0.35, 2.32), (2.40, 0.35, 2.32)], 0.030, gold2)
for x in (1.76, 2.14):
    jhumka((x, 0.35, 1.52), 0.92)
    tube([(x, 0.35, 2.10), (x, 0.35, 2.32)], 0.008, gold2)


# pearl strand draped over the left plinth
def strand(pts, r, n):
    import mathutils

    L = [Vector(p) for p in pts]
    seg = []

    def cr(p0, p1, p2, p3, t):
        return 0.5 * (
            (2 * p1)
            + (-p0 + p2) * t
            + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t
            + (-p0 + 3 * p1 - 3 * p2 + p3) * t**3
        )

    fine = []
    for i in range(len(L) - 1):
        p0, p1, p2, p3 = L[max(i - 1, 0)], L[i], L[i + 1], L[min(i + 2, len(L) - 1)]
        for k in range(60):
            fine.append(cr(p0, p1, p2, p3, k / 60))
    last = None
    for p in fine:
        if last is None or (p - last).length >= 2 * r * 0.98:
            ball(tuple(p), r, pearl)
            last = p


strand(
    [
        (-2.55, 0.35, 0.575),
        (-2.05, 0.45, 0.575),
        (-1.72, 0.05, 0.575),
        (-2.05, -0.35, 0.575),
        (-2.45, -0.30, 0.575),
        (-2.72, -0.62, 0.42),
        (-2.62, -0.78, 0.12),
        (-2.2, -0.95, 0.055),
        (-1.6, -0.78, 0.055),
        (-1.15, -0.98, 0.055),
        (-0.75, -0.85, 0.055),
    ],
    0.055,
    60,
)
# ring box-ish velvet cushion on left plinth
ball((-2.22, 0.10, 0.60), 0.24, mat('#0C4A47', 0.8, sheen=1.0), scale=(1.2, 1.0, 0.45))
torus((-2.22, 0.08, 0.76), 0.17, 0.032, gold, rot=(0.9, 0.2, 0.3))
# coins of light: marigold petals
rnd = random.Random(5)
for i in range(26):
    x, y = rnd.uniform(-3.2, 3.0), rnd.uniform(-1.9, -0.3)
    if -0.3 < x < 1.8 and y > -1.55:
        continue
    if x < -1.4 and y > -1.0:
        continue
    o = ball(
        (x, y, 0.02),
        0.085,
        mat('marigold' if i % 3 else 'saffron', 0.6, sheen=0.5),
        scale=(1, 0.62, 0.16),
        rot=(rnd.uniform(-0.3, 0.3), rnd.uniform(-0.3, 0.3), rnd.uniform(0, 6)),
    )
area((-5.5, -3.2, 6.2), (0, 0.6, 0.9), 2.2, 560, '#FFD9A0')
area((5, -3.5, 3.2), (0.5, 0.5, 1), 4, 110, '#9FD8CC')
area((0.5, -5, 6), (0, 1, 1), 4, 190, '#FFF1DC')
area((-1.2, 2.64, 3.6), (-0.2, 2.7, 0.4), 0.5, 10, '#FFC773')
camera((0.25, -9.8, 3.3), (0.02, 0.6, 1.60), lens=50)
render(out, W, Hh, SPP)
