import { Boundary } from '../components/Boundary.tsx';
import { HeroVideo } from '../components/HeroVideo.tsx';
import { video } from '../services/video.ts';

/** The film of the first screen: it moves behind words that are read without it. */
export default function HomeVideo() {
  return (
    <Boundary>
      <HeroVideo machine={video} />
    </Boundary>
  );
}
