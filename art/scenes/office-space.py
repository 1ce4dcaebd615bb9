"""Gallery "Office Space": the desks before anyone has come, morning light."""
import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from room import *

out, W, H, S = args()
reset()
world('#FFF1DC', '#CFE0DC', 0.44)
backdrop('#9CCBBE', wall_y=14, curve=6, z=-0.3)
shell(w=7.4, d=6.0, h=2.9)
for y in (-1.75, -0.1, 1.55):
    win(y, wx=-3.6, w=1.15, glass='#FFE9BE', emit=1.35)
top = mat('#D9A066', 0.42, coat=0.15)
leg = mat('#A9703F', 0.5)
cot = mat('cotton', 0.5)
grey = mat('#D9DDDA', 0.35, metal=0.6)


def keys(x, y, z, rot=0.0):
    P = [slab((0, 0, 0.015), (0.8, 0.26, 0.03), cot, 0.05, 0.01)]
    for i in range(9):
        for j in range(3):
            P.append(
                box(
                    (-0.32 + i * 0.08, 0.08 - j * 0.075, 0.036),
                    (0.062, 0.055, 0.016),
                    mat('#D9CDB5' if (i + j) % 5 else 'rani', 0.6),
                    0.006,
                )
            )
    group(P, (x, y, z), rot)


def chair(x, y, rot, c):
    P = [cyl((0, 0, 0.46), 0.27, 0.1, mat(c, 0.8, sheen=0.5), 0.045), cyl((0, 0, 0.26), 0.035, 0.36, grey, 0)]
    for k in range(4):
        a = math.pi / 2 * k + 0.4
        P.append(tube([(0, 0, 0.09), (0.24 * math.cos(a), 0.24 * math.sin(a), 0.045)], 0.024, grey))
        P.append(ball((0.25 * math.cos(a), 0.25 * math.sin(a), 0.035), 0.035, mat('ink', 0.4)))
    P.append(
        slab(
            (0, 0.27, 0.86),
            (0.5, 0.5, 0.07),
            mat(c, 0.8, sheen=0.5),
            0.16,
            0.03,
            rot=(math.pi / 2 - 0.1, 0, 0),
        )
    )
    P.append(tube([(0, 0.2, 0.46), (0, 0.29, 0.6), (0, 0.29, 0.75)], 0.028, grey))
    group(P, (x, y, 0), rot, 1.12)


def desk(x, y, w=2.5, d=1.0):
    slab((x, y, 0.82), (w, d, 0.09), top, 0.16, 0.035)
    for sx in (-1, 1):
        for sy in (-1, 1):
            cyl((x + sx * (w / 2 - 0.17), y + sy * (d / 2 - 0.16), 0.39), 0.05, 0.78, leg, 0.02)


# two desks along the back wall, one before them; the chairs pushed aside as they were left
desk(-1.55, 2.05)
desk(1.45, 2.05)
desk(0.95, -0.95, 2.7, 1.05)
for x, s in ((-1.55, 3), (1.45, 8)):
    monitor((x, 2.2, 0.865), -0.04, seed=s, w=1.25, h=0.8)
    keys(x - 0.02, 1.72, 0.865, 0.03)
monitor((0.4, -0.75, 0.865), 0.06, seed=5, w=1.2, h=0.78)
keys(0.4, -1.23, 0.865, 0.05)
laptop((1.65, -0.92, 0.865), -0.15, scale=0.72, emit=1.0)
chair(-1.6, 1.1, math.pi + 0.25, 'rani')
chair(1.7, 1.1, math.pi - 0.5, 'lagoon')
chair(0.3, -1.95, math.pi + 0.15, 'lagoon')
chair(2.15, -1.85, math.pi - 0.75, 'marigold')
mug(-0.75, 1.85, 0.865, 'marigold')
mug(1.12, -1.15, 0.865, 'rani')
mug(2.4, 1.9, 0.865, 'cotton')
for x, y, r in ((-2.45, 1.95, 0.2), (1.15, -0.65, -0.25)):
    box((x, y, 0.872), (0.34, 0.46, 0.01), mat('#FFFDF6', 0.6), 0, rot=(0, 0, r))
# brass desk lamp, still lit
b = mat('#D9A441', 0.25, metal=1.0)
lx, ly = 0.55, 2.2
cyl((lx, ly, 0.88), 0.14, 0.04, b, 0.015)
tube([(lx, ly, 0.9), (lx + 0.08, ly + 0.1, 1.35), (lx - 0.06, ly, 1.78), (lx - 0.2, ly - 0.12, 1.8)], 0.02, b)
lathe(
    smooth([(0.02, 0.17), (0.07, 0.15), (0.13, 0.08), (0.16, 0), (0.15, 0), (0.12, 0.08), (0.02, 0.14)], 2),
    b,
    (lx - 0.24, ly - 0.15, 1.66),
)
ball((lx - 0.24, ly - 0.15, 1.69), 0.055, mat('#FFE3A8', 0.4, emit=7.0))
# a dhurrie on the floor, shelves, the mark of nine woven squares on the wall
rug(0.9, -1.15, 4.4, 2.5)
for k, z in enumerate((1.62, 2.22)):
    books(2.65, 2.72, z, 6 if k else 5)
for i in range(3):
    for j in range(3):
        slab(
            (-0.28 + i * 0.3, 2.77, 1.55 + j * 0.3),
            (0.25, 0.25, 0.05),
            mat(('marigold', 'rani', 'lagoon', 'cotton', 'saffron')[(i * 2 + j * 3) % 5], 0.55, sheen=0.3),
            0.03,
            0.012,
            rot=(math.pi / 2, 0, 0),
        )
plant((-3.0, 2.35, 0), 1.35, n=11)
plant((3.25, -0.2, 0), 1.05, 'rani', 'teal', 9, 7)
plant((-3.0, -2.35, 0), 0.8, 'marigold', 'teal', 9, 5)
# what the sun lays on the floor: the three windows, slanted
for y in (-1.75, -0.1, 1.55):
    for side in (-1, 1):
        half = [p for p in archpts(1.0, 1.0) if p[0] * side >= 0.04]
        half.insert(1 if side < 0 else 0, (side * 0.04, 0))
        poly(
            [(-3.35 + 1.6 * v, y + u + 0.55 * v) for u, v in half],
            mat('#FFF3D2', 0.7, emit=0.22),
            0.002,
            (0, 0, 0.004),
            (0, 0, 0),
        )
# morning: low warm sun through the left side, long shadows
area((-8.5, -3.6, 5.2), (0, 0, 0.3), 1.5, 2100, '#FFD89C')
area((7, -5, 6), (0, 0, 0.6), 6, 360, '#CFE9E0')
area((2, 7, 7), (0, 0, 1), 3, 220, '#FFE3C0')
area((-3.3, -0.1, 1.6), (1, -0.6, 0.3), 1.8, 60, '#FFD58E')
camera((9.0, -13.0, 7.9), (0.05, 0.0, 1.05), ortho=9.4)
render(out, W, H, S)
