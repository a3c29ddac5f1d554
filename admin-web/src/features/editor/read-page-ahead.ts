import { screenPath } from '@galley/shared/admin-screens';
import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router-dom';
import { versionOfQuery } from '../../lib/version-of-query';
import { pageComponentDataQuery } from './use-get-page-component-data';

/** The page that the editor's address names. */
export function readPageAhead(queryClient: QueryClient, path: string, search: string): void {
  const pageId = Number(matchPath(screenPath('editPage'), path)?.params.pageId);
  if (!Number.isSafeInteger(pageId) || pageId <= 0) return;
  const versionId = versionOfQuery(new URLSearchParams(search).get('version')) ?? null;
  void queryClient.prefetchQuery(pageComponentDataQuery(pageId, versionId));
}
