import { api } from '../../lib/api';

/** Reads the document of a page as visitors get it, or its draft while none is live; null where it has no version. */
export async function readShownHtml(pageId: number, signal: AbortSignal): Promise<string | null> {
  const { versions } = await api('getPageComponentData', { pageId, bodies: false }, { signal });
  const version = versions.find(({ status }) => status === 'live') ?? versions[0];
  if (!version) return null;
  return (await api('getPagePreview', { pageId, versionId: version.versionId }, { signal })).html;
}
