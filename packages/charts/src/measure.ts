export interface Font {
  /** CSS pixels. */
  readonly size: number;
  readonly weight: 400 | 600 | 700;
}

/** The characters of `advances`, in order: printable ASCII, then a few of typography. */
const characters =
  Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('') + '’–…×·′₹';

/**
 * How far each character advances, in thousandths of the type size, as Chromium measured it. The widest of three fonts,
 * Figtree, Liberation Sans and (700) Bricolage, so that a chart fits where one of them is missing.
 */
const advances: Readonly<Record<Font['weight'], readonly number[]>> = {
  400: [
    278, 298, 355, 629, 563, 889, 667, 200, 352, 352, 481, 623, 278, 417, 278, 389, 641, 556, 559,
    556, 621, 575, 566, 556, 614, 566, 278, 278, 623, 623, 623, 556, 1015, 677, 667, 722, 722, 667,
    611, 778, 751, 278, 515, 667, 556, 846, 774, 778, 667, 780, 722, 667, 611, 722, 693, 960, 667,
    667, 641, 324, 389, 324, 551, 556, 333, 556, 586, 541, 586, 556, 369, 587, 558, 232, 269, 500,
    222, 851, 558, 580, 591, 578, 338, 500, 378, 558, 520, 784, 500, 526, 500, 385, 260, 385, 584,
    222, 556, 1000, 623, 278, 219, 636,
  ],
  600: [
    278, 333, 474, 630, 558, 889, 722, 238, 370, 370, 485, 629, 278, 411, 278, 415, 645, 556, 571,
    556, 628, 578, 574, 556, 613, 574, 333, 333, 629, 629, 629, 611, 991, 722, 722, 723, 722, 667,
    611, 778, 750, 282, 556, 722, 611, 853, 774, 783, 667, 785, 722, 667, 611, 722, 711, 975, 667,
    667, 635, 336, 415, 336, 584, 556, 333, 556, 611, 556, 611, 556, 384, 611, 611, 278, 282, 556,
    278, 889, 611, 611, 611, 611, 389, 556, 393, 611, 556, 815, 556, 556, 500, 391, 280, 391, 628,
    278, 556, 1000, 629, 278, 281, 636,
  ],
  700: [
    278, 333, 474, 631, 571, 936, 722, 245, 382, 382, 488, 632, 278, 408, 278, 432, 648, 556, 579,
    562, 633, 581, 592, 556, 612, 599, 333, 333, 632, 632, 632, 611, 992, 722, 722, 725, 722, 667,
    611, 778, 750, 289, 556, 722, 611, 857, 773, 787, 667, 789, 722, 667, 611, 722, 722, 985, 679,
    667, 632, 344, 432, 344, 584, 556, 333, 556, 611, 556, 611, 556, 393, 611, 611, 278, 291, 556,
    278, 889, 611, 611, 611, 611, 389, 556, 402, 611, 556, 835, 556, 576, 500, 394, 280, 394, 667,
    278, 556, 1000, 632, 278, 281, 636,
  ],
};

/**
 * How wide a text is, in CSS pixels, measured without a screen: never too little for the fonts named above. Unknown
 * characters count as wide ones.
 */
export function measureText(text: string, { size, weight }: Font): number {
  let width = 0;
  for (const character of text) width += advances[weight][characters.indexOf(character)] ?? 1000;
  return (width * size) / 1000;
}
