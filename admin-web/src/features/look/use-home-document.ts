import { skipToken, useQuery } from '@tanstack/react-query';
import { useListPages } from '../pages/use-list-pages';
import { readShownHtml } from '../preview/read-shown-html';
import { pageForLook } from './page-for-look';

/**
 * Reads the company's home page as visitors get it, or its draft where none is live; null where it has no version.
 */
export function useHomeDocument(): string | null | undefined {
  const { data: rows } = useListPages();
  const pageId = rows?.find(({ fullUrl }) => fullUrl === '/')?.pageId;
  const { data, isError } = useQuery({
    queryKey: ['look', 'home', pageId],
    queryFn: pageId === undefined ? skipToken : ({ signal }) => readHome(pageId, signal),
    retry: false,
  });
  if (isError || (rows && pageId === undefined)) return null;
  return data;
}

async function readHome(pageId: number, signal: AbortSignal): Promise<string | null> {
  const html = await readShownHtml(pageId, signal);
  return html === null ? null : pageForLook(html);
}
