/** What QA can order instead of the usual answer, and the text that goes with a status: EmailJS's own where known. */
export const ANSWERS = {
  '400': 'Bad Request',
  '403': 'Forbidden',
  '429': 'Too Many Requests',
  '451': 'Unavailable For Headless Browser',
  '500': 'Internal Server Error',
  '503': 'Service Unavailable',
  hang: 'Never answer',
  drop: 'Drop the connection',
} as const;

export type Answer = keyof typeof ANSWERS;

/** Answers ordered and not yet given, first in, first out. They live as long as the process. */
export interface Orders {
  /** Queues all of `answers`, or none: false if one of them is unknown, or if there is none. */
  add(answers: unknown): boolean;
  /** Takes the next answer out of the queue; undefined when none is ordered. */
  next(): Answer | undefined;
  waiting(): readonly Answer[];
  clear(): void;
}

/** Makes an empty queue of orders. */
export function createOrders(): Orders {
  const queue: Answer[] = [];
  return {
    add(answers) {
      if (!Array.isArray(answers) || answers.length === 0 || !answers.every(isAnswer)) return false;
      queue.push(...answers);
      return true;
    },
    next: () => queue.shift(),
    waiting: () => [...queue],
    clear: () => void (queue.length = 0),
  };
}

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'string' && Object.hasOwn(ANSWERS, value);
