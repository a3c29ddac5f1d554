import { canvasTitle, type OpenedPage } from '../canvas/messages';
import { versionOfQuery } from '../lib/version-of-query';
import { parseResponse, prefetch, storePrefetched } from './prefetched-responses';
import { dropPreparedCanvas, pauseOnCanvas, prepareCanvas, showPreparedCanvas } from './prepared-canvas';

/** The calls that are made here. The API client knows all calls, but has not loaded yet. */
export const prefetchedCalls = {
  getOpenedPage: '/api/Admin/GetOpenedPage',
  getPageComponentData: '/api/Admin/GetPageComponentData',
  getSession: '/api/authentication/Session',
  getCompanyName: '/api/Authentication/GetCompanyName',
  isSiteInitialized: '/api/AdminSettings/IsSiteInitialized',
  isLayoutCompleted: '/api/Admin/IsLayoutCompleted',
  hasFormSettings: '/api/AdminSettings/HasFormSettingsData',
} as const;

/** Returns the page id in the URL of the editor; undefined for other URLs. */
export function pageIdOfPath(path: string): number | undefined {
  const [, pageId] = /^\/UpdatePageComponent\/([1-9]\d{0,8})\/?$/i.exec(path) ?? [];
  return pageId === undefined ? undefined : Number(pageId);
}

/** The rest of the admin waits no longer than this for the page to render, in milliseconds. */
const longestMs = 600;

/**
 * Opens a page on its canvas before the admin's own code runs, so that users can type while the editor around it
 * loads. Resolves at the first pause after the page was drawn, or when it cannot be drawn.
 */
export async function openEditor(pageId: number, search: string): Promise<void> {
  const versionId = versionOfQuery(new URLSearchParams(search).get('version'));
  const query = `?pageId=${pageId}${versionId === undefined ? '' : `&versionId=${versionId}`}`;
  const { getOpenedPage, getPageComponentData, ...others } = prefetchedCalls;
  const canvas = prepareCanvas();
  const answer = prefetch(getOpenedPage + query);

  const draw = async () => {
    const [send, page] = await Promise.all([canvas.ready, parseResponse<OpenedPage>(answer)]);
    send({ kind: 'open', page });
    await canvas.shown;
    const isSeen = showPreparedCanvas(canvasTitle({ name: page.pageName }));
    storePrefetched(answer, `${getOpenedPage}?pageId=${pageId}&versionId=${page.versionId}`);
    return { isSeen };
  };
  // The editor, or the screen in its place, reports the error.
  const drawn = draw().catch(dropPreparedCanvas);
  const shown = await Promise.race([drawn, passed(longestMs)]);
  if (!shown) return;
  // A user's first click and key come before the editor's first requests and its code.
  if (shown.isSeen) await pauseOnCanvas(150, 500);
  for (const address of [getPageComponentData + query, ...Object.values(others)]) prefetch(address);
  if (shown.isSeen) await pauseOnCanvas(250, 1_000);
}

const passed = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));
