"""Gallery "Team": toy-people around a table, isometric."""
import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *

A = sys.argv[sys.argv.index('--') + 1 :]
out = A[0]
W, Hh, SPP = list(map(int, A[1:4])) + [1200, 800, 96][len(A[1:4]) :]
reset()
world('#FFF4E6', '#EBD2B6', 0.62)
BG = '#F0CDA6'
backdrop(BG, wall_y=14, curve=6, z=-0.3)
wood = mat('#C98B52', 0.5)
wood2 = mat('#A9703F', 0.5)
wall = mat('#0F5A55', 0.75)
wall2 = mat('#0C4A47', 0.75)
trim = mat('#F6F1E7', 0.6)
floor = mat('#EADCC4', 0.7)
# room shell: rounded floor slab, two low walls with an arched opening
slab((0, 0, -0.15), (8.2, 6.6, 0.3), floor, 0.35, 0.06)
box((0, 3.2, 1.45), (8.2, 0.2, 2.9), wall, 0.05)
box((-4.0, 0, 1.45), (0.2, 6.6, 2.9), wall2, 0.05)
box((0, 3.07, 0.09), (8.0, 0.06, 0.18), trim, 0.01)
box((-3.87, 0, 0.09), (0.06, 6.4, 0.18), trim, 0.01)


# windows on the left wall: glowing arch panes
def win(y, w=1.25, h=1.75, z=0.75):
    pts = [(-w / 2, 0), (w / 2, 0)] + [
        (w / 2 * math.cos(a), h * 0.62 + h * 0.38 * math.sin(a))
        for a in [math.pi * i / 24 for i in range(25)]
    ]
    for k, (sc, xx, m) in enumerate([(1.1, -3.885, trim), (1.0, -3.872, mat('#FFDFA0', 0.4, emit=1.15))]):
        cu = bpy.data.curves.new('w', 'CURVE')
        cu.dimensions = '2D'
        cu.fill_mode = 'BOTH'
        cu.extrude = 0.012 + 0.01 * (1 - k)
        s = cu.splines.new('POLY')
        s.points.add(len(pts) - 1)
        s.use_cyclic_u = True
        for q, c in zip(s.points, pts):
            q.co = (c[0] * sc, (c[1] - h * 0.5) * sc + h * 0.5, 0, 1)
        o = bpy.data.objects.new('w', cu)
        bpy.context.collection.objects.link(o)
        o.rotation_euler = (math.pi / 2, 0, math.pi / 2)
        o.location = (xx, y, z)
        o.data.materials.append(m)
    box((-3.855, y, z + h * 0.5), (0.03, 0.045, h), trim, 0.01)
    box((-3.855, y, z + h * 0.48), (0.03, w, 0.045), trim, 0.01)


win(-1.5)
win(0.5)
# kanban board
box((0.6, 3.08, 1.72), (3.7, 0.05, 1.6), mat('#FFFDF6', 0.5), 0.03)
cols = ['marigold', 'rani', 'lagoon', 'saffron']
rnd = random.Random(4)
for c in range(4):
    box((-0.75 + c * 0.9, 3.045, 2.32), (0.55, 0.02, 0.07), mat('peacock', 0.5), 0.01)
    for r in range([3, 2, 4, 2][c]):
        box(
            (-0.75 + c * 0.9, 3.04, 2.06 - r * 0.31),
            (0.62, 0.025, 0.24),
            mat(cols[(c + r) % 4], 0.6),
            0.012,
            rot=(0, rnd.uniform(-0.04, 0.04), 0),
        )
# rug with woven bits
slab((0.15, -0.35, 0.012), (5.6, 3.9, 0.024), mat('#A82A4C', 0.9, sheen=0.6), 0.12, 0.008)
for a, b, w, h in (
    (0.15, 1.38, 5.2, 0.05),
    (0.15, -2.08, 5.2, 0.05),
    (-2.43, -0.35, 0.05, 3.46),
    (2.73, -0.35, 0.05, 3.46),
):
    box((a, b, 0.027), (w, h, 0.012), mat('marigold', 0.8), 0)
for i in range(34):
    for yy, k in ((1.26, 0), (1.14, 1), (-1.96, 2), (-1.84, 3)):
        if rnd.random() < 0.55:
            box((-2.35 + i * 0.152, yy, 0.027), (0.09, 0.09, 0.012), mat('marigold', 0.8), 0)
