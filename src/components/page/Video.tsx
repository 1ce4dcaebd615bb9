import { connectVideo } from '../../machines/video/video.connect.ts';
import type { videoMachine } from '../../machines/video/video.machine.ts';
import { useConnect } from '../useConnect.ts';

/** The film over the hero's picture: empty, and transparent, until there is something to see. */
export function Video({ machine }: { machine: typeof videoMachine }) {
  const api = useConnect(machine, connectVideo, { input: { id: 'hero-video' } });
  return (
    <video
      {...api.video}
      className="absolute inset-0 -z-20 size-full object-cover opacity-0 transition-opacity duration-450 data-[state=paused]:opacity-100 data-[state=playing]:opacity-100 motion-reduce:transition-none"
    />
  );
}
