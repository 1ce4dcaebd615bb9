/**
 * The shapes of the words. Every page of the site is one object of one of these types; tuples say how many items
 * a page must have (three questions, four values), so that a missing or superfluous one fails the type check.
 */

import type { Block, Inline, Owner } from '@workshop/facts';
import type { briefWords } from './brief.ts';

export type { Block, Inline };

/** What a browser tab, a search result and a shared link say about a page. */
export interface Meta {
  /** Unique, 25 to 60 characters. `titleOf` adds the company's name where there is room. */
  readonly title: string;
  /** Unique, one or two plain sentences, 110 to 155 characters. */
  readonly description: string;
}

/** A picture by its name in the media folder (`public/media`, without size and ending), with its alternative text. */
export interface Picture {
  readonly name: string;
  /** What a person who cannot see it should know; empty for pure decoration. */
  readonly alt: string;
}

/** A link inside the site. `href` is a path of the route table in its exact spelling, with an optional `#fragment`. */
export interface Link {
  readonly label: string;
  readonly href: string;
}

/** A link to another site. */
export interface ExternalLink {
  readonly label: string;
  /** An absolute https address. */
  readonly href: string;
}

/** How a page ends: a way to the company, told before its phone number, and pages to read on. */
export interface WayOnWords {
  readonly title: string;
  readonly text: string;
  readonly links: readonly Link[];
}

/** A titled list of short items. */
export interface ItemList {
  readonly title: string;
  readonly items: readonly string[];
}

/** A titled list whose items have a name and a sentence or two. */
export interface DetailList {
  readonly title: string;
  readonly items: readonly { readonly name: string; readonly text: string }[];
}

export interface FaqItem {
  readonly question: string;
  readonly answer: string;
}

/** The six families of silk; each service wears one. */
export type Family = 'design' | 'web' | 'backend' | 'software' | 'app' | 'care';

export interface PageContent {
  readonly meta: Meta;
  /** The one `h1` of the page. */
  readonly heading: string;
}

/** A large picture of what a client gets: a screen as it is used, with invented names and figures. */
export interface Example {
  readonly title: string;
  readonly text: string;
  /** Begins the names of its four pictures: `<screen>-wide-light`, `-wide-dark`, `-tall-light`, `-tall-dark`. */
  readonly screen: string;
  /** Describes what is to be seen in all four. */
  readonly alt: string;
}

/** The fifteen service pages (specification 2.8) and Digital Marketing, which has no action. */
export interface ServiceContent extends PageContent {
  readonly family: Family;
  readonly image: Picture;
  /** One sentence under the heading: what the customer gets. */
  readonly lead: string;
  readonly offer: readonly OfferLine[];
  /** Leads to Contact where the offer names no price. */
  readonly budget: { readonly label: string } | undefined;
  /** What it did for clients of the owner's. */
  readonly proof?: Proof | undefined;
  /** What it is good for, and how the work goes. */
  readonly description: readonly [string, string];
  /** What a client gets; what they bring, with the time it takes; what costs extra. */
  readonly terms: Readonly<Record<'get' | 'bring' | 'separate', string>>;
  readonly features: DetailList;
  readonly example: Example;
  readonly technologies?: ItemList;
  readonly benefits?: DetailList;
  /** The extra list some pages have: the kinds of the service, the strategies, or the steps of the work. */
  readonly extra?: DetailList & { readonly kind: 'types' | 'strategies' | 'process' };
  /** Advice set apart from the text (updates and bug-fixing pages). */
  readonly advice?: string;
  readonly faq: readonly [FaqItem, FaqItem, FaqItem];
  readonly action?: { readonly label: "Let's Start" | 'Get Started'; readonly href: string };
  /** Leads to a project of this kind. */
  readonly project?: Link | undefined;
}

/** Price or duration of a service, as its page says it. */
export interface OfferLine {
  readonly name: string;
  readonly value: string;
  /** What a price buys; may be empty. */
  readonly text: string;
}

/** A clickable card that leads to a service page (specification 3, "Service card"). */
export interface ServiceCard {
  readonly title: string;
  readonly description: string;
  /** Short phrases below the description. The specification leaves them empty. */
  readonly points?: readonly string[];
  readonly image: Picture;
  readonly href: string;
  /** From which price and how long, on one line; empty or missing where the owner publishes nothing. */
  readonly offer?: string;
}

/** `/services`: three rows of cards. */
export interface ServicesContent extends PageContent {
  readonly lead: string;
  readonly sections: readonly {
    /** The fragment that names the section, such as `web`. */
    readonly id: string;
    readonly title: string;
    readonly text: string;
    readonly cards: readonly ServiceCard[];
  }[];
}

