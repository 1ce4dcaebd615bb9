"""Billing at the jewellery counter, weigh -> bill -> print."""
import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from room import *

out, W, H, S = args()
reset()
world('#FFF0DC', '#D9B48C', 0.5)
backdrop('#0E5450', wall_y=4.2, curve=1.6, z=-1.6)
gold = mat('#E0A33A', 0.16, metal=1.0)
gold2 = mat('#E8B55A', 0.28, metal=1.0)
brass = mat('#D9A441', 0.25, metal=1.0)
cot = mat('#F6F1E7', 0.5)
dk = mat('#17302F', 0.4)
# counter: wooden top over a cotton front with little cusped niches
slab((0, 0.1, -0.09), (7.2, 3.0, 0.18), mat('#C98B52', 0.42, coat=0.2), 0.22, 0.05)
slab((0, 0.12, -1.0), (6.8, 2.6, 1.64), mat('#F3E7D3', 0.8), 0.15, 0.04)
for i in range(6):
    x = -2.62 + i * 1.05
    poly(cusped(0.78, 0.98, 7), mat('#D9743F', 0.8), 0.012, (x, -1.195, -1.52), (math.pi / 2, 0, 0))
    poly(cusped(0.86, 1.06, 7), gold2, 0.006, (x, -1.185, -1.54), (math.pi / 2, 0, 0))
# shopkeeper behind the counter
who('gurpreet', -0.35, 2.3, 0.06, 2.2, -0.75)
# balance scale in brass
cx, cy = -2.15, 0.45
lathe(
    smooth(
        [
            (0, 0),
            (0.5, 0),
            (0.52, 0.05),
            (0.42, 0.1),
            (0.12, 0.15),
            (0.06, 0.28),
            (0.05, 1.2),
            (0.07, 1.3),
            (0.045, 1.42),
            (0.04, 1.95),
            (0, 1.97),
        ],
        2,
    ),
    brass,
    (cx, cy, 0),
)
ball((cx, cy, 2.03), 0.085, gold)
t = math.radians(7)
ex = 1.0
P1 = (cx - ex * math.cos(t), cy, 1.80 + ex * math.sin(t))
P2 = (cx + ex * math.cos(t), cy, 1.80 - ex * math.sin(t))
tube(
    [P1, ((P1[0] + cx) / 2, cy, 1.88 + 0.06), (cx, cy, 1.80), ((P2[0] + cx) / 2, cy, 1.78), P2], 0.035, brass
)
ball((cx, cy - 0.05, 1.80), 0.085, mat('#C8365C', 0.12, coat=1.0))
for p, d in ((P1, 1.0), (P2, 1.0)):
    zb = p[2] - d
    lathe(
        smooth(
            [
                (0, 0),
                (0.2, 0.01),
                (0.36, 0.07),
                (0.42, 0.14),
                (0.405, 0.14),
                (0.34, 0.085),
                (0.19, 0.03),
                (0, 0.02),
            ],
            2,
        ),
        brass,
        (p[0], p[1], zb),
    )
    ball(p, 0.04, gold)
    for k in range(3):
        a = k * 2.094 + 0.5
        tube([p, (p[0] + 0.41 * math.cos(a), p[1] + 0.41 * math.sin(a), zb + 0.14)], 0.009, gold2)
# weights on the higher pan, bangles on the lower
for k, (dx, r) in enumerate(((-0.14, 0.11), (0.1, 0.13))):
    cyl((P1[0] + dx, cy, P1[2] - 1.0 + 0.17), r, 0.2, dk if k else mat('#3F6F6A', 0.35, metal=0.6), 0.02)
for k in range(3):
    torus(
        (P2[0] + (-0.05, 0.07, 0)[k], cy - 0.02, P2[2] - 1.0 + 0.09 + k * 0.062),
        0.22,
        0.035,
        gold,
        rot=(0.12 * k, 0.1, 0),
    )


def coin(x, y, z, rot=(0, 0, 0), r=0.2):
    group(
        [
            cyl((0, 0, 0), r, 0.05, gold, 0.012),
            torus((0, 0, 0.024), r * 0.84, 0.012, gold2),
            ball((0, 0, 0.022), r * 0.34, gold2, scale=(1, 1, 0.18)),
        ],
        (x, y, z),
        rot,
    )


for x, y, n in ((-0.62, -0.55, 5), (-0.15, -0.72, 3), (-1.1, -0.78, 2)):
    for i in range(n):
        coin(x + 0.014 * math.sin(i * 2.3), y + 0.014 * math.cos(i * 3.1), 0.027 + i * 0.053)
coin(-0.55, -1.08, 0.03)
coin(0.22, -1.1, 0.03)
coin(-1.52, -1.05, 0.03)
# tablet with the invoice on a stand
P = [
    slab((0, 0, 0), (1.72, 1.26, 0.08), mat('#10201F', 0.3, metal=0.6), 0.12, 0.03),
    slab((0, 0, 0.041), (1.62, 1.16, 0.006), mat('#FBF4E6', 0.4, emit=0.4), 0.07, 0),
]
z = 0.048


def bar(x, y, w, h, m):
    P.append(slab((x + w / 2, y, z), (w, h, 0.008), mat(m, 0.5, emit=0.12), min(w, h) * 0.4, 0))


