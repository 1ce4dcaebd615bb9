import { type ComponentProps, createContext, useContext } from 'react';

/**
 * Navigates to a path of this site, or to a fragment (`#id`) of the page on screen. The same function for a whole visit, so links do
 * not render again when the address changes.
 */
export const NavigateContext = createContext<((to: string) => void) | undefined>(undefined);

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'download'> {
  to: string;
}

/**
 * A link inside the site. Without a `NavigateContext` above it the browser follows it.
 * @param props.onClick runs first, and may prevent that the link is followed.
 */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const navigate = useContext(NavigateContext);
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (!navigate || event.defaultPrevented || !isPlainLeftClick(event)) return;
        event.preventDefault();
        navigate(to);
      }}
    />
  );
}

/** The browser handles all other clicks: it opens the link elsewhere, or saves it. */
export const isPlainLeftClick = ({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
}: Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
