"""Celebration, the six around a cake, paper garlands and diyas."""
import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from room import *

out, W, H, S = args()
reset()
world('#FFF0DC', '#EBC9A6', 0.55)
backdrop('#F0C79C', wall_y=14, curve=6, z=-0.3)
shell(w=7.2, d=5.8, h=2.9)
win(-1.4, wx=-3.5, glass='#FFC070')
win(0.6, wx=-3.5, glass='#FFC070')
rug(0.1, -0.45, 5.4, 3.7)
# paper garlands: swags of marigold balls with mango-leaf pennants
rnd = random.Random(3)
y = 2.62
for s in range(4):
    x0 = -3.0 + s * 1.55
    for i in range(15):
        t = i / 14
        ball(
            (x0 + 1.55 * t, y, 2.62 - 0.42 * 4 * t * (1 - t)),
            0.075,
            mat(('marigold', 'saffron')[i % 2], 0.8, sheen=0.5),
        )
    poly(
        [(-0.09, 0), (0.09, 0), (0, -0.3)],
        mat(('rani', 'lagoon')[s % 2], 0.7),
        0.008,
        (x0 + 0.78, y - 0.06, 2.08),
    )
    poly([(-0.09, 0), (0.09, 0), (0, -0.3)], mat('mint', 0.7), 0.008, (x0, y - 0.06, 2.5))
# round table, cake with three tiers and candles
cyl((0.1, -0.3, 0.74), 0.95, 0.1, mat('#D9A066', 0.42, coat=0.15), 0.04)
cyl((0.1, -0.3, 0.38), 0.12, 0.7, mat('#A9703F', 0.5), 0.02)
cyl((0.1, -0.3, 0.05), 0.45, 0.07, mat('#A9703F', 0.5), 0.03)
cyl((0.1, -0.3, 0.82), 0.52, 0.04, mat('brass', 0.25, metal=1.0), 0.015)
for z, r, h, m in ((0.98, 0.44, 0.28, 'blush'), (1.22, 0.32, 0.22, 'cotton'), (1.41, 0.2, 0.18, 'rani')):
    cyl((0.1, -0.3, z), r, h, mat(m, 0.55), 0.04)
    n = int(r * 40)
    for i in range(n):
        a = i * 2 * math.pi / n
        ball(
            (0.1 + r * math.cos(a), -0.3 + r * math.sin(a), z + h / 2 - 0.01),
            0.036,
            mat('cotton' if m != 'cotton' else 'marigold', 0.5),
        )
for a in (0, 2.1, 4.2):
    cyl((0.1 + 0.09 * math.cos(a), -0.3 + 0.09 * math.sin(a), 1.58), 0.02, 0.18, mat('lagoon', 0.5), 0)
    ball(
        (0.1 + 0.09 * math.cos(a), -0.3 + 0.09 * math.sin(a), 1.71),
        0.03,
        mat('#FFC45A', 0.5, emit=8.0),
        scale=(0.8, 0.8, 1.7),
    )


def diya(x, y, z=0, s=0.5):
    lathe(
        smooth(
            [
                (0, 0),
                (0.14 * s, 0),
                (0.2 * s, 0.03 * s),
                (0.33 * s, 0.17 * s),
                (0.35 * s, 0.22 * s),
                (0.31 * s, 0.22 * s),
                (0.2 * s, 0.1 * s),
                (0, 0.08 * s),
            ],
            2,
        ),
        mat('#D9743F', 0.6),
        (x, y, z),
    )
    ball((x, y, z + 0.3 * s), 0.07 * s, mat('#FFC45A', 0.5, emit=8.0), scale=(0.8, 0.8, 1.9))


for i in range(7):
    diya(-2.6 + i * 0.9, -2.55, 0.0)
for a in (0.5, 3.6, 5.4):
    diya(0.1 + 0.74 * math.cos(a), -0.3 + 0.74 * math.sin(a), 0.79, 0.34)
# three behind, two at the sides, one in front-left turned to the room
who('arjun', -1.0, 0.85, 0.75)
who('meera', 0.15, 1.2, 0.35)
who('gurpreet', 1.6, 1.15, -0.1)
who('kavya', -2.0, -0.4, 1.15)
who('rohan', 2.3, -0.75, -0.55)
who('ananya', -0.1, -1.95, 1.25)
# gift boxes
for x, y, s, m, b in (
    (2.6, 1.7, 0.6, 'rani', 'marigold'),
    (2.95, 1.0, 0.42, 'lagoon', 'cotton'),
    (2.2, 2.1, 0.42, 'marigold', 'rani'),
):
    box((x, y, s / 2), (s, s, s), mat(m, 0.6), 0.04)
    box((x, y, s / 2), (s * 1.01, s * 0.16, s * 1.01), mat(b, 0.6), 0.01)
    box((x, y, s / 2), (s * 0.16, s * 1.01, s * 1.01), mat(b, 0.6), 0.01)
plant((-2.8, 2.15, 0), 1.25, n=11)
for i in range(40):
    x, yy = rnd.uniform(-2.4, 2.6), rnd.uniform(-2.1, 1.2)
    box(
        (x, yy, 0.035),
        (0.07, 0.05, 0.008),
        mat(('marigold', 'cotton', 'lagoon', 'saffron')[i % 4], 0.7),
        0,
        rot=(0, 0, rnd.uniform(0, 3)),
    )
area((-7, -4.5, 8.5), (0, 0, 0.4), 2.6, 1200, '#FFE0B4')
area((7, -5, 6), (0, 0, 0.6), 6, 340, '#CFE9E0')
area((2, 7, 7), (0, 0, 1), 3, 220, '#FFD3A0')
area((0.1, -0.4, 2.2), (0.1, -0.3, 0.8), 0.4, 16, '#FFC873')
camera((9.0, -13.0, 7.9), (0.05, 0.05, 1.02), ortho=9.1)
render(out, W, H, S)
