""""Our Vision": a town of shops on a cloth that is still being woven; the cast comes up the road of threads."""
import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from room import *

out, W, H, S = args()
reset()
world('#FFEFD8', '#F0C79C', 0.55)
backdrop('#F5D2A4', wall_y=16, curve=7, z=-0.34)
rnd = random.Random(21)
brass = mat('#D9A441', 0.25, metal=1.0)
cot = mat('#FFFDF8', 0.9)
# the cloth: woven squares, over and under; towards the front left it thins out into single squares and threads
s = 0.5
for i in range(-9, 10):
    for j in range(-6, 7):
        edge = (-i * 0.55 - j * 0.75) - 3.4 + rnd.uniform(-0.7, 0.7)
        if edge > 1.6:
            continue
        if edge > 0 and rnd.random() < 0.35 + edge * 0.3:
            continue
        over = (i + j) % 2 == 0
        road = abs(j + (1 if i < 0 else 0)) <= 1 and i < 7
        c = '#A82A4C' if road and over else '#C8365C' if road else '#12716A' if over else '#1B8378'
        if not road and rnd.random() < 0.06:
            c = 'marigold'
        slab(
            (i * s, j * s, -0.06 + (0.03 if over else 0)),
            (s * 0.94, s * 0.94, 0.12),
            mat(c, 0.7, sheen=0.4),
            0.05,
            0.025,
        )
for k in range(9):
    y = -1.6 + k * 0.36
    tube(
        [
            (-3.4, y, -0.02),
            (-4.6, y - 0.5 + 0.16 * math.sin(k * 1.7), -0.2),
            (-5.6, y - 0.85 + 0.3 * math.sin(k * 2.3), -0.3),
            (-7.5, y - 1.3 + 0.5 * math.sin(k), -0.3),
        ],
        0.03,
        mat(('marigold', 'rani', 'lagoon')[k % 3], 0.5, sheen=0.3),
    )


# houses of the town: a shop, a clinic, a school, a workshop; arched doors and glowing windows
def pane(w, h, x, y, z, glow=True, rot=(math.pi / 2, 0, 0)):
    poly(
        [(a * 1.14, (b - h * 0.5) * 1.12 + h * 0.5) for a, b in archpts(w, h)],
        mat('#F6F1E7', 0.6),
        0.01,
        (x, y + 0.012, z),
        rot,
    )
    poly(archpts(w, h), mat('#FFD98F', 0.4, emit=1.3) if glow else mat('#0C4A47', 0.5), 0.014, (x, y, z), rot)


def house(x, y, w, d, h, c, roof='flat', door='#0C4A47', awn=None):
    box((x, y, h / 2), (w, d, h), mat(c, 0.75), 0.05)
    box((x, y, h + 0.03), (w + 0.12, d + 0.12, 0.1), mat('#F6F1E7', 0.6), 0.03)
    f = y - d / 2 - 0.015
    poly(archpts(0.3, 0.56), mat(door, 0.5), 0.014, (x - w * 0.25, f, 0.0))
    n = max(1, int((h - 0.9) / 0.6) + 1)
    for k in range(n):
        for sx in (0.22,) if k == 0 else (-0.22, 0.22):
            pane(0.24, 0.36, x + w * sx, f, 0.34 + k * 0.62)
    for yy in (-0.22, 0.22) if d > 1 else (0,):
        for k in range(n):
            pane(
                0.24, 0.36, x + w / 2 + 0.015, y + d * yy, 0.34 + k * 0.62, rot=(math.pi / 2, 0, math.pi / 2)
            )
    if awn:
        for k in range(6):
            box(
                (x - w / 2 + (k + 0.5) * w / 6, f - 0.14, 0.84),
                (w / 6 * 0.98, 0.36, 0.03),
                mat(awn if k % 2 else 'cotton', 0.7),
                0.008,
                rot=(0.5, 0, 0),
            )
    if roof == 'dome':
        lathe(
            smooth([(0, 0.62), (0.08, 0.58), (0.3, 0.42), (0.44, 0.2), (0.42, 0.02), (0.36, 0), (0, 0)], 3),
            mat('marigold', 0.5, sheen=0.2),
            (x, y, h + 0.07),
        )
        ball((x, y, h + 0.74), 0.06, brass)
        tube([(x, y, h + 0.6), (x, y, h + 0.95)], 0.018, brass)
    if roof == 'gable':
        poly(
            [(-d / 2 - 0.08, 0), (d / 2 + 0.08, 0), (0, 0.62)],
            mat('#D9743F', 0.7),
            w / 2 + 0.04,
            (x, y, h + 0.06),
            (math.pi / 2, 0, math.pi / 2),
        )
    if roof == 'flag':
        tube([(x, y, h), (x, y, h + 0.9)], 0.022, brass)
        poly([(0, 0), (0.46, -0.13), (0, -0.26)], mat('rani', 0.6), 0.01, (x, y, h + 0.88))