/** `/OurWorks`: four blocks, each with an Explore button. */
export interface WorksContent extends PageContent {
  readonly lead: string;
  readonly blocks: readonly [WorksBlock, WorksBlock, WorksBlock, WorksBlock];
}
export interface WorksBlock {
  readonly title: string;
  readonly family: Family;
  readonly text: string;
  /** What the block contains, as short noun phrases. */
  readonly items: readonly string[];
  readonly image: Picture;
  readonly action: { readonly label: 'Explore'; readonly href: string };
  /** As on a card. */
  readonly offer?: string;
}

/** The web, software and app services overviews. */
export interface OverviewContent extends PageContent {
  readonly family: Family;
  readonly lead: string;
  readonly intro: readonly string[];
  readonly groups: readonly {
    readonly title: string;
    readonly text: string;
    readonly cards: readonly ServiceCard[];
  }[];
  readonly process: DetailList;
  /** Only on `/AppServicesPage`, and only if there are posts: the mobile menu links to it. */
  readonly blogStrip?:
    | {
        readonly id: 'our-blog';
        readonly title: string;
        readonly text: string;
        readonly link: Link;
      }
    | undefined;
}

export interface TeamMember {
  readonly name: string;
  readonly role: string;
  /** Years of experience and qualification; may be empty. */
  readonly facts: string;
  readonly image: Picture | undefined;
  readonly message: string;
  readonly profile: ExternalLink | undefined;
}

export interface Project {
  readonly title: string;
  readonly description: string;
  /** The sector, whose it is, of which year, how long it took; empty where the owner says none of it. */
  readonly facts: string;
  readonly result: Result | undefined;
  /** A still life of the client's trade. */
  readonly image: Picture | undefined;
  /** What was built, as its users see it. */
  readonly screen: Picture | undefined;
  /** The client's site, opened in a new tab. */
  readonly link: ExternalLink | undefined;
  /** The page of the service it belongs to. */
  readonly service: Link | undefined;
}

/** What a project changed, as one figure: `6 hours a week`, and what that counts. */
export interface Result {
  readonly figure: string;
  readonly text: string;
}

/** What a project did for its client. */
export interface Story extends Pick<Project, 'title' | 'facts' | 'result'> {
  /** What was wrong before; may be empty. */
  readonly problem: string;
  /** The client's own words, with name and role; only with their consent. */
  readonly testimonial:
    { readonly text: string; readonly name: string; readonly role: string } | undefined;
}

/** A service's projects, told on its page. */
export interface Proof {
  readonly title: string;
  readonly stories: readonly Story[];
}

/** The company told in short (Home) and in full (`/about`): the four values always shown, mission and why behind Read More. */
export interface AboutSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Beside the values, where the page does not begin with a picture. */
  readonly image?: Picture;
  readonly values: readonly [Value, Value, Value, Value];
  readonly mission: { readonly title: string; readonly text: readonly string[] };
  readonly why: DetailList;
  readonly more: 'Read More';
  readonly less: 'Read Less';
}
export interface Value {
  readonly name: 'Integrity' | 'Innovation' | 'Customer-Centricity' | 'Excellence';
  readonly text: string;
}

export interface HomeContent extends PageContent {
  readonly hero: {
    readonly eyebrow: string;
    /** The typewriter's one sentence; it is also the heading. */
    readonly headline: string;
    readonly tagline: string;
    readonly action: { readonly label: 'Get Started'; readonly href: '#contact' };
    /** Follows the tagline where the notes have no room; may be empty. */
    readonly always: string;
    /** Three or four short noun phrases along the lower edge. */
    readonly notes: readonly [string, string, string, ...string[]];
  };
  readonly about: AboutSection;
  readonly services: {
    readonly title: string;
    readonly text: string;
    /** What a business of each trade can begin with, and the service that does it. */
    readonly trades: readonly (Item & { readonly service: Link })[];
    readonly cards: readonly ServiceCard[];
    readonly link: Link;
    /** How the company works and quotes, in one line that leads to About. */
    readonly stages: { readonly text: string; readonly links: readonly Link[] };
  };
  readonly projects: { readonly title: string; readonly text: string };
  readonly team: { readonly title: string };
  /** Precedes the contact section at the end of the page. */
  readonly closing: { readonly title: string; readonly text: string };
}

