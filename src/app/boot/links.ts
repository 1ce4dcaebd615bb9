import { isPlainLeftClick } from '../../components/base/Link.tsx';
import { resolve } from '../routes.tsx';

/**
 * Follows links of the page's parts that sleep, as a `Link` would.
 * @param go goes to a path of this site, or to a fragment of the page on screen.
 */
export function followAsleep(go: (to: string) => void): void {
  const follow = (click: MouseEvent) => {
    const link = (click.target as Element).closest<HTMLAnchorElement>('main .later a');
    const to = link?.getAttribute('href');
    if (!link || !to || !/^[/#]/.test(to) || !isPlainLeftClick(click)) return;
    if (resolve(link.pathname).kind !== 'found') return;
    click.preventDefault();
    go(to);
  };
  // Capturing, because React stops what happens in a part that sleeps.
  addEventListener('click', follow, true);
}
