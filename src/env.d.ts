/** Settings that the owner gives a build (`.env.example`). */
interface ImportMetaEnv {
  readonly VITE_EMAILJS_PUBLIC_KEY: string | undefined;
  readonly VITE_EMAILJS_SERVICE_ID: string | undefined;
  readonly VITE_EMAILJS_TEMPLATE_ID: string | undefined;
}
