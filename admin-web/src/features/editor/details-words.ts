import type { VersionSummary } from '@galley/shared/schemas/version';

/** Texts of the page details tab about where the details are stored. */
export const detailsWords = {
  live: 'Only an administrator can change page details directly. Create a draft to propose changes.',
  atOnce: (versionId: number, isDraft: boolean) =>
    isDraft
      ? `Changes that you save here go live immediately. V${versionId} does not change.`
      : 'Changes that you save here go live immediately.',
  draft: (versionId: number, differing: string) =>
    differing === ''
      ? `Changes that you save here are part of V${versionId} and go live when V${versionId} is published.`
      : `Changes that you save here go live when V${versionId} is published. Different from the page: ${differing}.`,
  readOnly: ({ versionId, status }: VersionSummary, isKnown: boolean, differing: string) => {
    if (status === 'draft') return `You cannot change V${versionId}.`;
    if (!isKnown)
      return `V${versionId} was made before versions kept page details. These are the current details of the page.`;
    const what =
      status === 'pending'
        ? `V${versionId} is waiting for review with these details.`
        : `The page had these details when V${versionId} left the site.`;
    return differing === ''
      ? `${what} They are the same as those of the page.`
      : `${what} Different from the page: ${differing}.`;
  },
};
