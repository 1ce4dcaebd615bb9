import type { ReactNode } from 'react';
import { Link } from '../base/Link.tsx';
import type { ShellContent } from '../../content/shell.ts';
import type { Link as LinkContent } from '../../content/types.ts';
import { Button } from '../base/Button.tsx';
import { Mark } from './Mark.tsx';

/** On tablets the name wraps out of sight where the menu leaves it no room. */
const home =
  'me-auto flex min-h-11 min-w-11 items-center gap-x-3 font-display text-[19px] leading-none font-bold tracking-[-0.02em] text-balance md:max-lg:h-11 md:max-lg:flex-wrap md:max-lg:overflow-hidden';

/** The bar above every page: mark, main navigation, Get Started; on small screens the drawer's button. */
export function Header(props: {
  name: string;
  logo: string;
  action: LinkContent;
  labels: ShellContent;
  /** How to reach the company at once. */
  direct: ReactNode;
  menu: ReactNode;
  drawer: ReactNode;
}) {
  const { labels } = props;
  return (
    <header className="on-silk header-cloth fixed inset-x-0 print:absolute top-0 z-40 px-gutter">
      <div className="mx-auto flex h-header max-w-page items-center gap-5 lg:gap-10">
        <Link
          to="/"
          aria-label={labels.home.replace('{company}', props.name)}
          // Where room is missing, the name shrinks first, and the signs beside the menu only then.
          className={props.direct ? `${home} shrink-9999999 max-md:text-[17px]` : home}
        >
          <Mark logo={props.logo} className="h-11" />
          <span className="line-clamp-2 leading-[1.15] md:max-lg:max-w-[7em]">{props.name}</span>
        </Link>
        <nav aria-label={labels.mainNavigation} className="max-md:hidden">
          {props.menu}
        </nav>
        {props.direct}
        <div className="max-md:hidden">
          <Button to={props.action.href} look="ghost" small lively>
            {props.action.label}
          </Button>
        </div>
        {props.drawer}
      </div>
    </header>
  );
}