export interface AboutContent extends PageContent {
  readonly lead: string;
  readonly image: Picture;
  readonly section: AboutSection;
  /** A table of facts about how the company works (terms and values, no invented numbers). */
  readonly facts: DetailList;
  readonly quote: {
    /** The fragment that leads here. */
    readonly id: 'how-we-quote';
    readonly title: string;
    readonly steps: readonly Item[];
    readonly costs: DetailList;
  };
  readonly process: DetailList & { readonly id: 'how-a-project-runs' };
  readonly links: readonly Link[];
}

export interface TeamContent extends PageContent {
  readonly lead: string;
  readonly image: Picture;
}

/** Specification 2.9. */
export interface VisionContent extends PageContent {
  readonly statement: string;
  readonly paragraphs: readonly string[];
  readonly image: Picture;
  readonly commitments: {
    readonly title: string;
    readonly items: readonly [Item, Item, Item, Item, Item];
  };
  readonly services: {
    readonly title: string;
    readonly cards: readonly [ServiceCard, ServiceCard, ServiceCard, ServiceCard, ServiceCard];
  };
}
export interface Item {
  readonly name: string;
  readonly text: string;
}

/** Specification 2.10. */
export interface StudentsContent extends PageContent {
  readonly lead: string;
  readonly image: Picture;
  readonly toForm: Link;
  readonly vision: { readonly title: string; readonly text: readonly string[] };
  readonly benefits: {
    readonly title: string;
    readonly items: readonly [Item, Item, Item, Item, Item];
  };
  /** What the owner says of the internship; empty where nothing is said. */
  readonly terms: DetailList;
  readonly form: {
    readonly title: string;
    readonly text: string;
    readonly fields: Readonly<
      Record<
        | 'name'
        | 'contactNumber'
        | 'email'
        | 'highestQualification'
        | 'collegeUniversityName'
        | 'message',
        string
      >
    >;
    readonly resume: ResumeWords;
    readonly submit: string;
    /** The alert of specification 8; `{name}` stands for the name entered. */
    readonly thanks: 'Thank you, {name}! We will contact you soon.';
    /** Stands beside the button afterwards, followed by the phone number and an email address. */
    readonly status: { readonly thanked: string };
    /** Around what was typed, after the alert; `subject` is the mail's. */
    readonly prepared: Readonly<Record<'text' | 'subject' | 'mail' | 'whatsapp', string>>;
    readonly noCode: string;
  };
}

/** Of the draft of a form. */
export interface KeepingWords {
  readonly kept: string;
  /** On the button that clears form and draft. */
  readonly clear: string;
}

/** What stands at the control for a resume. */
export interface ResumeWords {
  readonly label: string;
  /** Which files are taken; said before one is chosen. */
  readonly hint: string;
  /** A draft was restored, which has no file. */
  readonly again: string;
  /** Why a file is not taken. */
  readonly faults: {
    readonly format: string;
    readonly empty: string;
    readonly size?: string;
    readonly unreadable?: string;
  };
}

/** One choice of a list: what is sent, and what is shown. */
export interface Choice<V extends string = string> {
  readonly value: V;
  readonly label: string;
}

/** A published opening, which has a page of its own. */
export interface Opening {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  /** Pay, experience, where and technologies on one line. */
  readonly line: string;
  readonly text: string;
  readonly items: readonly Item[];
  /** ISO dates of the day it was published and of the last day to apply, which may be empty. */
  readonly date: string;
  readonly end: string;
}

/** Specification 2.13. */
export interface CareersContent extends PageContent {
  readonly lead: string;
  readonly image: Picture;
  readonly toForm: Link;
  /** What happens after an application, step by step. */
  readonly steps: DetailList;
  /** On the page of an opening. */
  readonly opening?: DetailList & Pick<Opening, 'date' | 'end'>;
  /** What the owner says of openings and of work here; empty where nothing is said. */
  readonly openings: { readonly title: string; readonly items: readonly Opening[] };
  /** In place of the lead once the opening has ended. */
  readonly ended: string;
  readonly work: DetailList;
  readonly form: {
    readonly title: string;
    readonly text: string;
    readonly fields: Readonly<
      Record<'name' | 'email' | 'phone' | 'experience' | 'designation' | 'skills', string>
    >;
    /** Shown in a list as long as nothing is chosen. */
    readonly choose: string;
    /** Values and labels of specification 3. */
    readonly options: Readonly<Record<'experience' | 'designation', readonly Choice[]>>;
    readonly skills: readonly string[];
    /** Set beside the label of what need not be filled in. */
    readonly optional: string;
    readonly resume: ResumeWords;
    /** The largest resume that can be sent, in kilobytes. */
    readonly resumeMaxKB: number;
    readonly submit: string;
    /** On the button and in the status line while the application is under way. */
    readonly sending: string;
    readonly messages: {
      readonly sent: 'Successfully Registered! Our team will contact you shortly.';
      readonly failed: 'Something went wrong. Please try again.';
    };
    /** The line beside the button: `failed` is followed by the phone number and an email address. */
    readonly status: { readonly received: string; readonly failed: string };
    readonly noCode: string;
  };
}

