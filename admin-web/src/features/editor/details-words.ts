import type { VersionSummary } from '@galley/shared/schemas/version';

/** What the tab of the page's details says of where they belong. */
export const detailsWords = {
  live: 'Only an administrator can change page details at once. Create a draft to propose others.',
  atOnce: (versionId: number, isDraft: boolean) =>
    isDraft
      ? `What you save here holds at once, for visitors too. V${versionId} stays what it is.`
      : 'What you save here holds at once, for visitors too.',
  draft: (versionId: number, differing: string) =>
    differing === ''
      ? `What you save here is part of V${versionId} and holds once V${versionId} is published.`
      : `What you save here holds once V${versionId} is published. Different from the page: ${differing}.`,
  readOnly: ({ versionId, status }: VersionSummary, isKnown: boolean, differing: string) => {
    if (status === 'draft') return `You may not change V${versionId}.`;
    if (!isKnown)
      return `V${versionId} is older than page details in versions. These are the page’s as they are.`;
    const what =
      status === 'pending'
        ? `V${versionId} waits for review with these details.`
        : `The page had these details when V${versionId} left the site.`;
    return differing === ''
      ? `${what} They are the page’s.`
      : `${what} Different from the page: ${differing}.`;
  },
};
