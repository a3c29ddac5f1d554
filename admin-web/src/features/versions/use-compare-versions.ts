import type { VersionSummary } from '@galley/shared/schemas/version';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { editorKeys } from '../editor/editor-keys';

/** Reads a page and its versions, including `to` however old it is, without the content of components. */
export function useGetComparedPage(pageId: number, to: number | undefined) {
  return useQuery({
    queryKey: [...editorKeys.page(pageId), 'compared', to ?? 'automatic'],
    queryFn: ({ signal }) =>
      api('getPageComponentData', { pageId, versionId: to ?? null, bodies: false }, { signal }),
    placeholderData: (previous) => (previous?.page.id === pageId ? previous : undefined),
  });
}

/** Compares two versions. The revision is part of the key, since a version may change in between. */
export function useCompareVersions(pageId: number, from: number | null, to: VersionSummary) {
  const { versionId, revision } = to;
  return useQuery({
    queryKey: [...editorKeys.page(pageId), 'comparison', from, versionId, revision],
    queryFn: ({ signal }) =>
      api('compareVersions', { pageId, fromVersionId: from, toVersionId: versionId }, { signal }),
  });
}
