"""Still life: astrology platform, brass armillary sphere, zodiac disc, phone with a kundli."""
import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from room import *

out, W, H, S = args()
reset()
world('#FFE9C9', '#0C4A47', 0.42)
backdrop('#0E5450', wall_y=3.4, curve=1.2)
gold = mat('#E0A33A', 0.16, metal=1.0)
gold2 = mat('#E8B55A', 0.28, metal=1.0)
pearl = mat('#FBF3E6', 0.22, coat=0.6, sheen=0.2)
plaster = mat('#F3E7D3', 0.8)
# zodiac disc: leaning back behind everything
R = 1.95
D = [
    cyl((0, 0, -0.06), R + 0.12, 0.12, mat('#EBCFA6', 0.85), 0.04),
    torus((0, 0, 0.0), R + 0.06, 0.05, gold2),
    cyl((0, 0, 0.0), R * 0.985, 0.03, mat('#0A3A38', 0.7), 0.01),
    torus((0, 0, 0.03), R * 0.64, 0.022, gold2),
    torus((0, 0, 0.03), R * 0.30, 0.02, gold2),
]
cs = ['#C8365C', '#E9A23B', '#DC7240', '#2F9384']
FONT = '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf'
hasf = os.path.exists(FONT)
rnd = random.Random(8)
for i in range(12):
    a0 = math.radians(i * 30 + 1.6)
    a1 = math.radians(i * 30 + 28.4)
    n = 14
    pts = [
        (R * 0.67 * math.cos(a0 + (a1 - a0) * k / n), R * 0.67 * math.sin(a0 + (a1 - a0) * k / n))
        for k in range(n + 1)
    ] + [
        (R * 0.955 * math.cos(a1 - (a1 - a0) * k / n), R * 0.955 * math.sin(a1 - (a1 - a0) * k / n))
        for k in range(n + 1)
    ]
    D.append(poly(pts, mat(cs[i % 4], 0.75), 0.02, (0, 0, 0.03), (0, 0, 0), 0.008))
    am = math.radians(i * 30 + 15)
    x, y = R * 0.815 * math.cos(am), R * 0.815 * math.sin(am)
    if hasf:
        D.append(
            text(
                chr(0x2648 + i) + '\ufe0e'[:0],
                (x, y, 0.066),
                0.36,
                mat('#FBF0DA', 0.5),
                rot=(0, 0, am - math.pi / 2),
                depth=0.012,
                font=FONT,
            )
        )
    # little constellation in the dark band
    q = [
        (
            R * (0.36 + 0.22 * (j % 2) + rnd.uniform(-0.0, 0.05)) * math.cos(am + (j - 1) * 0.13),
            R * (0.36 + 0.20 * (j % 2) + rnd.uniform(0, 0.05)) * math.sin(am + (j - 1) * 0.13),
            0.035,
        )
        for j in range(3)
    ]
    for p in q:
        D.append(ball(p, 0.027, pearl))
    for u, v in zip(q, q[1:]):
        o = tube([u, v], 0.006, gold2)
        D.append(o)
# sun at the centre
D.append(cyl((0, 0, 0.03), R * 0.15, 0.06, gold, 0.02))
for i in range(16):
    a = i * math.pi / 8
    l = 0.27 if i % 2 else 0.24
    D.append(
        poly(
            [
                (0.155 * R * math.cos(a - 0.13) * 1.02, 0.155 * R * math.sin(a - 0.13) * 1.02),
                (0.155 * R * math.cos(a + 0.13) * 1.02, 0.155 * R * math.sin(a + 0.13) * 1.02),
                (l * R * math.cos(a), l * R * math.sin(a)),
            ],
            gold2,
            0.012,
            (0, 0, 0.03),
            (0, 0, 0),
        )
    )
group(D, (-0.35, 2.35, 2.28), (math.radians(84), 0, 0))
# plinths
cyl((-0.75, 0.55, 0.2), 1.35, 0.40, plaster, 0.05)
cyl((-0.75, 0.55, 0.50), 0.95, 0.22, mat('#F0C7B2', 0.75), 0.05)
cyl((2.0, 0.35, 0.30), 0.82, 0.60, mat('#D9743F', 0.75), 0.06)
cyl((-2.65, 0.05, 0.20), 0.55, 0.40, mat('#0A3A38', 0.6), 0.05)
# armillary sphere
c = Vector((-0.75, 0.55, 2.05))
r = 0.86
lathe(
    smooth(
        [
            (0, 0),
            (0.42, 0),
            (0.44, 0.05),
            (0.36, 0.1),
            (0.14, 0.16),
            (0.07, 0.26),
            (0.10, 0.36),
            (0.055, 0.46),
            (0.05, 0.62),
            (0, 0.62),
        ],
        2,
    ),
    gold,
    (c.x, c.y, 0.61),
)


def band(rad, w, t, m, rot):
    o = lathe(
        [(rad, -w / 2), (rad + t, -w / 2), (rad + t, w / 2), (rad, w / 2), (rad, -w / 2)],
        m,
        tuple(c),
        128,
        rot,
    )
    return o


torus(tuple(c), r, 0.038, gold, rot=(math.pi / 2, 0, 0.45))
torus(tuple(c), r * 0.965, 0.026, gold2, rot=(math.pi / 2, 0, 2.02))
band(r * 1.02, 0.05, 0.05, gold, (0, 0, 0))
band(r * 0.90, 0.17, 0.02, gold2, (math.radians(24), math.radians(-14), 0))
torus(tuple(c), r * 0.80, 0.016, gold2, rot=(math.radians(90 - 24), 0, 1.2))
for z, k in ((0.45, 0.88), (-0.45, 0.88)):
    torus((c.x, c.y, c.z + r * z), r * k * 0.985, 0.016, gold2)