# table
slab((0.15, -0.35, 0.78), (3.9, 1.7, 0.10), mat('#D9A066', 0.42, coat=0.15), 0.25, 0.04)
for x in (-1.45, 1.75):
    for y in (-0.95, 0.25):
        cyl((x, y, 0.38), 0.07, 0.76, wood2, 0.02)
# people: the recurring six-person cast
cast = [
    (-1.15, 0.95, dict(body='marigold', skin='#B87848', hair='#1b1412', style='short', collar='cotton')),
    (0.15, 1.0, dict(body='lagoon', skin='#C68A5B', hair='#2a1a14', style='long')),
    (1.45, 0.95, dict(body='cotton', skin='#A3683F', hair='saffron', style='turban', collar='peacock')),
]
cast2 = [
    (-1.15, -1.75, dict(body='teal', skin='#9C5F38', hair='#1b1412', style='bun')),
    (0.15, -1.85, dict(body='saffron', skin='#C48A5C', hair='#14100e', style='curly')),
    (1.45, -1.75, dict(body='#6E2348', skin='#B57848', hair='#2b1b12', style='bob')),
]
for x, y, k in cast:
    peg(x, y, rot=rnd.uniform(-0.15, 0.15), scale=1.22, **k)
for x, y, k in cast2:
    peg(x, y, rot=math.pi + rnd.uniform(-0.35, 0.35), scale=1.22, **k)
# laptops, mugs, papers
for x in (-1.15, 1.45):
    laptop((x, 0.15, 0.83), math.pi, scale=0.72, emit=1.0)
laptop((0.15, -0.75, 0.83), 0.1, scale=0.72)
for x, y, c in (
    (-0.45, 0.15, 'rani'),
    (0.75, -0.1, 'marigold'),
    (-0.75, -0.85, 'cotton'),
    (1.05, -0.85, 'lagoon'),
):
    cyl((x, y, 0.92), 0.075, 0.18, mat(c, 0.35, coat=0.4), 0.015)
    torus((x + 0.085, y, 0.92), 0.05, 0.014, mat(c, 0.35, coat=0.4), rot=(math.pi / 2, 0, 0))
for x, y, r in ((-1.2, -0.8, 0.2), (0.25, 0.2, -0.3), (1.5, -0.75, -0.15)):
    box((x, y, 0.838), (0.34, 0.46, 0.008), mat('#FFFDF6', 0.6), 0, rot=(0, 0, r))
plant((-3.35, 2.6, 0), 1.5, n=11)
plant((3.55, 2.55, 0), 1.15, 'rani', 'teal', 9, 7)
# shelf unit with books
box((3.35, 3.0, 1.85), (1.05, 0.3, 0.06), wood, 0.01)
for i in range(6):
    box(
        (2.98 + i * 0.11, 2.98, 2.08 - 0.02 * (i % 3)),
        (0.085, 0.22, 0.40 - 0.04 * (i % 3)),
        mat(['marigold', 'cotton', 'rani', 'mint', 'saffron', 'lagoon'][i], 0.6),
        0.012,
    )
# pendant lamps (brass domes)
for x in (-1.05, 0.15, 1.35):
    lathe(
        smooth(
            [(0.02, 0.22), (0.08, 0.2), (0.17, 0.11), (0.21, 0), (0.198, 0), (0.155, 0.1), (0.02, 0.19)], 2
        ),
        mat('#D9A441', 0.25, metal=1.0),
        (x, -0.35, 2.62),
    )
    ball((x, -0.35, 2.69), 0.075, mat('#FFE3A8', 0.4, emit=9.0))
    tube([(x, -0.35, 2.86), (x, -0.35, 5.6)], 0.012, mat('ink', 0.5))
area((-7, -4.5, 8.5), (0, 0, 0.4), 2.6, 1350, '#FFE4BC')
area((7, -5, 6), (0, 0, 0.6), 6, 380, '#CFE9E0')
area((2, 7, 7), (0, 0, 1), 3, 240, '#FFD3A0')
area((-3.7, -0.5, 1.7), (1, -1, 0.3), 1.6, 45, '#FFC873')
camera((9.0, -13.0, 7.9), (0.05, 0.2, 1.12), ortho=10.7)
render(out, W, Hh, SPP)
