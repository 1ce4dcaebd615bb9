import { type ComponentProps, createContext, type MouseEvent, useContext } from 'react';

/**
 * Goes to a path of this site, or to a place (`#id`) on the page that is shown. The same function for a whole visit: links do not
 * render anew when the address changes.
 */
export const FollowContext = createContext<
  ((to: string, options: { replace: boolean }) => void) | undefined
>(undefined);

/**
 * A link inside the site. Without a `FollowContext` above it the browser follows it.
 * @param props.onClick comes first, and may prevent that the link is followed.
 */
export function Link({ to, onClick, ...rest }: ComponentProps<'a'> & { to: string }) {
  const follow = useContext(FollowContext);
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (!follow || event.defaultPrevented || !isPlain(event)) return;
        event.preventDefault();
        follow(to, { replace: event.currentTarget.href === location.href });
      }}
    />
  );
}

/** Whether the link is to open here. With another button or key the browser opens it elsewhere, or saves it. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
