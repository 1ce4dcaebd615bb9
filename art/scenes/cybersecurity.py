"""Blog "Cybersecurity": padlock with a woven body."""
import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *

A = sys.argv[sys.argv.index('--') + 1 :]
out = A[0]
W, Hh, SPP = list(map(int, A[1:4])) + [1200, 800, 96][len(A[1:4]) :]
reset()
world('#FFEFD6', '#0C4A47', 0.42)
backdrop('#0D524D', wall_y=4.2, curve=2.2, z=0)
gold = mat('#E3A93F', 0.2, metal=1.0)
warp = mat('#F2B04A', 0.45, sheen=0.3, coat=0.15)
weft = mat('#1B8378', 0.45, sheen=0.3, coat=0.15)
core = mat('#06302D', 0.6)
# woven body: ribbons follow a rounded box cross-section; over/under by sine
bw, bh, bd = 2.5, 2.1, 0.78
n, m = 8, 7
G = []
G.append(slab((0, 0, 0), (bw - 0.05, bd - 0.08, bh - 0.05), core, 0.3, 0.18)) if False else G.append(
    box((0, 0, 0), (bw - 0.06, bd - 0.1, bh - 0.06), core, 0.3, seg=8)
)


def ribbon(path, wid, thick, mt, axis):
    """path: list of (x,y,z); ribbon swept with width along `axis`"""
    vs = []
    fs = []
    N = len(path)
    ax = Vector(axis) * wid / 2
    P = [Vector(p) for p in path]
    for i, p in enumerate(P):
        t = (P[(i + 1) % N] - P[i - 1]).normalized()
        nrm = t.cross(Vector(axis)).normalized()
        for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            vs.append(tuple(p + ax * a + nrm * thick / 2 * b))
    for i in range(N):
        j = (i + 1) % N
        for k in range(4):
            l = (k + 1) % 4
            fs.append((i * 4 + k, i * 4 + l, j * 4 + l, j * 4 + k))
    me = bpy.data.meshes.new('rb')
    me.from_pydata(vs, [], fs)
    o = bpy.data.objects.new('rb', me)
    bpy.context.collection.objects.link(o)
    bv = o.modifiers.new('b', 'BEVEL')
    bv.width = thick * 0.42
    bv.segments = 3
    bv.limit_method = 'ANGLE'
    bv.angle_limit = math.radians(60)
    return fin(o, mt)


def rr(w, d, r, steps=280):
    """rounded rectangle loop in 2D by arclength"""
    L = []
    segs = [((w / 2 - r, -d / 2), (0, 1), None)]
    pts = []

    def arc(cx, cy, a0):
        for i in range(17):
            a = math.radians(a0 + 90 * i / 16)
            pts.append((cx + r * math.cos(a), cy + r * math.sin(a)))

    arc(w / 2 - r, -d / 2 + r, -90)
    arc(w / 2 - r, d / 2 - r, 0)
    arc(-w / 2 + r, d / 2 - r, 90)
    arc(-w / 2 + r, -d / 2 + r, 180)
    P = [Vector((x, y)) for x, y in pts]
    P.append(P[0])
    d_ = [0]
    for a, b in zip(P, P[1:]):
        d_.append(d_[-1] + (b - a).length)
    T = d_[-1]
    out_ = []
    k = 0
    for i in range(steps):
        s = T * i / steps
        while d_[k + 1] < s:
            k += 1
        f = (s - d_[k]) / max(1e-9, d_[k + 1] - d_[k])
        p = P[k].lerp(P[k + 1], f)
        t = (P[k + 1] - P[k]).normalized()
        out_.append((p.x, p.y, t.y, -t.x, s))
    return out_, T


amp = 0.045
cw, ch = bw / n, bh / m
for j in range(m):  # horizontal ribbons (around z axis)
    z = -bh / 2 + (j + 0.5) * ch
    loop, T = rr(bw, bd, 0.3)
    ribbon(
        [
            (
                x + nx * amp * math.cos(math.pi * ((x + bw / 2) / cw - 0.5) + (j % 2) * math.pi),
                y + ny * amp * math.cos(math.pi * ((x + bw / 2) / cw - 0.5) + (j % 2) * math.pi),
                z,
            )
            for x, y, nx, ny, s in loop
        ],
        ch * 0.86,
        0.05,
        weft,
        (0, 0, 1),
    )
