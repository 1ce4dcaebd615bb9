import { Boundary } from '../components/Boundary.tsx';
import { Footer } from '../components/frame/Footer.tsx';
import { Theme } from '../components/frame/Theme.tsx';
import { useShown } from '../components/usePage.ts';
import { address } from '../content/address.ts';
import { company } from '../content/company.ts';
import { direct } from '../content/direct.ts';
import { footer } from '../content/footer.ts';
import { shell } from '../content/shell.ts';
import { theme } from '../services/theme.ts';
import { pageName } from './DirectFrom.tsx';

/** The footer, for the page on the screen. */
export function SiteFooter() {
  return (
    <Footer
      company={company}
      address={address}
      words={footer}
      labels={shell}
      direct={direct}
      page={pageName(useShown().path)}
      themeSwitch={
        <Boundary fallback={null}>
          <Theme machine={theme} words={footer.theme} group="theme" />
        </Boundary>
      }
    />
  );
}
