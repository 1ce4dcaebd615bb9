import { Boundary } from '../components/Boundary.tsx';
import { later } from '../components/later.tsx';
import { Hero } from '../components/page/Hero.tsx';
import { Motion } from '../components/page/Motion.tsx';
import { Typewriter } from '../components/page/Typewriter.tsx';
import { shell } from '../content/shell.ts';
import type { HomeContent } from '../content/types.ts';
import { motion } from '../services/motion.ts';
import { typewriter } from '../services/typewriter.ts';
import * as parts from './parts.ts';

const HomeBelow = later(parts.HomeBelow);
const HomeVideo = later(parts.HomeVideo);

/** The front page: hero, the company, services, projects, people, contact. */
export default function Home({ content }: { content: HomeContent; path: string }) {
  const { hero } = content;
  return (
    <>
      <Hero
        words={hero}
        headline={
          <Boundary fallback={content.heading}>
            <Typewriter machine={typewriter} text={content.heading} />
          </Boundary>
        }
        video={<HomeVideo />}
        motionSwitch={
          <Boundary>
            <Motion machine={motion} words={shell} look="silk" />
          </Boundary>
        }
      />
      <HomeBelow content={content} />
    </>
  );
}
