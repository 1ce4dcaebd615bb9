/** Settings that the owner gives a build (`.env.example`). */
interface ImportMetaEnv {
  readonly VITE_EMAILJS_PUBLIC_KEY: string | undefined;
  readonly VITE_EMAILJS_SERVICE_ID: string | undefined;
  readonly VITE_EMAILJS_TEMPLATE_ID: string | undefined;
  readonly VITE_EMAILJS_APPLICATION_TEMPLATE_ID: string | undefined;
  readonly VITE_SPAM_HONEYPOT: string | undefined;
  readonly VITE_SPAM_LIMIT_SECONDS: string | undefined;
  readonly VITE_SPAM_BLOCK_HEADLESS: string | undefined;
  readonly VITE_SPAM_BLOCK_LIST: string | undefined;
  /** The address of Stately's inspector. */
  readonly VITE_INSPECTOR_URL: string | undefined;
}

/** Whether actors may be watched: while developing, and in a build made for it. A visitor's build holds no such code. */
declare const __INSPECTABLE__: boolean;

/** The script that counts page views and its domain (`.env.example`); null where the owner counts none. */
declare const __PAGE_VIEWS__: { readonly script: string; readonly domain: string } | null;
