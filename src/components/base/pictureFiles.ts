import manifest from './pictures.json' with { type: 'json' };

/** The shapes a picture of `public/media` can have (width to height), and the widths in pixels it is kept in, smallest first. */
export const shapes = {
  '3:2': [480, 800, 1200],
  '4:3': [400, 800, 1200],
  '4:5': [280, 560],
  '16:9': [1280, 1920],
  '9:16': [720, 1080],
  '8:5': [800, 1200, 1600],
  '5:8': [400, 800],
} as const;

export type Shape = keyof typeof shapes;

/** The shape of the owner's pictures, by their folder in `owner/`: the build crops them to it. */
export const ownedShapes: Readonly<Record<string, Shape>> = { portraits: '4:5', projects: '3:2' };

/**
 * What `npm run media` keeps of a picture: AVIF in every width of its shape, WebP in one of them for browsers without AVIF.
 * @returns the width and height of the largest, and the files as `src` and `srcset` name them.
 * @throws when there is no picture of this name.
 */
export function pictureFiles(name: string) {
  const names: Readonly<Record<Shape, readonly string[]>> = manifest;
  const folder = name.split('/')[0] ?? '';
  for (const shape of Object.keys(shapes) as Shape[]) {
    if (names[shape].includes(name) || ownedShapes[folder] === shape) {
      const [x = 1, y = 1] = shape.split(':').map(Number);
      const widths = shapes[shape];
      const width = Math.max(...widths);
      return {
        width,
        height: (width * y) / x,
        avif: widths.map((width) => `/media/${name}-${width}.avif ${width}w`).join(','),
        webp: `/media/${name}-${webpWidth(shape)}.webp`,
      };
    }
  }
  throw new Error(`There is no picture named ${name}: see tools/media/README.md`);
}

/** The width that does on every screen. */
export function webpWidth(shape: Shape): number {
  const widths: readonly number[] = shapes[shape];
  return widths.find((width) => width >= 560) ?? Math.max(...widths);
}
