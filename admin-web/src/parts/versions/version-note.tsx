import type { VersionSummary } from '@galley/shared/schemas/version';
import type { DialogNote } from '../../ui/ask-in-dialog';
import { OpenThreadsNote } from '../comments/open-threads-note';
import { AlsoOpenNote } from './also-open-note';
import { ConflictsOfVersion } from './details/details-conflicts';
import { FindingsNote } from './findings/findings-note';
import type { AboutVersion } from './read-about-version';

interface NotedVersion extends AboutVersion {
  /** The page whose details may conflict and that others may be editing, where that is not shown elsewhere. */
  pageId?: number;
  version?: VersionSummary | undefined;
}

interface Ways {
  onShowComponent?: ((componentId: number) => void) | undefined;
  onShowComments?: (() => void) | undefined;
  /** Called when the conflict is resolved. */
  onSettled?: (() => void) | undefined;
}

/** Shows before a version is submitted or published who else is editing, what must be decided, open comments, and findings. */
export function VersionNote({ pageId, version, findings, openThreads, ...ways }: NotedVersion & Ways) {
  return (
    <>
      {pageId !== undefined && <AlsoOpenNote pageId={pageId} />}
      {pageId !== undefined && version && (
        <ConflictsOfVersion pageId={pageId} version={version} onSettled={ways.onSettled} />
      )}
      <OpenThreadsNote count={openThreads} onShow={ways.onShowComments} />
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
