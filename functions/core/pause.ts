export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** A random pause, so that callers which conflicted once do not conflict again. */
export const pauseUpTo = (milliseconds: number): Promise<void> => pause(Math.random() * milliseconds);
