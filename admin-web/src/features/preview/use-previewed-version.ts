import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';

/** Reads the names of page and version for the bar above the preview. */
export function usePreviewedVersion(pageId: number, versionId: number) {
  const { data } = useQuery({
    queryKey: ['page-preview', 'version', pageId, versionId],
    queryFn: ({ signal }) => api('getPageComponentData', { pageId, versionId, bodies: false }, { signal }),
    staleTime: 0,
  });
  const version = data?.versions.find((listed) => listed.versionId === versionId);
  return { page: data?.page, version };
}
