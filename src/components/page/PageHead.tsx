import type { ReactNode } from 'react';
import type { Family, Picture as PictureContent } from '../../content/types.ts';
import { Pixels } from '../base/Pixels.tsx';
import { Picture } from '../base/Picture.tsx';

/**
 * The dark cloth a page begins with: its `h1`, a sentence, and beside them one picture that comes out of the cloth,
 * several pictures hung like bolts in a shop, or nothing.
 */
export function PageHead(props: {
  heading: string;
  lead?: string;
  family?: Family;
  picture?: PictureContent;
  bolts?: ReactNode;
  /** Below the lead, before what can be done. */
  facts?: ReactNode;
  children?: ReactNode;
}) {
  const { picture, bolts, lead } = props;
  const illustrated = picture !== undefined || bolts !== undefined;
  return (
    <header
      data-under-header
      data-family={props.family}
      className="on-silk relative isolate -mt-header overflow-hidden bg-night pt-header"
    >
      <div
        className={`relative z-10 px-gutter ${illustrated ? 'pt-12 pb-10 lg:flex lg:min-h-[34rem] lg:items-center lg:pt-16 lg:pb-32' : 'pt-14 pb-24 lg:pt-24 lg:pb-32'}`}
      >
        <div className="mx-auto w-full max-w-page">
          <div
            className={
              illustrated
                ? 'lg:max-w-[46%]'
                : 'grid items-end gap-x-16 gap-y-6 lg:grid-cols-[7fr_5fr]'
            }
          >
            <div className={lead || illustrated ? '' : 'lg:col-span-2'}>
              <span className={props.family ? 'text-yarn' : 'text-gold'}>
                <Pixels />
              </span>
              <h1 className="mt-6 text-title">{props.heading}</h1>
            </div>
            {lead && (
              <p
                className={illustrated ? 'mt-6 max-w-[25em] text-lead' : 'max-w-[28em] text-intro'}
              >
                {lead}
              </p>
            )}
            {props.facts}
            {props.children && (
              <div className="mt-9 flex flex-wrap items-center gap-x-6 gap-y-3.5">
                {props.children}
              </div>
            )}
          </div>
        </div>
      </div>
      {picture && (
        <Picture
          picture={picture}
          sizes="(min-width:64rem) 62vw,100vw"
          eager
          className="fade-in-cloth aspect-4/3 w-full object-cover max-lg:-mt-12 lg:absolute lg:inset-y-0 lg:end-0 lg:aspect-auto lg:h-full lg:w-[62%]"
        />
      )}
      {bolts}
      {illustrated && (
        // The header's words stay readable on any picture.
        <div
          aria-hidden="true"
          className="absolute inset-x-0 top-0 h-48 bg-linear-to-b from-night/90 from-40% to-night/0 max-lg:hidden"
        />
      )}
    </header>
  );
}
