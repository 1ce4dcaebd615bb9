import { Boundary } from '../components/Boundary.tsx';
import { Entrance } from '../components/page/Entrance.tsx';
import { Toasts } from '../components/frame/Toasts.tsx';
import { shell } from '../content/shell.ts';
import { entrance } from '../services/entrance.ts';
import { toasts } from '../services/toasts.ts';

// Needed at the same time, so it shares this chunk.
export { prefetch } from './boot/prefetch.ts';

/** Parts of the frame that show nothing at first. A chunk of its own, loaded when the page is interactive. */
export default function Extras() {
  return (
    <>
      {/* Not in the HTML: there it would compete with the files of the first paint. */}
      <link rel="manifest" href="/site.webmanifest" />
      <Boundary fallback={null}>
        <Entrance machine={entrance} />
      </Boundary>
      <Boundary fallback={null}>
        <Toasts machine={toasts} labels={shell} />
      </Boundary>
    </>
  );
}