/** Specification 2.14. */
export interface GalleryContent extends PageContent {
  readonly lead: string;
  readonly images: readonly [
    GalleryImage,
    GalleryImage,
    GalleryImage,
    GalleryImage,
    GalleryImage,
    GalleryImage,
  ];
}
export interface GalleryImage {
  readonly id: number;
  readonly src: string;
  readonly alt: string;
  readonly title: string;
}

/** Specification 2.15. */
export interface BlogContent extends PageContent {
  readonly lead: string;
  /** Heads the cards; heard, not seen. */
  readonly overview: string;
  /** The newest first. */
  readonly posts: readonly PostCard[];
}
export interface PostCard {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  readonly description: string;
  /** ISO date, such as `2025-06-10`. */
  readonly date: string;
  readonly author: string;
  readonly image: Picture;
}

/** A post of the owner's. Its description is that of the page. */
export interface PostContent extends PageContent {
  readonly date: string;
  readonly author: string;
  readonly image: Picture;
  readonly body: readonly Block[];
  /** Leads to the service that the post speaks of. */
  readonly service: Link;
  /** Other posts, the newest first. */
  readonly others: readonly PostCard[];
}

/** Privacy policy and terms: numbered or titled sections of text, lists and links. */
export interface LegalContent extends PageContent {
  readonly lead: string;
  /** ISO dates. */
  readonly effective?: string;
  readonly updated?: string;
  readonly sections: readonly LegalSection[];
}
export interface LegalSection {
  /** The fragment that names the section. */
  readonly id: string;
  /** As printed, with its number where the page numbers its sections. */
  readonly title: string;
  readonly body: readonly LegalBlock[];
}
export type LegalBlock =
  | { readonly text: string }
  | { readonly list: readonly string[] }
  | { readonly link: Link | ExternalLink; readonly before?: string; readonly after?: string }
  /** The company's address, phone and email, taken from the owner's facts. */
  | { readonly company: 'contact' };

export interface NotFoundContent extends PageContent {
  readonly text: string;
  readonly links: readonly Link[];
}

/** The texts of the contact section and screen (specification 2.5, 5 and 8). */
export interface ContactContent extends PageContent, ContactWords {
  readonly lead: string;
  readonly questions: typeof briefWords;
  /** What a visitor asks about, by the segment before `/Contact` or by `?about=` after it. */
  readonly services: Readonly<Record<string, string>>;
  /** `{service}` is replaced. */
  readonly from: string;
  readonly subject: string;
}

/** The contact section: where the company is, and the form. */
export interface ContactWords {
  readonly cards: {
    readonly address: string;
    readonly phone: string;
    readonly email: string;
    readonly hours: string;
    readonly trust: string;
  };
  /** Who the company is, a line each; perhaps none. */
  readonly trust: readonly string[];
  /** What the company does with a message; with how soon it answers, if the owner says so. */
  readonly next: { readonly title: string; readonly steps: readonly [string, string, string] };
  readonly map: { readonly title: string; readonly link: string };
  /** Offers the brief, which is on Contact. */
  readonly brief: { readonly text: string; readonly link: Link };
  readonly form: {
    readonly title: string;
    readonly fields: Readonly<
      Record<'firstName' | 'lastName' | 'email' | 'phone' | 'subject' | 'message', string>
    >;
    /** What to write about, above the message. */
    readonly hint: string;
    readonly submit: string;
    readonly sending: string;
    /** Toasts, to the letter of specification 8. */
    readonly messages: {
      readonly sent: 'Your message has been sent! 🎉';
      readonly failed: 'Failed to send. Please try again.';
    };
    /** What the form itself says after a try, beside the toast. */
    readonly status: { readonly sent: string; readonly failed: string };
    /** Shown where scripts do not run. */
    readonly noCode: string;
  };
}

/** One entry of the main navigation; an entry with `items` opens a submenu, and may be a link itself. */
export interface NavItem<Id extends string = string> {
  /** Names what the entry opens, the same in every language. */
  readonly id?: Id;
  readonly label: string;
  readonly href?: string;
  readonly items?: readonly NavItem[];
  /** The silk a group of services lies on. */
  readonly family?: Family;
}

/** The owner's facts (`owner/company.json`), checked when the site is built. What may be empty is an empty text. */
export type Company = Owner['company'];
