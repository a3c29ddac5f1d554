import type { Finding, VersionSummary } from '@galley/shared/schemas/version';
import type { DialogNote } from '../../ui/ask-in-dialog';
import { OpenThreadsNote } from '../comments/open-threads-note';
import { AlsoOpenNote } from './also-open-note';
import { ConflictsOfVersion } from './details/details-conflicts';
import { FindingsNote } from './findings/findings-note';

interface NotedVersion {
  pageId: number;
  versionId: number;
  findings: readonly Finding[] | undefined;
  /** The version whose details may conflict and that others may be editing, where that is not shown elsewhere. */
  version?: VersionSummary | undefined;
}

interface Ways {
  onShowComponent?: ((componentId: number) => void) | undefined;
  onShowComments?: (() => void) | undefined;
  /** Called when the conflict is resolved. */
  onSettled?: (() => void) | undefined;
}

/** Shows before a version is submitted or published who else is editing, what must be decided, open comments, and findings. */
export function VersionNote({ pageId, versionId, version, findings, ...ways }: NotedVersion & Ways) {
  return (
    <>
      {version && <AlsoOpenNote pageId={pageId} />}
      {version && <ConflictsOfVersion pageId={pageId} version={version} onSettled={ways.onSettled} />}
      <OpenThreadsNote pageId={pageId} versionId={versionId} onShow={ways.onShowComments} />
      <FindingsNote findings={findings} onShow={ways.onShowComponent} />
    </>
  );
}

/** The same for a dialog, which closes when a link in it is followed. */
export function noteOfVersion(
  noted: NotedVersion,
  { onShowComponent, onShowComments }: Ways = {},
): DialogNote {
  return (close, onSettled) => (
    <VersionNote
      {...noted}
      onSettled={onSettled}
      onShowComponent={
        onShowComponent &&
        ((componentId) => {
          close();
          onShowComponent(componentId);
        })
      }
      onShowComments={
        onShowComments &&
        (() => {
          close();
          onShowComments();
        })
      }
    />
  );
}
