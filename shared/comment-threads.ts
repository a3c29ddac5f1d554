/** A component's id ends in its number within the page, which is the same in every version. */
const numbers = 10_000;

export const componentNumber = (componentId: number): number => componentId % numbers;

interface ThreadOnVersions {
  /** On which it was begun. */
  versionId: number;
  /** The newest version that there was when it was resolved; null while it is open. */
  resolvedOn: number | null;
}

/**
 * Whether a version has this thread: it was there, or there later while the thread was open. So a draft carries on what
 * is open on the version from which it was made, and a version keeps what was resolved on it.
 */
export function isOnVersion({ versionId, resolvedOn }: ThreadOnVersions, version: number): boolean {
  return versionId <= version && (resolvedOn === null || version <= resolvedOn);
}
