import { Boundary } from '../components/Boundary.tsx';
import { Entrance } from '../components/page/Entrance.tsx';
import { Toasts } from '../components/frame/Toasts.tsx';
import { shell } from '../content/shell.ts';
import { entrance } from '../services/entrance.ts';
import { toasts } from '../services/toasts.ts';

// The visit asks for it when this chunk is needed, too.
export { prefetch } from './boot/prefetch.ts';

/** Parts of the frame that show nothing at first. A chunk of its own, loaded after the page is alive. */
export default function Extras() {
  return (
    <>
      {/* Not in the HTML: there it would compete with the files of the first paint. */}
      <link rel="manifest" href="/site.webmanifest" />
      <Boundary>
        <Entrance machine={entrance} />
      </Boundary>
      <Boundary>
        <Toasts machine={toasts} labels={shell} />
      </Boundary>
    </>
  );
}
