import { Boundary } from '../components/Boundary.tsx';
import { Chat } from '../components/frame/Chat.tsx';
import { Footer } from '../components/frame/Footer.tsx';
import { ScrollTop } from '../components/frame/ScrollTop.tsx';
import { Theme } from '../components/frame/Theme.tsx';
import { useShown } from '../components/useConnect.ts';
import { address } from '../content/address.ts';
import { company } from '../content/company.ts';
import { direct } from '../content/direct.ts';
import { footer } from '../content/footer.ts';
import { chatWords } from '../content/chat.ts';
import { shell } from '../content/shell.ts';
import { chat } from '../services/chat.ts';
import { scrolltop } from '../services/scrolltop.ts';
import { theme } from '../services/theme.ts';
import { pageName } from './DirectFrom.tsx';

/** The part of the frame below the page. A chunk of its own, because the first press does not need it. */
export default function Below() {
  return (
    <>
      <Boundary>
        <Chat machine={chat} words={chatWords} />
      </Boundary>
      <Footer
        company={company}
        address={address}
        words={footer}
        labels={shell}
        direct={direct}
        page={pageName(useShown().path)}
        themeSwitch={
          <Boundary>
            <Theme machine={theme} words={footer.theme} group="theme" />
          </Boundary>
        }
      />
      <Boundary>
        <ScrollTop machine={scrolltop} label={shell.scrollToTop} />
      </Boundary>
    </>
  );
}
