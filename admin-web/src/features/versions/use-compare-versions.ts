import type { VersionSummary } from '@galley/shared/schemas/version';
import { useRead } from '../../lib/use-read';
import { editorKeys } from '../../parts/versions/editor-keys';

/** Reads a page and its versions, including `to` however old it is, without the content of components. */
export const useGetComparedPage = (pageId: number, to: number | undefined) =>
  useRead(
    [...editorKeys.page(pageId), 'compared', to ?? 'automatic'],
    'getPageComponentData',
    { pageId, versionId: to ?? null, bodies: false },
    { placeholderData: (previous) => (previous?.page.id === pageId ? previous : undefined) },
  );

/** Compares two versions. The revision is part of the key, since a version may change in between. */
export function useCompareVersions(pageId: number, from: number | null, to: VersionSummary) {
  const { versionId, revision } = to;
  return useRead([...editorKeys.page(pageId), 'comparison', from, versionId, revision], 'compareVersions', {
    pageId,
    fromVersionId: from,
    toVersionId: versionId,
  });
}
