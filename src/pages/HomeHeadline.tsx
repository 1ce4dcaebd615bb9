import { Boundary } from '../components/Boundary.tsx';
import { Typewriter } from '../components/page/Typewriter.tsx';
import { typewriter } from '../services/typewriter.ts';

/** The headline of the first screen, which is written anew now and then. */
export default function HomeHeadline({ text }: { text: string }) {
  return (
    <Boundary fallback={text}>
      <Typewriter machine={typewriter} text={text} />
    </Boundary>
  );
}