for i in range(n):  # vertical ribbons (around x axis)
    x = -bw / 2 + (i + 0.5) * cw
    loop, T = rr(bh, bd, 0.3)
    dep = 1 if True else 0
    ribbon(
        [
            (
                x,
                y + ny * amp * math.cos(math.pi * ((zz + bh / 2) / ch - 0.5) + (i % 2) * math.pi + math.pi),
                zz + nz * amp * math.cos(math.pi * ((zz + bh / 2) / ch - 0.5) + (i % 2) * math.pi + math.pi),
            )
            for zz, y, nz, ny, s in loop
        ],
        cw * 0.86,
        0.05,
        warp,
        (1, 0, 0),
    )
G += [o for o in bpy.context.scene.objects if o.name.startswith('rb')]
# gold keyhole medallion
G.append(cyl((0, -bd / 2 - 0.05, -0.02), 0.47, 0.14, gold, 0.04, rot=(math.pi / 2, 0, 0)))
G.append(cyl((0, -bd / 2 - 0.13, -0.02), 0.38, 0.05, core, 0.015, rot=(math.pi / 2, 0, 0)))
G.append(cyl((0, -bd / 2 - 0.165, 0.08), 0.115, 0.04, gold, 0.012, rot=(math.pi / 2, 0, 0)))
kh = bpy.data.curves.new('k', 'CURVE')
kh.dimensions = '2D'
kh.fill_mode = 'BOTH'
kh.extrude = 0.02
kh.bevel_depth = 0.006
s = kh.splines.new('POLY')
pp = [(-0.05, 0.06), (0.05, 0.06), (0.10, -0.24), (-0.10, -0.24)]
s.points.add(3)
s.use_cyclic_u = True
for q, c in zip(s.points, pp):
    q.co = (c[0], c[1], 0, 1)
o = bpy.data.objects.new('k', kh)
bpy.context.collection.objects.link(o)
o.rotation_euler = (math.pi / 2, 0, 0)
o.location = (0, -bd / 2 - 0.165, -0.02)
o.data.materials.append(gold)
G.append(o)
# shackle
G.append(
    tube(
        [
            (-0.72, 0, bh / 2 - 0.1),
            (-0.72, 0, bh / 2 + 0.55),
            (-0.52, 0, bh / 2 + 1.06),
            (0, 0, bh / 2 + 1.27),
            (0.52, 0, bh / 2 + 1.06),
            (0.72, 0, bh / 2 + 0.55),
            (0.72, 0, bh / 2 - 0.1),
        ],
        0.165,
        gold,
        res=40,
    )
)
for x in (-0.72, 0.72):
    G.append(torus((x, 0, bh / 2 + 0.03), 0.2, 0.055, gold))
group(G, (0, 0, bh / 2 + 0.16), (math.radians(-2), 0, math.radians(-20)))
# bits: gold/rani cubes piling and bouncing off to the right, threads coming in from the left
rnd = random.Random(9)
for i in range(58):
    t = rnd.random()
    x = 1.75 + abs(rnd.gauss(0, 1.0))
    y = rnd.uniform(-1.8, 1.2)
    s = 0.13
    z = s / 2 if rnd.random() < 0.62 else rnd.uniform(0.2, 2.6) * math.exp(-(x - 1.7) * 0.5) + 0.1
    box(
        (x, y, z),
        (s, s, s),
        mat(['marigold', 'saffron', 'rani', 'brass'][rnd.choice([0, 0, 1, 2, 3])], 0.4, coat=0.3),
        0.02,
        rot=(0, 0, rnd.uniform(0, 3))
        if z < 0.1
        else (rnd.uniform(0, 3), rnd.uniform(0, 3), rnd.uniform(0, 3)),
    )
for i in range(9):
    y0 = -1.3 + i * 0.32
    c = ['#F2B04A', '#1B8378', '#F3C9B8'][i % 3]
    tube(
        [
            (-8, y0 * 1.6 - 0.5, 0.03),
            (-4.2, y0 * 1.3 - 0.2 + 0.25 * math.sin(i), 0.03),
            (-2.6, y0 * 0.8, 0.03),
            (-1.25, y0 * 0.35, 0.06 + 0.02 * i),
        ],
        0.022,
        mat(c, 0.5, sheen=0.3),
    )
area((-5, -5, 6.5), (0, 0, 1.4), 2.2, 620, '#FFDDA8')
area((5.5, -3, 3), (0, 0, 1.2), 4, 130, '#BFE3D6')
area((3.2, 3.2, 5.2), (0, 0, 1.6), 1.6, 300, '#FFC98A')
area((-0.5, -7, 1.5), (0, 0, 1.5), 3, 90, '#FFF3DF')
camera((1.4, -11.2, 3.3), (0.18, 0, 1.62), lens=62)
render(out, W, Hh, SPP)
