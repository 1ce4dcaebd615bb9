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

/** The frame below the page: chat, footer, the button that scrolls to the top. */
export function SiteFooter() {
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
