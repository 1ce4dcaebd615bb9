import type { SnapshotFrom } from 'xstate';
import type { videoMachine } from './video.machine.ts';

/** The hero's video: decoration, silent, and unseen until it has something to show. */
export function connectVideo(snapshot: SnapshotFrom<typeof videoMachine>) {
  return {
    video: {
      id: snapshot.context.id,
      'data-state': snapshot.value.film,
      'aria-hidden': true as const,
      tabIndex: -1,
      muted: true,
      loop: true,
      playsInline: true,
      disablePictureInPicture: true,
      disableRemotePlayback: true,
      preload: 'none' as const,
    },
  };
}