ax = Vector((math.sin(0.41), 0, math.cos(0.41)))
tube([tuple(c - ax * r * 1.12), tuple(c + ax * r * 1.12)], 0.018, gold)
ball(tuple(c + ax * r * 1.12), 0.05, gold)
ball(tuple(c - ax * r * 1.12), 0.04, gold)
ball(tuple(c), 0.27, mat('#1C8F80', 0.3, coat=0.5))
torus(tuple(c), 0.272, 0.012, gold2, rot=(0.41, 0, 0))
for k, (a, rr, s, m) in enumerate(
    ((0.6, 0.55, 0.075, 'rani'), (2.6, 0.62, 0.06, 'marigold'), (4.3, 0.5, 0.055, 'cotton'))
):
    ball(
        (c.x + rr * math.cos(a), c.y + rr * math.sin(a), c.z + 0.12 * math.sin(a * 2)),
        s,
        mat(m, 0.3, coat=0.5),
    )
# phone with a kundli (north-Indian chart)
P = [
    slab((0, 0, 0), (0.86, 1.72, 0.08), mat('#10201F', 0.25, metal=0.7), 0.13, 0.03),
    slab((0, 0, 0.041), (0.79, 1.65, 0.006), mat('#FBF1DF', 0.4, emit=0.35), 0.1, 0),
]
q = 0.31
L = mat('#0F5A55', 0.5)
z = 0.048
cy = 0.12


def ln(a, b, w=0.014):
    P.append(
        box(
            ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + cy, z),
            (math.hypot(b[0] - a[0], b[1] - a[1]) + w, w, 0.006),
            L,
            0,
            rot=(0, 0, math.atan2(b[1] - a[1], b[0] - a[0])),
        )
    )


for a, b in (
    ((-q, -q), (q, -q)),
    ((q, -q), (q, q)),
    ((q, q), (-q, q)),
    ((-q, q), (-q, -q)),
    ((-q, -q), (q, q)),
    ((-q, q), (q, -q)),
    ((0, -q), (q, 0)),
    ((q, 0), (0, q)),
    ((0, q), (-q, 0)),
    ((-q, 0), (0, -q)),
):
    ln(a, b)
for x, y, m in (
    (0, 0.16, 'rani'),
    (-0.16, 0, 'marigold'),
    (0.16, 0.03, 'lagoon'),
    (0.03, -0.16, 'saffron'),
    (-0.05, -0.14, 'peacock'),
    (0.24, 0.13, 'rani'),
    (-0.13, 0.25, 'lagoon'),
):
    P.append(cyl((x, y + cy, z + 0.004), 0.027, 0.012, mat(m, 0.5), 0))
P.append(slab((-0.08, 0.66, z), (0.46, 0.075, 0.008), mat('rani', 0.5), 0.03, 0))
P.append(slab((0.28, 0.66, z), (0.09, 0.09, 0.008), mat('marigold', 0.5), 0.04, 0))
for i, (w, m) in enumerate(((0.62, '#DCCBAA'), (0.5, '#DCCBAA'), (0.56, '#DCCBAA'))):
    P.append(slab((-0.31 + w / 2, -0.31 - i * 0.1, z), (w, 0.042, 0.008), mat(m, 0.5), 0.02, 0))
P.append(slab((0, -0.68, z), (0.62, 0.13, 0.008), mat('#0F5A55', 0.5), 0.06, 0))
group(P, (2.0, 0.30, 1.49), (math.radians(74), 0, math.radians(-10)), 1.0)
box((2.0, 0.50, 0.68), (0.62, 0.42, 0.14), mat('#F3E7D3', 0.7), 0.04, rot=(0, 0, math.radians(-10)))
# diya on the left plinth, beads, petals
lathe(
    smooth(
        [(0, 0), (0.14, 0), (0.2, 0.03), (0.33, 0.17), (0.35, 0.22), (0.31, 0.22), (0.2, 0.1), (0, 0.08)], 2
    ),
    mat('#D9743F', 0.6),
    (-2.65, 0.05, 0.40),
)
cyl((-2.65, 0.05, 0.56), 0.27, 0.02, mat('#D9952F', 0.15, coat=1.0), 0)
f = ball((-2.65, 0.0, 0.74), 0.075, mat('#FFC45A', 0.5, emit=7.0), scale=(0.8, 0.8, 1.9))
for i in range(17):
    a = math.radians(200 + i * 11)
    ball(
        (0.62 + 0.62 * math.cos(a) * 1.25, -0.68 + 0.34 * math.sin(a), 0.055),
        0.055,
        pearl if i % 4 else mat('#C8365C', 0.15, coat=1.0),
    )
for i in range(24):
    x, y = rnd.uniform(-3.3, 3.1), rnd.uniform(-1.9, -0.5)
    if -0.4 < x < 1.6 and y > -1.5:
        continue
    ball(
        (x, y, 0.02),
        0.085,
        mat('marigold' if i % 3 else 'saffron', 0.6, sheen=0.5),
        scale=(1, 0.62, 0.16),
        rot=(rnd.uniform(-0.3, 0.3), rnd.uniform(-0.3, 0.3), rnd.uniform(0, 6)),
    )
area((-5.5, -3.2, 6.2), (0, 0.6, 0.9), 2.2, 600, '#FFD9A0')
area((5, -3.5, 3.2), (0.5, 0.5, 1), 4, 130, '#9FD8CC')
area((0.5, -5, 6), (0, 1, 1), 4, 210, '#FFF1DC')
area((-2.65, -0.1, 0.95), (-2.2, 0.6, 0.9), 0.2, 8, '#FFC773')
camera((0.25, -10.5, 3.45), (-0.12, 0.6, 1.84), lens=50)
render(out, W, H, S)
