import { screenPath } from '@galley/shared/admin-screens';
import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router-dom';
import { versionOfQuery } from '../../lib/version-of-query';
import { pageFrameQuery } from '../../parts/preview/page-frame-query';
import { pageComponentDataQuery } from '../../parts/versions/use-get-page-component-data';

/** Prefetches the page in the editor's URL, then the site around the version that it opens with. */
export function readPageAhead(queryClient: QueryClient, path: string, search: string): void {
  const pageId = Number(matchPath(screenPath('editPage'), path)?.params.pageId);
  if (!Number.isSafeInteger(pageId) || pageId <= 0) return;
  const versionId = versionOfQuery(new URLSearchParams(search).get('version')) ?? null;
  const reading = queryClient.fetchQuery(pageComponentDataQuery(pageId, versionId));
  void reading
    .then(({ selectedVersionId }) =>
      queryClient.prefetchQuery(pageFrameQuery(pageId, selectedVersionId ?? undefined)),
    )
    // The screen reads it again and reports the error.
    .catch(() => {});
}
