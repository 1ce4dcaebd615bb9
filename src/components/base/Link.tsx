import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/**
 * A link inside the site, built from React Router's hooks. Its own `Link` would bring its framework's prefetching along.
 * @param props.onClick comes first, and may prevent that the link is followed.
 */
export function Link({ to, onClick, ...rest }: ComponentProps<'a'> & { to: string }) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to);
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
