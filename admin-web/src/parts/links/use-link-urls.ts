import { fileLink, pageLink } from '@galley/shared/page-links';
import { useMemo } from 'react';
import { useListFiles } from '../files/use-files';
import { useListPages } from '../pages/use-pages';

/** Resolves links to the company's pages and files; deleted ones have no URL. Empty while nothing needs them. */
export function useLinkUrls(asked: { pages: boolean; files: boolean }): Readonly<Record<string, string>> {
  const { data: pages } = useListPages(asked.pages);
  const { data: files } = useListFiles(asked.files);
  const { pages: ofPages, files: ofFiles } = asked;
  return useMemo(() => {
    const there = ((ofPages && pages) || []).filter(
      ({ versionStatus, parentDeleted }) => versionStatus !== 'Deleted' && !parentDeleted,
    );
    return Object.fromEntries([
      ...there.map(({ pageId, fullUrl }) => [pageLink(pageId), fullUrl]),
      ...((ofFiles && files) || []).map(({ id, fileUrl }) => [fileLink(id), `/images/${fileUrl}`]),
    ]);
  }, [pages, files, ofPages, ofFiles]);
}
