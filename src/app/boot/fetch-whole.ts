/** Milliseconds before each try after the first. */
const waits = [1000, 3000];

/** A try that takes longer than this many milliseconds goes on, and a second try starts beside it. */
const patience = 10_000;

const files = new Map<string, Promise<void>>();

/**
 * Downloads code files completely, each once; a file that failed is requested again (docs/decisions/fetch-whole.md).
 * @throws the failure of the last try.
 */
export async function fetchWhole(paths: readonly string[]): Promise<void> {
  await Promise.all(
    paths.map((path) => {
      const known = files.get(path);
      if (known) return known;
      const coming = persist(path);
      files.set(path, coming);
      coming.catch(() => files.delete(path));
      return coming;
    }),
  );
}

const pause = (milliseconds: number) =>
  new Promise<false>((over) => setTimeout(over, milliseconds, false));

async function persist(path: string): Promise<void> {
  const tries = [fetchOnce(path)];
  for (const wait of waits) {
    const isSettled = await Promise.race([
      Promise.any(tries).then(
        () => true,
        () => pause(wait),
      ),
      pause(patience),
    ]);
    if (isSettled) break;
    tries.push(fetchOnce(path));
  }
  await Promise.any(tries).catch(() => tries.at(-1));
}

async function fetchOnce(path: string): Promise<void> {
  const response = await fetch(path);
  const type = response.headers.get('content-type');
  // A hotel's login page answers 200 with HTML. Its import would fail.
  if (!response.ok || !type?.includes('javascript'))
    throw new Error(`${path}: ${response.status} ${type}`);
  await response.arrayBuffer();
}
