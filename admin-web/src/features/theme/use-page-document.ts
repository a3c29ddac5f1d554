import { skipToken, useQuery } from '@tanstack/react-query';
import { useListPages } from '../../parts/pages/use-pages';
import { readShownHtml } from '../../parts/preview/read-shown-html';
import { pageForTheme } from './page-for-theme';

/**
 * Reads a page as visitors get it, or its draft where none is live, to be drawn in a look; null where it has no
 * version. Undefined while it is read.
 * @param pageId by default the home page
 */
export function usePageDocument(pageId?: number): string | null | undefined {
  const { data: rows } = useListPages();
  const id = pageId ?? rows?.find(({ fullUrl }) => fullUrl === '/')?.pageId;
  const { data, isError } = useQuery({
    queryKey: ['look', 'page', id],
    queryFn: id === undefined ? skipToken : ({ signal }) => readPage(id, signal),
    retry: false,
  });
  if (isError || (rows && id === undefined)) return null;
  return data;
}

async function readPage(pageId: number, signal: AbortSignal): Promise<string | null> {
  const html = await readShownHtml(pageId, signal);
  return html === null ? null : pageForTheme(html);
}
