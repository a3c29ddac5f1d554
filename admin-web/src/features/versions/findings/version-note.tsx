import type { Finding, VersionSummary } from '@galley/shared/schemas/version';
import type { DialogNote } from '../../../ui/ask-in-dialog';
import { ConflictsOfVersion } from '../details/details-conflicts';
import { noteOfFindings } from './findings-note';

/** What stands above the question whether a version goes on its way: what has to be decided, and what is worth a look. */
export function noteOfVersion(
  pageId: number,
  version: VersionSummary | undefined,
  findings: readonly Finding[] | undefined,
  onShow?: (componentId: number) => void,
): DialogNote {
  const noteFindings = noteOfFindings(findings, onShow);
  return (close) => (
    <>
      {version && <ConflictsOfVersion pageId={pageId} version={version} />}
      {noteFindings(close)}
    </>
  );
}
