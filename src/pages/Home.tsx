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

const HomeVideo = later(parts.HomeVideo);
const Story = later(parts.Story);
const HomeServices = later(parts.HomeServices);
const HomeProcess = later(parts.HomeProcess);
const HomeProjects = later(parts.HomeProjects);
const HomeTeam = later(parts.HomeTeam);
const HomeContact = later(parts.HomeContact);

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
      <Story words={content.about} />
      <HomeServices words={content.services} />
      <HomeProcess words={content.process} />
      <HomeProjects words={content.projects} />
      <HomeTeam words={content.team} />
      <HomeContact words={content.closing} />
    </>
  );
}
