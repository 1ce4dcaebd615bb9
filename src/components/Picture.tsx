import type { Picture as PictureContent } from '../content/types.ts';

// Still to be rendered; until then the nearest scene of the same cast stands in, so that no picture is broken.
const standIns: Readonly<Record<string, string>> = {
  celebration: 'team',
  'office-space': 'coding-session',
  'project-review': 'client-meeting',
  'it-solutions': 'billing',
  'cloud-migration': 'cybersecurity',
};

const scenes = new Set([
  'team',
  'coding-session',
  'client-meeting',
  'jewellery',
  'astrology',
  'billing',
  'cybersecurity',
]);

function naturalSize(file: string): { width: number; height: number } {
  if (file.startsWith('portrait-')) return { width: 560, height: 700 };
  if (scenes.has(file)) return { width: 1200, height: 800 };
  return { width: 800, height: 600 };
}

/**
 * A picture of the media folder, with its natural size so that nothing moves when it arrives.
 * @param props.eager for what is seen first; everything else loads when it comes near.
 */
export function Picture(props: { picture: PictureContent; className?: string; eager?: boolean }) {
  const { name, alt } = props.picture;
  const file = standIns[name] ?? name;
  return (
    <img
      src={`/media/${file}.avif`}
      alt={alt}
      {...naturalSize(file)}
      loading={props.eager ? 'eager' : 'lazy'}
      {...(props.eager && { fetchPriority: 'high' as const })}
      decoding="async"
      className={props.className}
    />
  );
}
