import { skipToken } from '@tanstack/react-query';
import { useRead } from '../../lib/use-read';
import { editorKeys } from '../versions/editor-keys';

/** Reads the anchors of a page: its components with an anchor name. */
export function usePageParts(pageId: number | undefined): { anchor: string; name: string }[] {
  const { data } = useRead(
    [...editorKeys.page(pageId ?? 0), 'parts'],
    'getPageComponentData',
    pageId === undefined ? skipToken : { pageId, bodies: true },
    { staleTime: 60_000 },
  );
  return (data?.components ?? []).flatMap(({ data: fields }) => {
    const { sectionAnchor, componentName } = fields as Record<string, unknown>;
    return typeof sectionAnchor === 'string' && sectionAnchor !== ''
      ? [{ anchor: sectionAnchor, name: String(componentName ?? sectionAnchor) }]
      : [];
  });
}
