import type { ReactNode } from 'react';
import { Link } from '../base/Link.tsx';
import type { ShellContent } from '../../content/shell.ts';
import type { Link as LinkContent } from '../../content/types.ts';
import { Button } from '../base/Button.tsx';
import { Mark } from './Mark.tsx';

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
      <div className="mx-auto flex h-header max-w-page items-center gap-2 lg:gap-4">
        <Link
          to="/"
          aria-label={labels.home.replace('{company}', props.name)}
          // Where room is missing the name shrinks first.
          className="me-auto flex min-h-11 min-w-11 shrink-9999999 items-center gap-3 font-display leading-none font-bold tracking-[-0.02em] text-balance md:text-[19px]"
        >
          <Mark logo={props.logo} className="h-11" />
          <span className="line-clamp-2 leading-[1.15] md:max-[60rem]:hidden">{props.name}</span>
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
