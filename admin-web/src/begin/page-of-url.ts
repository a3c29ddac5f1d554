import { versionOfQuery } from '../lib/version-of-query';

/** Returns the page id in the URL of the editor; undefined for other URLs. */
export function pageIdOfPath(path: string): number | undefined {
  const [, pageId] = /^\/UpdatePageComponent\/([1-9]\d{0,8})\/?$/i.exec(path) ?? [];
  return pageId === undefined ? undefined : Number(pageId);
}

/** The query of the calls that read the page which the editor opens, in the version that its URL names. */
export function queryOfPage(pageId: number, search: string): string {
  const versionId = versionOfQuery(new URLSearchParams(search).get('version'));
  return `?pageId=${pageId}${versionId === undefined ? '' : `&versionId=${versionId}`}`;
}
