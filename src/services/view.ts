/**
 * Watches whether an element can be seen: it is in view, in a tab that is shown.
 * @param report called when that changes. Until then it cannot be seen.
 * @returns what ends it.
 * @throws where the page has no such element.
 */
export function watchView(id: string, report: (isSeen: boolean) => void): () => void {
  const element = document.getElementById(id);
  if (!element) throw new Error(`There is no element #${id}`);
  let isInView = false;
  let isSeen = false;
  const look = () => {
    const now = isInView && !document.hidden;
    if (now === isSeen) return;
    isSeen = now;
    report(now);
  };
  const observer = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? false;
    look();
  });
  observer.observe(element);
  document.addEventListener('visibilitychange', look);
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', look);
  };
}
