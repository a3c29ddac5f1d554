/** A component's id ends in its number within the page, which is the same in every version. */
const numbers = 10_000;

export const componentNumber = (componentId: number): number => componentId % numbers;

/** The id that a component had so many versions before. */
export const earlierComponentId = (componentId: number, versionsBack: number): number =>
  componentId - versionsBack * numbers;

interface ThreadOnVersions {
  /** The version on which it was started. */
  versionId: number;
  /** The newest version at the time when it was resolved; null while it is open. */
  resolvedOn: number | null;
}

/**
 * Whether a thread belongs to a version: from the version on which it started, until the one on which it was
 * resolved. So a draft inherits the open threads of the version that it was made from, and a version keeps
 * those that were resolved on it.
 */
export function isOnVersion({ versionId, resolvedOn }: ThreadOnVersions, version: number): boolean {
  return versionId <= version && (resolvedOn === null || version <= resolvedOn);
}
