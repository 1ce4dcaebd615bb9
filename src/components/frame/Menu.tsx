import type { ShellContent } from '../../content/shell.ts';
import type { NavItem } from '../../content/types.ts';
import { connectMenu } from '../../machines/menu/menu.connect.ts';
import type { menuMachine } from '../../machines/menu/menu.machine.ts';
import { Icon } from '../base/Icon.tsx';
import { Link } from '../base/Link.tsx';
import { useConnect } from '../useConnect.ts';

interface MenuProps {
  machine: typeof menuMachine;
  items: readonly NavItem[];
  /** The canonical path of the page on the screen. */
  current: string;
  labels: ShellContent;
}

/** The main navigation of wide screens: links and, beside some, buttons that open what hangs below. */
export function Menu(props: MenuProps) {
  const { machine, items, current, labels } = props;
  const api = useConnect(machine, connectMenu, { input: { id: 'menu' } });
  return (
    <ul
      {...api.list}
      className="flex h-header text-small font-medium max-lg:gap-3 lg:gap-5 lg:text-[1rem]"
    >
      {items.map((item) => {
        const { id: menu, label, href = '', items: below } = item;
        const link = (
          <Link
            {...api.link}
            to={href}
            aria-current={href === current ? 'page' : undefined}
            className="thread flex min-h-11 items-center px-1 whitespace-nowrap"
          >
            {label}
          </Link>
        );
        if (!menu || !below) {
          return (
            <li key={label} className="flex items-center">
              {link}
            </li>
          );
        }
        const wide = below.some(({ family }) => family);
        return (
          <li
            key={label}
            {...api.item(menu)}
            className={`flex items-center ${wide ? '' : 'relative'}`}
          >
            {link}
            <Toggle {...api.button(menu)} label={label} labels={labels} />
            {wide ? (
              <div {...api.panel(menu)} className="submenu below-header">
                <Bolts items={below} current={current} link={api.link} />
                <div className="selvedge h-0.5" />
              </div>
            ) : (
              <div
                {...api.panel(menu)}
                className="submenu absolute start-0 top-full -ms-5 bg-night"
              >
                <Column
                  // Reopened, it begins anew.
                  key={api.state(menu)}
                  {...props}
                  id={`menu-${menu}-entries`}
                  items={below}
                  link={api.link}
                />
                <div className="selvedge h-0.5" />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Toggle({
  label,
  labels,
  sideways,
  ...button
}: ReturnType<ReturnType<typeof connectMenu>['button']> & {
  label: string;
  labels: ShellContent;
  /** What it opens appears beside it. */
  sideways?: boolean;
}) {
  return (
    <button
      {...button}
      aria-label={labels.submenu.replace('{label}', label)}
      className="group/toggle flex h-11 w-7 cursor-pointer items-center justify-center hover:text-marigold"
    >
      <Icon
        width={12}
        height={12}
        className={`transition-transform duration-200 ease-cloth motion-reduce:transition-none ${sideways ? '-rotate-90 group-aria-expanded/toggle:text-marigold rtl:rotate-90' : 'group-aria-expanded/toggle:-rotate-180'}`}
      >
        <path d="M1 3.5l5 5 5-5" />
      </Icon>
    </button>
  );
}

/** A list below an entry; its own entries open beside it. */
function Column(
  props: MenuProps & {
    id: string;
    /** Closes the whole menu. */
    link: { onClick: () => void };
  },
) {
  const { id, items, current, labels, link } = props;
  const api = useConnect(props.machine, connectMenu, { input: { id } });
  return (
    <ul {...api.list} className="min-w-60 py-3">
      {items.map(({ id: menu, label, href = '', items: below }) => (
        <li
          key={label}
          {...(menu && api.item(menu))}
          className="flex items-center px-3 data-[state=open]:bg-surface"
        >
          <Entry {...{ label, href, current, link }} />
          {menu && (
            <>
              <Toggle {...api.button(menu)} label={label} labels={labels} sideways />
              <div
                {...api.panel(menu)}
                className="submenu absolute inset-y-0 start-full flex flex-col justify-between bg-surface"
              >
                <ul className="min-w-56 px-3 py-3">
                  {below?.map((inner) => (
                    <li key={inner.label}>
                      <Entry {...inner} current={current} link={link} />
                    </li>
                  ))}
                </ul>
                <div className="selvedge h-0.5" />
              </div>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function Entry(props: {
  label: string;
  href?: string;
  current: string;
  link: { onClick: () => void };
}) {
  const { label, href = '', current } = props;
  return (
    <Link
      {...props.link}
      to={href}
      aria-current={href === current ? 'page' : undefined}
      className="flex min-h-11 flex-1 items-center px-2 whitespace-nowrap hover:text-marigold aria-[current=page]:text-marigold"
    >
      {label}
    </Link>
  );
}

/** Every level of the services at once: a bolt of silk for each family, side by side. */
function Bolts(props: {
  items: readonly NavItem[];
  current: string;
  link: { onClick: () => void };
}) {
  const line = (item: NavItem) =>
    item.href ? (
      <Link
        {...props.link}
        to={item.href}
        aria-current={item.href === props.current ? 'page' : undefined}
        className="flex min-h-11 items-center leading-snug decoration-yarn decoration-2 underline-offset-4 hover:underline aria-[current=page]:text-yarn"
      >
        {item.label}
      </Link>
    ) : (
      <>
        <p className="text-[13.5px] leading-snug font-semibold tracking-wide text-yarn">
          {item.label}
        </p>
        {list(item.items ?? [], 'mt-1')}
      </>
    );
  const list = (items: readonly NavItem[], look: string) => (
    <ul className={look}>
      {items.map((item) => (
        <li key={item.label} className={item.href ? '' : 'mb-5 break-inside-avoid'}>
          {line(item)}
        </li>
      ))}
    </ul>
  );
  return (
    <ul className="grid grid-cols-2 lg:grid-cols-[2.5fr_1.25fr_1.35fr_0.9fr]">
      {props.items.map((bolt, index) => (
        <li key={bolt.label} data-family={bolt.family} className="hung-silk">
          {bolt.href ? (
            <Link
              {...props.link}
              to={bolt.href}
              aria-current={bolt.href === props.current ? 'page' : undefined}
              className="flex min-h-11 items-start font-display text-h3 font-bold decoration-yarn decoration-2 underline-offset-4 hover:underline aria-[current=page]:text-yarn"
            >
              {bolt.label}
            </Link>
          ) : (
            <>
              <p className="flex min-h-11 items-start font-display text-h3 font-bold">
                {bolt.label}
              </p>
              {list(
                bolt.items ?? [],
                // A link has more room around it than a name: both begin at one height.
                bolt.items?.[0]?.href ? '-mt-3' : index === 0 ? 'lg:columns-2 lg:gap-8' : '',
              )}
            </>
          )}
          <div aria-hidden="true" className="woven-edge -bottom-1.5! bg-yarn/25" />
        </li>
      ))}
    </ul>
  );
}