house(-2.1, 1.85, 1.3, 1.1, 1.15, '#F3E0C0', 'flat', '#A82A4C', 'rani')
house(-0.45, 2.15, 1.2, 1.2, 1.9, '#E08A5C', 'flag')
house(1.15, 2.0, 1.35, 1.3, 1.25, '#BFE3D6', 'dome', '#A82A4C')
house(2.85, 2.05, 1.3, 1.2, 2.2, '#F3C9B8', 'flat')
house(4.1, 0.95, 1.0, 1.2, 1.35, '#F3E0C0', 'gable', '#0C4A47')
house(3.75, -1.85, 1.25, 1.0, 1.0, '#F0B75E', 'gable', '#0C4A47', 'lagoon')
# the cast on the road; the first carries the next square, two bring thread
who('kavya', -2.55, -0.35, 1.2, 0.95)
who('arjun', -1.2, -0.1, 1.0, 0.95)
who('gurpreet', 0.35, -0.75, 0.7, 0.95)
who('meera', 1.35, 0.45, 0.2, 0.95)
who('ananya', -0.55, -1.55, 0.9, 0.95)
slab((-2.35, -1.0, 0.42), (0.5, 0.5, 0.12), mat('marigold', 0.7, sheen=0.4), 0.05, 0.025, rot=(0.3, 0.2, 0.2))


def bobbin(x, y, c, rot=0.0, r=0.24, h=0.5):
    group(
        [
            cyl((0, 0, h / 2), r, h * 0.72, mat(c, 0.6, sheen=0.5), 0.02),
            cyl((0, 0, 0.05), r * 1.3, 0.08, mat('#C98B52', 0.5), 0.02),
            cyl((0, 0, h - 0.05), r * 1.3, 0.08, mat('#C98B52', 0.5), 0.02),
        ]
        + [torus((0, 0, 0.14 + i * 0.055), r, 0.016, mat(c, 0.6, sheen=0.5)) for i in range(5)],
        (x, y, 0),
        rot,
    )


bobbin(1.0, -1.95, 'marigold')
bobbin(1.6, -1.75, 'lagoon')
for x, y, k in ((-3.0, 1.2, 0.7), (2.0, 1.0, 0.6), (4.4, -0.35, 0.75), (-1.25, 1.1, 0.5)):
    plant((x, y, 0), k, 'saffron', 'teal', 9, int(k * 10))
area((-7, -4.5, 7.5), (0, 0, 0.4), 2.4, 1500, '#FFDCA6')
area((7, -5, 6), (0, 0, 0.6), 6, 340, '#CFE9E0')
area((2, 7, 7), (0, 0, 1), 3, 260, '#FFD3A0')
camera((9.0, -13.0, 7.9), (0.6, 0.3, 0.72), ortho=10.3)
render(out, W, H, S)
