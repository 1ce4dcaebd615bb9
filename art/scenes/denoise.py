"""denoise.py <name.passes dir> <out.png> [strength=.6] [radius=9] - feature-guided dual-buffer NLM (CPU torch) + Khronos PBR Neutral tone map + grade.
   Replaces OIDN (absent from Debian's Blender). needs: torch (CPU), opencv-python-headless, numpy"""
import os
import sys
import time

import cv2
import numpy as np
import torch
import torch.nn.functional as F

d, out = sys.argv[1], sys.argv[2]
K = float(sys.argv[3]) if len(sys.argv) > 3 else 0.6
R = int(sys.argv[4]) if len(sys.argv) > 4 else 9
torch.set_num_threads(int(os.environ.get('DENOISE_THREADS', '1')))
torch.set_grad_enabled(False)
t0 = time.time()
W, H = map(int, open(d + '/size.txt').read().split())


def rd(n, k):
    f = f'{d}/{n}{k:04d}.f32'
    if not os.path.exists(f):
        return None
    return np.nan_to_num(np.fromfile(f, np.float32).reshape(H, W, 4)[::-1], posinf=1e4, neginf=0)


T = lambda a: torch.from_numpy(np.ascontiguousarray(a[..., :3].transpose(2, 0, 1)))[None]
box = lambda x, r: F.avg_pool2d(F.pad(x, (r,) * 4, mode='reflect'), 2 * r + 1, 1)
img = [rd('Image', k) for k in (0, 1)]
alpha = None
if img[0].shape[2] == 4:
    alpha = (img[0][..., 3] + img[1][..., 3]) / 2
em = [T(rd('Emit', k)) if rd('Emit', k) is not None else 0 for k in (0, 1)]
A, B = T(img[0]) - em[0], T(img[1]) - em[1]  # emission is noise-free: take it out, add it back at the end
albs = [sum(T(rd(n, k)) for n in ('DiffCol', 'GlossCol', 'TransCol') if rd(n, k) is not None) for k in (0, 1)]
alb = ((albs[0] + albs[1]) / 2).clamp(0.0, 4.0)
demod = alb.clamp(min=0.06)
nrm = (T(rd('Normal', 0)) + T(rd('Normal', 1))) / 2
dep = (T(rd('Depth', 0)) + T(rd('Depth', 1)))[:, :1] / 2
dep = dep.clamp(max=200)
emi = (em[0] + em[1]) / 2


def firefly(x, y):  # clamp vs. 5x5 local max-ish of the other half
    m = box(y, 2)
    s = (box(y * y, 2) - m * m).clamp(min=0).sqrt()
    return torch.minimum(x, m + 3.0 * s + 0.02)


A, B = firefly(A, B), firefly(B, A)
IA, IB = A / demod, B / demod
tm = lambda x: torch.log1p(4 * x.clamp(min=0))  # perceptual-ish domain for distances
a, b = tm(IA), tm(IB)
# variance of one half buffer, robustly smoothed
var = box(((a - b) ** 2).mean(1, keepdim=True) / 2, 4) + 1e-6
feat = torch.cat([nrm * 1.0, tm(alb) * 1.2], 1)
gd = F.pad(dep, (1, 1, 1, 1), mode='replicate')
gx = (gd[..., 1:-1, 2:] - gd[..., 1:-1, :-2]).abs() / 2
gy = (gd[..., 2:, 1:-1] - gd[..., :-2, 1:-1]).abs() / 2
dg = torch.maximum(gx, gy) + 0.004 * dep
H_, W_ = a.shape[-2:]


def padded(x):
    return F.pad(x, (R,) * 4, mode='reflect')


def nlm(g, src, gvar, k, fs, P=2):
    gp, vp_, sp, fp, dp = map(padded, (g, gvar, src, feat, dep))
    cut = lambda x, dx, dy: x[..., R + dy : R + dy + H_, R + dx : R + dx + W_]  # views, no copies
    num = torch.zeros_like(src)
    den = torch.zeros_like(src[:, :1])
    for dy in range(-R, R + 1):
        for dx in range(-R, R + 1):
            if dx * dx + dy * dy > R * R + 1:
                continue
            vq = cut(vp_, dx, dy)
            dc = (
                (g - cut(gp, dx, dy)).square().mean(1, keepdim=True) - (gvar + torch.minimum(gvar, vq))
            ).div_((gvar + vq).mul_(k * k).add_(1e-5))
            dc = box(dc, P).clamp_(min=0)
            df = (feat - cut(fp, dx, dy)).square().sum(1, keepdim=True).div_(fs * fs)
            dd = (
                ((dep - cut(dp, dx, dy)).abs().div_(dg * (max(1, (dx * dx + dy * dy) ** 0.5) * 2) + 1e-4))
                .square_()
                .mul_(0.5)
            )
            w = torch.exp(-torch.maximum(torch.maximum(dc, df), dd))
            num.addcmul_(w, cut(sp, dx, dy))
            den += w
    return num / den.clamp(min=1e-8)


outA = nlm(b, a, var, K, 0.22)
outB = nlm(a, b, var, K, 0.22)
# second light pass on the residual
v2 = box(((outA - outB) ** 2).mean(1, keepdim=True) / 2, 3) + 1e-6
R = min(R, 6)
g = (outA + outB) / 2
res = nlm(g, g, v2, 0.9, 0.2, P=1)
I = torch.expm1(res) / 4
col = (I * demod)[0].permute(1, 2, 0).numpy()
if torch.is_tensor(emi):
    col = col + emi[0].permute(1, 2, 0).numpy()
try:
    look, ex, tr = open(d + '/grade.txt').read().split('|')
    ex = float(ex)
except Exception:
    ex = 0


def neutral(c):  # Khronos PBR Neutral: keeps brand hues, rolls off highlights
    s, ds = 0.8 - 0.04, 0.15
    x = c.min(-1, keepdims=True)
    off = np.where(x < 0.08, x - 6.25 * x * x, 0.04)
    c = c - off
    p = c.max(-1, keepdims=True)
    d_ = 1 - s
    np_ = 1 - d_ * d_ / (p + d_ - s)
    g = 1 - 1 / (ds * (p - np_) + 1)
    return np.where(p < s, c, (c * np_ / np.maximum(p, 1e-6)) * (1 - g) + np_ * g)


if alpha is not None and float(alpha.min()) < 0.999:
    col = col / np.maximum(alpha[..., None], 1e-3) * (alpha[..., None] > 1e-3)
c = neutral(np.maximum(col, 0) * 2**ex)
c = np.clip(c, 0, 1)
s = np.where(c <= 0.0031308, 12.92 * c, 1.055 * c ** (1 / 2.4) - 0.055)
s = s + np.random.default_rng(1).normal(0, 0.0035, s.shape[:2] + (1,))  # a breath of dither: no banding
s8 = (np.clip(s, 0, 1) * 255 + 0.5).astype(np.uint8)[..., ::-1]
if alpha is not None and float(alpha.min()) < 0.999:
    s8 = np.dstack([s8, (np.clip(alpha, 0, 1) * 255 + 0.5).astype(np.uint8)])
cv2.imwrite(out, s8, [cv2.IMWRITE_JPEG_QUALITY, 95])
print('denoise %.1fs -> %s' % (time.time() - t0, out))
