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
export const ownedShapes: Readonly<Record<string, Shape>> = {
  portraits: '4:5',
  projects: '3:2',
  posts: '3:2',
};

/** The shapes of the examples, which know theirs: no list for every page holds their names. */
export const exampleShapes = { wide: '8:5', tall: '5:8' } as const;

/** @throws when there is no picture of this name. */
function shapeOf(name: string): Shape {
  const names: Readonly<Partial<Record<Shape, readonly string[]>>> = manifest;
  const [folder = ''] = name.split('/');
  const shapes = Object.keys(names) as Shape[];
  const shape = ownedShapes[folder] ?? shapes.find((shape) => names[shape]?.includes(name));
  if (!shape) throw new Error(`There is no picture named ${name}: see tools/media/README.md`);
  return shape;
}

/**
 * What `npm run media` keeps of a picture: AVIF in every width of its shape, WebP in one of them for browsers without AVIF.
 * @returns the width and height of the largest, and the files as `src` and `srcset` name them.
 * @param shape is looked up if it is not given.
 * @throws when it is not given and there is no picture of this name.
 */
export function pictureFiles(name: string, shape: Shape = shapeOf(name)) {
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

/** The width that does on every screen. */
export function webpWidth(shape: Shape): number {
  const widths: readonly number[] = shapes[shape];
  return widths.find((width) => width >= 560) ?? Math.max(...widths);
}
