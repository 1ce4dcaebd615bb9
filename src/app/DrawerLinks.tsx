import { DrawerPanel } from '../components/DrawerPanel.tsx';
import { mobile } from '../content/drawer.ts';
import { getStarted } from '../content/navigation.ts';
import { shell } from '../content/shell.ts';

/** The drawer with the links of small screens: not needed before it is opened, so a chunk of its own. */
export default function DrawerLinks(
  props: Pick<Parameters<typeof DrawerPanel>[0], 'api' | 'current'>,
) {
  return <DrawerPanel {...props} items={mobile} action={getStarted} labels={shell} />;
}
