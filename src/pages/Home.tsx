import { Boundary } from '../components/Boundary.tsx';
import { later } from '../components/later.tsx';
import { Hero } from '../components/page/Hero.tsx';
import { Motion } from '../components/page/Motion.tsx';
import { shell } from '../content/shell.ts';
import type { HomeHead } from '../content/types.ts';
import { motion } from '../services/motion.ts';
import * as parts from './parts.ts';

const HomeHeadline = later(parts.HomeHeadline, 'span');
const HomeVideo = later(parts.HomeVideo);
const HomeStory = later(parts.HomeStory);
const HomeServices = later(parts.HomeServices);
const HomeProcess = later(parts.HomeProcess);
const HomeProjects = later(parts.HomeProjects);
const HomeTeam = later(parts.HomeTeam);
const HomeContact = later(parts.HomeContact);

/** The front page: hero, the company, services, projects, people, contact. */
export default function Home({ content }: { content: HomeHead; path: string }) {
  const { hero } = content;
  return (
    <>
      <Hero
        words={hero}
        headline={<HomeHeadline text={content.heading} />}
        video={<HomeVideo />}
        motionSwitch={
          <Boundary>
            <Motion machine={motion} words={shell} look="silk" />
          </Boundary>
        }
      />
      <HomeStory />
      <HomeServices />
      <HomeProcess />
      <HomeProjects />
      <HomeTeam />
      <HomeContact />
    </>
  );
}