bar(-0.74, 0.44, 0.55, 0.1, 'rani')
bar(0.38, 0.44, 0.34, 0.1, '#0F5A55')
for i, (w, m, a) in enumerate(((0.5, 'marigold', 0.24), (0.42, 'lagoon', 0.2), (0.56, 'saffron', 0.27))):
    y = 0.22 - i * 0.17
    bar(-0.74, y, 0.1, 0.1, m)
    bar(-0.58, y, w, 0.055, '#D8C8A8')
    bar(0.72 - a, y, a, 0.06, '#7FA49C')
P.append(box((0, -0.25, z), (1.46, 0.012, 0.006), mat('#D8C8A8', 0.5), 0))
bar(-0.74, -0.41, 0.44, 0.13, '#E6DAC3')
bar(0.16, -0.41, 0.56, 0.17, '#12716A')
group(P, (1.05, 0.02, 0.70), (math.radians(62), 0, math.radians(-6)))
box((1.07, 0.26, 0.14), (0.6, 0.5, 0.28), cot, 0.06, rot=(0, 0, math.radians(-6)))
# receipt printer with a curling bill
px, py = 2.72, 0.25
slab((px, py, 0.33), (1.0, 1.05, 0.66), mat('#F6F1E7', 0.5), 0.14, 0.05, rot=(0, 0, -0.12))
slab((px + 0.0, py + 0.02, 0.67), (0.84, 0.5, 0.05), dk, 0.08, 0.02, rot=(0, 0, -0.12))
ball((px + 0.30, py - 0.46, 0.5), 0.035, mat('lagoon', 0.4, emit=2.0))
n = 26
vs = []
w = 0.31
for i in range(n + 1):
    s = i / n
    yy = 0.0 - 0.48 * s**1.8 - 0.02
    zz = 0.66 + 0.95 * math.sin(s * 1.9) * 0.9 - (0.0 if s < 0.8 else (s - 0.8) * 0.6)
    for sx in (-w, w):
        vs.append((sx, yy, zz))
me = bpy.data.meshes.new('bill')
me.from_pydata(vs, [], [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(n)])
o = bpy.data.objects.new('bill', me)
bpy.context.collection.objects.link(o)
_o = o
so = o.modifiers.new('s', 'SOLIDIFY')
so.thickness = 0.012
o.data.materials.append(mat('#FFFDF6', 0.7))
L = [o]
for p in o.data.polygons:
    p.use_smooth = True
for i in range(8, 21, 2):
    q = Vector(vs[2 * i])
    r = Vector(vs[2 * i + 2])
    d = r - q
    ang = math.atan2(d.z, d.y)
    ww = (0.4, 0.28, 0.36, 0.22, 0.4, 0.3, 0.24)[(i // 2) % 7]
    L.append(
        box(
            (
                -0.22 + ww / 2,
                (q.y + r.y) / 2 - 0.012 * math.sin(ang) - 0.004,
                (q.z + r.z) / 2 + 0.012 * abs(math.cos(ang)),
            ),
            (ww, 0.036, 0.008),
            mat('#12716A' if i % 4 else 'rani', 0.6),
            0,
            rot=(ang, 0, 0),
        )
    )
group(L, (px, py + 0.1, 0), -0.12)
# ring box at the front right
slab((1.9, -0.95, 0.09), (0.62, 0.5, 0.18), mat('#A82A4C', 0.9, sheen=0.8), 0.08, 0.03, rot=(0, 0, 0.2))
torus((1.9, -0.95, 0.32), 0.17, 0.028, gold, rot=(math.pi / 2, 0, 0.5))
gem((1.9, -0.95, 0.56), 0.105, mat('#0B8F6A', 0.04, coat=1.0, spec=0.9, trans=0.35, ior=1.75))
# wall: cusped glowing niches with necklaces' gold, behind
for x in (-2.75, 2.35):
    poly(cusped(1.7, 2.5), mat('#E59A63', 0.85), 0.02, (x, 3.9, 0.45))
    poly(cusped(1.82, 2.62), gold2, 0.012, (x, 3.93, 0.40))
for x, m in ((-2.75, 'rani'), (2.35, 'rani')):
    box((x, 3.75, 0.62), (1.3, 0.35, 0.08), mat('#C98B52', 0.5), 0.02)
    if x < 0:
        for i in range(24):
            a = 2 * math.pi * i / 24
            ball(
                (x + 0.4 * math.cos(a), 3.7, 2.16 + 0.4 * math.sin(a)),
                0.055,
                mat('#FBF3E6', 0.22, coat=0.6) if i % 6 else gold,
            )
        gem((x, 3.66, 1.6), 0.15, mat('#0B8F6A', 0.06, coat=1.0, spec=0.9))
        continue
    torus((x, 3.7, 1.75), 0.48, 0.05, gold, rot=(math.pi / 2, 0, 0))
    gem((x, 3.66, 1.12), 0.2, mat(m, 0.06, coat=1.0, spec=0.9))
for x in (-1.05, 1.0):
    pendant(x, 1.2, 3.35, 7)
area((-5.5, -4.2, 6.4), (0, 0.4, 0.6), 2.2, 760, '#FFDDAA')
area((5.5, -3.5, 3.4), (0.5, 0.3, 0.8), 4, 190, '#BFE3DA')
area((0.5, -6, 6), (0, 0.6, 1), 4, 300, '#FFF1DC')
area((0, 2.2, 4.4), (0, 3.8, 1.6), 2.5, 110, '#FFC773')
camera((0.9, -11.2, 4.3), (0.10, 0.5, 0.98), lens=48.5)
render(out, W, H, S)
