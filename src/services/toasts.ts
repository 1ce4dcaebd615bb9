/** How long each kind of toast stays, in milliseconds (specification 9). */
const durations = { success: 2000, error: 4000 } as const;

/** Shows a toast. Sonner is fetched when the first one is due; its `Toaster` is put on the page by `app/`. */
export async function notify(kind: keyof typeof durations, text: string): Promise<void> {
  const { toast } = await import('sonner');
  toast[kind](text, { duration: durations[kind] });
}
