import { skipToken, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { editorKeys } from '../editor/editor-keys';

/** Reads the anchors of a page: its components with an anchor name. */
export function usePageParts(pageId: number | undefined): { anchor: string; name: string }[] {
  const { data } = useQuery({
    queryKey: [...editorKeys.page(pageId ?? 0), 'parts'],
    queryFn:
      pageId === undefined
        ? skipToken
        : ({ signal }) => api('getPageComponentData', { pageId, bodies: true }, { signal }),
    staleTime: 60_000,
  });
  return (data?.components ?? []).flatMap(({ data: fields }) => {
    const { sectionAnchor, componentName } = fields as Record<string, unknown>;
    return typeof sectionAnchor === 'string' && sectionAnchor !== ''
      ? [{ anchor: sectionAnchor, name: String(componentName ?? sectionAnchor) }]
      : [];
  });
}
