import { skipToken, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { useListPages } from '../pages/use-list-pages';
import { pageForLook } from './page-for-look';

/** The company's home page as visitors get it, or as it is drafted where none is live; null where it has no version. */
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
  const { versions } = await api('getPageComponentData', { pageId, bodies: false }, { signal });
  const version = versions.find(({ status }) => status === 'live') ?? versions[0];
  if (!version) return null;
  const { html } = await api('getPagePreview', { pageId, versionId: version.versionId }, { signal });
  return pageForLook(html);
}
