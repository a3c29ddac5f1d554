import type { VersionSummary } from '@galley/shared/schemas/version';

interface PublishWords {
  text: string;
  confirmLabel: string;
}

/** Describes what publishing a version will do; for an empty page it asks. */
export function publishWords(
  versions: readonly VersionSummary[],
  isEmpty: boolean,
  isOffMenu = false,
): PublishWords {
  const live = versions.find(({ status }) => status === 'live');
  const sentences = [
    ...(isEmpty ? ['This version has no components. Publish an empty page?'] : []),
    'Visitors see this version from now on.',
    ...(live ? [`V${live.versionId}, which is live now, becomes a backup.`] : []),
    ...(!live && isOffMenu
      ? ["The page is not on the menu: Page Details have the switch 'Show On Menu'."]
      : []),
  ];
  return { text: sentences.join(' '), confirmLabel: isEmpty ? 'Publish empty page' : 'Publish' };
}
