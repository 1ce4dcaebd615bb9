import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';

const looks = {
  gold: 'bg-gold text-on-gold hover:brightness-108',
  ghost: 'bg-night/55 text-foam ring-[1.5px] ring-inset ring-foam/50 hover:ring-gold',
  line: 'text-ink ring-[1.5px] ring-inset ring-line hover:ring-link hover:text-link',
};

/** Get Started in the header: 1.1 times as large under the pointer, 0.9 times while pressed (specification 9). */
const lively = 'motion-safe:hover:scale-110 motion-safe:active:scale-90';

/**
 * A link inside the site that looks like a button.
 * @param props.lively changes its size under the pointer and while pressed.
 * @param props.describedBy the id of a text that tells links with the same label apart.
 */
export function Button(props: {
  to: string;
  look?: keyof typeof looks;
  small?: boolean;
  lively?: boolean;
  describedBy?: string;
  children: ReactNode;
}) {
  const { look = 'gold' } = props;
  return (
    <Link
      to={props.to}
      aria-describedby={props.describedBy}
      className={`group/button inline-flex min-h-11 items-center gap-3 rounded leading-none font-semibold whitespace-nowrap transition duration-300 ease-cloth ${props.small ? 'px-4 py-3 text-small' : 'px-6 py-5'} ${looks[look]} ${props.lively ? lively : ''}`}
    >
      {props.children}
      {!props.small && <Arrow />}
    </Link>
  );
}

/** The arrow of a link that leads on; it moves with the hover of its `group/button`. */
export function Arrow() {
  return (
    <Icon
      width={20}
      height={14}
      className="shrink-0 transition-transform duration-300 ease-cloth group-hover/button:translate-x-1 rtl:-scale-x-100"
    >
      <path d="M0 7h18M12 1l6 6-6 6" />
    </Icon>
  );
}
