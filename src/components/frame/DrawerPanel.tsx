import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import type { ReactNode } from 'react';
import type { ShellContent } from '../../content/shell.ts';
import type { Link as LinkContent, NavItem } from '../../content/types.ts';
import type { connectDrawer } from '../../machines/drawer/drawer.connect.ts';
import type { DrawerGroup } from '../../machines/drawer/drawer.machine.ts';
import { Icon } from '../base/Icon.tsx';
import { Link } from '../base/Link.tsx';

const row =
  'flex min-h-16 w-full items-center font-display text-[1.5625rem] leading-tight font-bold tracking-[-0.02em]';

/** The drawer itself: a sheet over the page. */
export function DrawerPanel(props: {
  api: ReturnType<typeof connectDrawer>;
  items: readonly NavItem<DrawerGroup>[];
  action: LinkContent;
  current: string;
  labels: ShellContent;
  /** How to reach the company at once. */
  direct: ReactNode;
}) {
  const { api, items, action, current, labels } = props;
  return (
    // Hidden by CSS: a transition of Headless UI may never end if another interrupts it.
    <Dialog
      {...api.dialog}
      static
      className="fixed inset-0 z-50 invisible pointer-events-none [transition:visibility_0s_var(--drawer-animation)] data-open:visible data-open:pointer-events-auto data-open:transition-none motion-reduce:transition-none"
    >
      <DialogBackdrop className="fixed inset-0 bg-night/75 opacity-0 transition-opacity duration-(--drawer-animation) ease-cloth data-open:opacity-100 starting:opacity-0 motion-reduce:transition-none" />
      <DialogPanel className="on-silk fixed inset-y-0 end-0 flex w-full max-w-md flex-col bg-night low:scroll-pt-header low:overflow-y-auto transition-transform duration-(--drawer-animation) ease-cloth not-data-open:translate-x-full motion-reduce:transition-none rtl:not-data-open:-translate-x-full starting:translate-x-full rtl:starting:-translate-x-full">
        <div className="flex h-header shrink-0 items-center justify-between bg-night px-gutter low:sticky low:top-0 low:z-1">
          {/* Read first: when the page goes, Orca moves to the first thing it can read, and is silent when that gets the focus. */}
          <DialogTitle className="text-h3">{labels.mobileNavigation}</DialogTitle>
          <button
            {...api.close}
            aria-label={labels.closeMenu}
            className="flex size-12 cursor-pointer items-center justify-center rounded ring-[1.5px] ring-foam/50 ring-inset"
          >
            <Icon width={22} height={22}>
              <path d="M4 4l14 14M18 4L4 18" />
            </Icon>
          </button>
        </div>
        <div className="selvedge h-0.5 shrink-0" />
        <nav
          aria-label={labels.mobileNavigation}
          className="flex-1 overflow-y-auto overscroll-contain px-gutter low:flex-none low:overflow-visible"
        >
          <ul className="divide-y divide-hairline">
            {items.map(({ id: group, ...item }) => (
              <li key={item.label}>
                {group ? (
                  <>
                    <button
                      {...api.group(group)}
                      className={`${row} group/fold cursor-pointer justify-between text-start`}
                    >
                      {item.label}
                      <Sign />
                    </button>
                    <div
                      {...api.links(group)}
                      className="grid grid-rows-[0fr] transition-[grid-template-rows] duration-(--drawer-animation) ease-cloth data-[state=expanded]:grid-rows-[1fr] motion-reduce:transition-none"
                    >
                      <ul className="overflow-hidden">
                        {item.items?.map(({ label, href = '' }) => (
                          <li key={label} className="border-s-2 border-hairline last:mb-4">
                            <Link
                              {...api.link}
                              to={href}
                              aria-current={href === current ? 'page' : undefined}
                              className="flex min-h-12 items-center ps-5 text-lead aria-[current=page]:text-marigold"
                            >
                              {label}
                            </Link>
                          </li>
                        ))}
                      </ul>
                    </div>
                  </>
                ) : (
                  <Link
                    {...api.link}
                    to={item.href ?? ''}
                    aria-current={item.href === current ? 'page' : undefined}
                    className={`${row} aria-[current=page]:text-marigold`}
                  >
                    {item.label}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </nav>
        {/* Where a thumb is. */}
        <div className="shrink-0 border-t border-hairline px-gutter pt-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
          {props.direct}
          <Link
            {...api.link}
            to={action.href}
            className="flex min-h-14 items-center justify-center rounded bg-gold font-semibold text-on-gold"
          >
            {action.label}
          </Link>
        </div>
      </DialogPanel>
    </Dialog>
  );
}

/** A plus that becomes a minus. */
function Sign() {
  return (
    <Icon width={20} height={20} className="me-3.5 shrink-0 text-marigold">
      <path d="M2 10h16" />
      <path
        d="M10 2v16"
        className="origin-center transition-transform duration-300 ease-cloth group-aria-expanded/fold:scale-y-0 motion-reduce:transition-none"
      />
    </Icon>
  );
}
