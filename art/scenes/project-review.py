"""Gallery "Project Review": four of the cast before a wall of task cards."""
import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from room import *

out, W, H, S = args()
reset()
world('#FFF4E6', '#EBD2B6', 0.6)
backdrop('#E8B7A4', wall_y=14, curve=6, z=-0.3)
shell(w=6.8, d=5.4, h=2.9)
win(-1.15, wx=-3.3)
win(0.75, wx=-3.3)
rug(0.2, -0.55, 4.9, 3.1, c='#0F6A63')
# the wall: a cotton board in four columns; threads of gold run from card to card, done ones carry a tick
bx, by = 0.55, 2.5
box((bx, by - 0.03, 1.72), (4.7, 0.06, 2.0), mat('#FFFDF6', 0.5), 0.03)
rnd = random.Random(12)
C = ('marigold', 'rani', 'lagoon', 'saffron')
rows = (4, 3, 4, 2)
place = {}
for c in range(4):
    x = bx - 1.72 + c * 1.15
    box((x, by - 0.075, 2.52), (0.72, 0.02, 0.09), mat('peacock', 0.5), 0.01)
    for r in range(rows[c]):
        z = 2.24 - r * 0.4
        t = rnd.uniform(-0.05, 0.05)
        place[c, r] = (x, z)
        m = C[(c * 2 + r * 3) % 4]
        box((x, by - 0.08, z), (0.86, 0.03, 0.3), mat(m, 0.6), 0.014, rot=(0, t, 0))
        box((x - 0.1, by - 0.1, z + 0.05), (0.5, 0.012, 0.035), mat('cotton', 0.5), 0, rot=(0, t, 0))
        box((x - 0.17, by - 0.1, z - 0.05), (0.36, 0.012, 0.035), mat('cotton', 0.5), 0, rot=(0, t, 0))
        if c == 3:
            tube(
                [
                    (x + 0.22, by - 0.115, z),
                    (x + 0.28, by - 0.115, z - 0.06),
                    (x + 0.37, by - 0.115, z + 0.07),
                ],
                0.018,
                mat('cotton', 0.5),
                res=1,
            )
for a, b in (((0, 1), (1, 1)), ((1, 1), (2, 0)), ((2, 0), (3, 0)), ((1, 2), (2, 3)), ((2, 3), (3, 1))):
    p, q = place[a], place[b]
    tube(
        [
            (p[0] + 0.43, by - 0.11, p[1]),
            ((p[0] + q[0]) / 2, by - 0.2, (p[1] + q[1]) / 2 - 0.1),
            (q[0] - 0.43, by - 0.11, q[1]),
        ],
        0.016,
        mat('brass', 0.25, metal=1.0),
    )
# on trestles before them: the samples that are being reviewed
slab((0.95, -0.55, 0.72), (1.9, 0.95, 0.08), mat('#D9A066', 0.42, coat=0.15), 0.14, 0.03)
for sx in (-1, 1):
    for sy in (-1, 1):
        cyl((0.95 + sx * 0.78, -0.55 + sy * 0.33, 0.34), 0.045, 0.68, mat('#A9703F', 0.5), 0.02)
laptop((0.6, -0.5, 0.76), 0.12, scale=0.62)
mug(1.55, -0.8, 0.76, 'rani')
mug(1.72, -0.45, 0.76, 'cotton')
phone((1.18, -0.62, 0.79), (0, 0, 0.35), scale=0.28)
for x, y, r in ((1.2, -0.25, 0.25), (0.2, -0.85, 0.1)):
    box((x, y, 0.766), (0.3, 0.4, 0.008), mat('#FFFDF6', 0.6), 0, rot=(0, 0, r))
# one shows, the others listen; nobody turns the back to us
who('ananya', -1.25, 1.35, 0.75)
who('arjun', 2.35, 1.0, -0.75)
who('meera', -1.3, -0.75, 1.35)
who('rohan', 2.5, -1.1, -0.75)
who('kavya', 0.25, 1.15, 0.25)
plant((-2.55, 1.95, 0), 1.2, n=11)
day()
camera((9.0, -13.0, 7.9), (0.05, 0.05, 1.0), ortho=8.8)
render(out, W, H, S)
