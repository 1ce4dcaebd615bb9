import { DrawerPanel } from '../components/frame/DrawerPanel.tsx';
import { mobile } from '../content/drawer.ts';
import { getStarted } from '../content/navigation.ts';
import { shell } from '../content/shell.ts';

/** The drawer's sheet with its links. A chunk of its own, because only an opened drawer needs it. */
export default function DrawerLinks(
  props: Pick<Parameters<typeof DrawerPanel>[0], 'api' | 'current'>,
) {
  return <DrawerPanel {...props} items={mobile} action={getStarted} labels={shell} />;
}
