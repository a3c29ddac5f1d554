import type { VersionStatus, VersionSummary } from '@galley/shared/schemas/version';
import { useGetSiteTheme } from '../../../parts/preview/use-get-site-theme';
import { waitingWords } from '../../../parts/schedule/planned-words';

/** A deleted page's draft is read-only too. */
const readOnlyReasons: Record<VersionStatus, (waiting: string) => string> = {
  draft: () => 'It cannot be edited just now.',
  pending: (waiting) =>
    `It is ${waiting}, so it cannot be edited. Recalled or rejected, it is a draft again.`,
  live: () => 'It is live.',
  backup: () => 'It is a backup.',
};

interface ReadOnlyWordsProps {
  version: VersionSummary;
  /** How the page is changed; a pending version says it itself. */
  how: string;
}

/** Says why a version can only be viewed, and how its page is changed. */
export function ReadOnlyWords({ version, how }: ReadOnlyWordsProps) {
  const { timeZone } = useGetSiteTheme();
  return (
    <span>
      <b>V{version.versionId} can only be viewed.</b>{' '}
      {readOnlyReasons[version.status](waitingWords(version.planned, timeZone))}
      {version.status !== 'pending' && ` ${how}`}
    </span>
  );
}
