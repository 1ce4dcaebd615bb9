import { Link } from 'react-router-dom';
import type { ShellContent } from '../content/shell.ts';
import type { Link as LinkContent, NavItem } from '../content/types.ts';
import { Button } from './Button.tsx';
import { Mark } from './Mark.tsx';

/**
 * The bar above every page: mark, main navigation, Get Started; on phones a menu that opens without scripts.
 * @param props.current the canonical path of the page that is shown.
 */
export function Header(props: {
  name: string;
  items: readonly NavItem[];
  /** What small screens offer: links, and groups of links. */
  phoneItems: readonly NavItem[];
  action: LinkContent;
  current: string;
  labels: ShellContent;
}) {
  const { items, current, labels } = props;
  return (
    <header className="on-silk header-cloth fixed inset-x-0 top-0 z-40 px-gutter">
      <div className="mx-auto flex h-header max-w-page items-center gap-5 lg:gap-10">
        <Link
          to="/"
          aria-label={labels.home.replace('{company}', props.name)}
          className="me-auto flex min-h-11 min-w-11 items-center gap-3 font-display text-[19px] leading-none font-bold tracking-[-0.02em] text-balance lg:text-[21px]"
        >
          <Mark />
          <span className="md:max-lg:sr-only">{props.name}</span>
        </Link>
        <nav aria-label={labels.mainNavigation} className="max-md:hidden">
          <ul className="flex gap-4.5 text-small font-medium lg:gap-8 lg:text-[16px]">
            {items.map((item) => (
              <Entry key={item.label} item={item} current={current} />
            ))}
          </ul>
        </nav>
        <div className="max-md:hidden">
          <Button to={props.action.href} look="ghost" small>
            {props.action.label}
          </Button>
        </div>
        <details key={current} className="group md:hidden">
          <summary className="flex size-12 cursor-pointer list-none items-center justify-center rounded bg-night/40 ring-[1.5px] ring-foam/50 ring-inset [&::-webkit-details-marker]:hidden">
            <span className="sr-only">{labels.openMenu}</span>
            <svg
              aria-hidden="true"
              width="22"
              height="22"
              viewBox="0 0 22 22"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
            >
              <path d="M2 6h18M2 11h18M2 16h12" className="group-open:hidden" />
              <path d="M4 4l14 14M18 4L4 18" className="hidden group-open:block" />
            </svg>
          </summary>
          <nav
            aria-label={labels.mobileNavigation}
            className="absolute inset-x-0 top-full max-h-[calc(100svh-100%)] overflow-y-auto bg-night px-gutter pt-4 pb-10"
          >
            <ul className="border-b border-hairline">
              {props.phoneItems.map((item) => (
                <li key={item.label} className="border-t border-hairline">
                  <PhoneEntry item={item} current={current} />
                </li>
              ))}
            </ul>
            <div className="mt-6">
              <Button to={props.action.href}>{props.action.label}</Button>
            </div>
          </nav>
        </details>
      </div>
    </header>
  );
}

/** A link of the phone's menu, or a named group of them. */
function PhoneEntry({ item, current }: { item: NavItem; current: string }) {
  const look = 'flex min-h-14 items-center font-display text-intro font-semibold';
  if (item.href) {
    return (
      <Link
        to={item.href}
        aria-current={item.href === current ? 'page' : undefined}
        className={`${look} aria-[current=page]:text-marigold`}
      >
        {item.label}
      </Link>
    );
  }
  return (
    <>
      <p className={look}>{item.label}</p>
      <ul className="ps-5 pb-3">
        {item.items?.map(({ label, href = '' }) => (
          <li key={label}>
            <Link to={href} className="flex min-h-11 items-center">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function Entry({ item, current }: { item: NavItem; current: string }) {
  if (!item.href) return null;
  return (
    <li>
      <Link
        to={item.href}
        aria-current={item.href === current ? 'page' : undefined}
        className="thread flex min-h-11 items-center whitespace-nowrap"
      >
        {item.label}
      </Link>
    </li>
  );
}
