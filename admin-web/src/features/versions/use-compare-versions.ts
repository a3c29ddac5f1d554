import type { VersionSummary } from '@galley/shared/schemas/version';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { editorKeys } from '../editor/editor-keys';

/** A page and its versions, `to` among them however old it is, without what their components hold. */
export function useGetComparedPage(pageId: number, to: number | undefined) {
  return useQuery({
    queryKey: [...editorKeys.page(pageId), 'compared', to ?? 'automatic'],
    queryFn: ({ signal }) =>
      api('getPageComponentData', { pageId, versionId: to ?? null, bodies: false }, { signal }),
    placeholderData: (previous) => (previous?.page.id === pageId ? previous : undefined),
  });
}

/** How two versions differ. A version that was changed in the meantime is another one: its revision is part of the key. */
export function useCompareVersions(pageId: number, from: number | null, to: VersionSummary) {
  const { versionId, revision } = to;
  return useQuery({
    queryKey: [...editorKeys.page(pageId), 'comparison', from, versionId, revision],
    queryFn: ({ signal }) =>
      api('compareVersions', { pageId, fromVersionId: from, toVersionId: versionId }, { signal }),
  });
}
