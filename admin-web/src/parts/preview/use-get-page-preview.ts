import { useRead } from '../../lib/use-read';

/** Reads a version of a page as a visitor would get it; never cached, since drafts change. */
export const useGetPagePreview = (pageId: number, versionId: number) =>
  useRead(
    ['page-preview', pageId, versionId],
    'getPagePreview',
    { pageId, versionId },
    { staleTime: 0, refetchOnWindowFocus: 'always' },
  );

/** Reads the names of page and version for the bar above the preview. */
export function usePreviewedVersion(pageId: number, versionId: number) {
  const { data } = useRead(
    ['page-preview', 'version', pageId, versionId],
    'getPageComponentData',
    { pageId, versionId, bodies: false },
    { staleTime: 0 },
  );
  const version = data?.versions.find((listed) => listed.versionId === versionId);
  return { page: data?.page, version };
}
