/** Resolves after so many milliseconds. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Anything between nothing and a bound: people who met once do not meet again. */
export const pauseUpTo = (milliseconds: number): Promise<void> => pause(Math.random() * milliseconds);
