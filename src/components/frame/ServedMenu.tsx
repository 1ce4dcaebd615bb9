import type { ShellContent } from '../../content/shell.ts';
import type { Link as LinkContent, NavItem } from '../../content/types.ts';
import { servedMenuId } from '../../machines/drawer/drawer.connect.ts';
import { Button } from '../base/Button.tsx';
import { Icon } from '../base/Icon.tsx';
import { Link } from '../base/Link.tsx';

/** The menu of small screens that HTML itself opens, until the drawer's code is loaded. */
export function ServedMenu(props: {
  items: readonly NavItem[];
  action: LinkContent;
  current: string;
  labels: ShellContent;
}) {
  const { items, action, current, labels } = props;
  return (
    <details id={servedMenuId} className="md:hidden">
      <summary className="menu-button">
        <span className="sr-only">{labels.openMenu}</span>
        <Icon width={22} height={22}>
          <path d="M2 6h18M2 11h18M2 16h12" />
        </Icon>
      </summary>
      <nav
        aria-label={labels.mobileNavigation}
        className="below-header px-gutter pt-4 pb-10 [&_[aria-current]]:text-marigold"
      >
        <ul className="border-b border-hairline">
          {items.map((item) => (
            <li key={item.label} className="border-t border-hairline">
              <Entry item={item} current={current} />
            </li>
          ))}
        </ul>
        <div className="mt-6">
          <Button to={action.href}>{action.label}</Button>
        </div>
      </nav>
    </details>
  );
}

/** A link, or a group of them that unfolds. */
function Entry({ item, current }: { item: NavItem; current: string }) {
  const look = 'flex min-h-14 items-center justify-between font-display text-intro font-bold';
  if (item.href) {
    return (
      <Link
        to={item.href}
        aria-current={item.href === current ? 'page' : undefined}
        className={look}
      >
        {item.label}
      </Link>
    );
  }
  return (
    <details className="group/fold">
      <summary className={`${look} cursor-pointer list-none`}>
        {item.label}
        <Icon width={20} height={20} className="me-3.5 text-marigold">
          <path d="M2 10h16" />
          <path d="M10 2v16" className="group-open/fold:hidden" />
        </Icon>
      </summary>
      <ul className="ps-5 pb-3">
        {item.items?.map(({ label, href = '' }) => (
          <li key={label}>
            <Link
              to={href}
              aria-current={href === current ? 'page' : undefined}
              className="flex min-h-11 items-center"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
