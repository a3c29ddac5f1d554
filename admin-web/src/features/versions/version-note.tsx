import type { VersionSummary } from '@galley/shared/schemas/version';
import type { DialogNote } from '../../ui/ask-in-dialog';
import { OpenThreadsNote } from '../comments/open-threads-note';
import { ConflictsOfVersion } from './details/details-conflicts';
import { FindingsNote } from './findings/findings-note';
import type { AboutVersion } from './read-about-version';

interface NotedVersion extends AboutVersion {
  /** Whose page details may be in conflict, where that does not stand beside the question already. */
  pageId?: number;
  version?: VersionSummary | undefined;
}

interface Ways {
  onShowComponent?: ((componentId: number) => void) | undefined;
  onShowComments?: (() => void) | undefined;
  /** What had to be decided is decided. */
  onSettled?: (() => void) | undefined;
}

/** Before a version goes on its way: what has to be decided, what is still open about it, and what is worth a look. */
export function VersionNote({ pageId, version, findings, openThreads, ...ways }: NotedVersion & Ways) {
  return (
    <>
      {pageId !== undefined && version && (
        <ConflictsOfVersion pageId={pageId} version={version} onSettled={ways.onSettled} />
      )}
      <OpenThreadsNote count={openThreads} onShow={ways.onShowComments} />
      <FindingsNote findings={findings} onShow={ways.onShowComponent} />
    </>
  );
}

/** The same for a dialog, which is left for what it leads to. */
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
