import type { Picture as PictureContent } from '../../content/types.ts';
import { pictureFiles } from './pictureFiles.ts';

/**
 * A picture of the media folder, with its natural size so that nothing moves when it arrives.
 * @param props.sizes how wide it is laid out, as of the `sizes` attribute; where it is cropped to fill a taller box, the
 *   width it would have uncropped.
 * @param props.eager for what is seen first; everything else loads when it comes near.
 */
export function Picture(props: {
  picture: PictureContent;
  sizes: string;
  className?: string;
  eager?: boolean;
}) {
  const { name, alt } = props.picture;
  const { width, height, avif, webp } = pictureFiles(name);
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={props.sizes} />
      <img
        src={webp}
        alt={alt}
        width={width}
        height={height}
        loading={props.eager ? 'eager' : 'lazy'}
        {...(props.eager && { fetchPriority: 'high' as const })}
        className={props.className}
      />
    </picture>
  );
}
