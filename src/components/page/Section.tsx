import type { ReactNode } from 'react';
import type { Family } from '../../content/types.ts';
import { WovenEdge, type Ground } from '../base/WovenEdge.tsx';

const cloths: Record<Ground, string> = {
  canvas: 'bg-canvas',
  sunken: 'bg-sunken',
  night: 'on-silk bg-night',
  silk: 'on-silk bg-silk',
};

/**
 * A part of a page on its own ground.
 * @param props.name the section's heading has the id `<name>-title`.
 * @param props.anchor the fragment that leads here.
 * @param props.edge whether the ground ends in a woven edge that reaches up into the section before.
 */
export function Section(props: {
  name: string;
  anchor?: string;
  ground?: Ground;
  family?: Family;
  edge?: boolean;
  /** Follows the section before it closely. */
  tight?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const { ground = 'canvas' } = props;
  return (
    <section
      id={props.anchor}
      aria-labelledby={`${props.name}-title`}
      data-family={props.family}
      className={`relative px-gutter pb-hem ${props.tight ? '' : 'pt-band'} ${cloths[ground]}`}
    >
      {props.edge && <WovenEdge ground={ground} />}
      <div data-entrance="whole" className={`mx-auto max-w-page ${props.className ?? ''}`}>
        {props.children}
      </div>
    </section>
  );
}
