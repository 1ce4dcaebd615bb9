import { Boundary } from '../components/Boundary.tsx';
import { Video } from '../components/page/Video.tsx';
import { video } from '../services/video.ts';

/** The film of the first screen: it moves behind words that are read without it. */
export default function HomeVideo() {
  return (
    <Boundary>
      <Video machine={video} />
    </Boundary>
  );
}
