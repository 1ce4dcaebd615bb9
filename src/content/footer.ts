import { company } from './company.ts';
import { registration } from './trust.ts';
import type { ExternalLink, Link } from './types.ts';

/** The words and links of the footer (specification 2.6); address, phone, email and networks are the owner's facts. */
export interface FooterContent {
  /** Under the company's name. */
  readonly line: string;
  /** Heads the address, the phone number and the email address. */
  readonly contactTitle: string;
  readonly usefulLinks: LinkColumn;
  readonly services: LinkColumn;
  /** The gallery stands before the company's profiles on other sites. */
  readonly social: { readonly title: string; readonly gallery: Link };
  readonly technologies: {
    readonly title: string;
    /** `icon` is the name of a file in `public/icons/`. */
    readonly links: readonly (ExternalLink & { readonly icon: string })[];
  };
  /** Who the company is by law: what the owner gives of it. */
  readonly identity: readonly string[];
  /** The theme switch. */
  readonly theme: Readonly<Record<'legend' | 'system' | 'light' | 'dark', string>>;
}
interface LinkColumn {
  readonly title: string;
  readonly links: readonly Link[];
}

export const footer: FooterContent = {
  theme: { legend: 'Theme', system: 'System', light: 'Light', dark: 'Dark' },
  line: `Websites, business software, mobile apps and digital marketing from ${company.city}.`,
  contactTitle: 'Office',
  identity: registration,
  usefulLinks: {
    title: 'Useful Links',
    links: [
      { label: 'Home', href: '/' },
      { label: 'About', href: '/about' },
      { label: 'Services', href: '/services' },
      { label: 'Terms and Conditions', href: '/TermsAnd-Conditions' },
      { label: 'Privacy Policy', href: '/Privacy-policy' },
    ],
  },
  services: {
    title: 'Our Services',
    links: [
      { label: 'Web Services', href: '/WebservicesPage' },
      { label: 'Software Services', href: '/SoftwareServicespage' },
      { label: 'App Services', href: '/AppServicesPage' },
      { label: 'Digital Marketing', href: '/DigitalMarketingPage' },
    ],
  },
  social: {
    title: company.profiles.length > 0 ? 'Gallery and social media' : 'Pictures',
    gallery: { label: 'Gallery', href: '/ourgallery' },
  },
  technologies: {
    title: 'Technologies we use',
    links: [
      { icon: 'node', label: 'Node', href: 'https://nodejs.org' },
      { icon: 'react', label: 'React', href: 'https://react.dev' },
      { icon: 'dotnet', label: '.Net', href: 'https://dotnet.microsoft.com' },
      { icon: 'mysql', label: 'MySql', href: 'https://www.mysql.com' },
      { icon: 'mongodb', label: 'MongoDB', href: 'https://www.mongodb.com' },
    ],
  },
};
