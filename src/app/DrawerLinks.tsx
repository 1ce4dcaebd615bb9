import { DrawerPanel } from '../components/frame/DrawerPanel.tsx';
import { mobile } from '../content/drawer.ts';
import { getStarted } from '../content/navigation.ts';
import { shell } from '../content/shell.ts';
import { DirectFrom } from './DirectFrom.tsx';
import { mobileHref } from './mobileHref.ts';

/** The drawer's sheet with its links. A chunk of its own, because only an opened drawer needs it. */
export default function DrawerLinks(
  props: Pick<Parameters<typeof DrawerPanel>[0], 'api' | 'current'>,
) {
  return (
    <DrawerPanel
      {...props}
      current={mobileHref(props.current)}
      items={mobile}
      action={getStarted}
      labels={shell}
      direct={
        <DirectFrom
          path={props.current}
          className="mb-3 flex flex-wrap gap-3"
          look="flex min-h-12 flex-auto items-center justify-center gap-2.5 rounded px-3 text-small font-semibold ring-[1.5px] ring-foam/50 ring-inset"
        />
      }
    />
  );
}
