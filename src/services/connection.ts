interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** The visitor's wish to save data, and how good the line is (Network Information API, which not every browser has). */
export const connection = (): Connection | undefined =>
  (navigator as Navigator & { connection?: Connection }).connection;

/** Whether what the page does not need is left unloaded: the visitor saves data, or the line is one of 2G. */
export const isSparing = (): boolean =>
  connection()?.saveData === true ||
  (connection()?.effectiveType ?? '').endsWith('2g') ||
  matchMedia('(prefers-reduced-data: reduce)').matches;
