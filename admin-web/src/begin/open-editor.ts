import { canvasTitle, type OpenedPage } from '../parts/page-canvas/messages';
import { queryOfPage } from './page-of-url';
import { parseResponse, prefetch, prefetchedCalls, storePrefetched } from './prefetched-responses';
import { dropPreparedCanvas, pauseOnCanvas, prepareCanvas, showPreparedCanvas } from './prepared-canvas';

/** The rest of the admin waits no longer than this for the page to render, in milliseconds. */
const longestMs = 600;

/**
 * Opens a page on its canvas before the admin's own code runs, so that users can type while the editor around it
 * loads. Resolves at the first pause after the page was drawn, or when it cannot be drawn.
 */
export async function openEditor(pageId: number, search: string): Promise<void> {
  const query = queryOfPage(pageId, search);
  const { getOpenedPage, getPageComponentData, ...others } = prefetchedCalls;
  const canvas = prepareCanvas();
  const response = prefetch(getOpenedPage + query);

  const draw = async () => {
    const [send, page] = await Promise.all([canvas.ready, parseResponse<OpenedPage>(response)]);
    send({ kind: 'open', page });
    // In the same frame as what the canvas draws.
    const isSeen = showPreparedCanvas(canvasTitle({ name: page.pageName }));
    await canvas.shown;
    storePrefetched(response, `${getOpenedPage}?pageId=${pageId}&versionId=${page.versionId}`);
    return { isSeen };
  };
  // The editor, or the screen in its place, reports the error.
  const drawn = draw().catch(dropPreparedCanvas);
  const shown = await Promise.race([drawn, passed(longestMs)]);
  if (!shown) return;
  // A user's first click and key come before the editor's first requests and its code.
  if (shown.isSeen) await pauseOnCanvas(150, 500);
  for (const url of [getPageComponentData + query, ...Object.values(others)]) prefetch(url);
  if (shown.isSeen) await pauseOnCanvas(250, 1_000);
}

/** Removes the canvas again, where the editor around it cannot be loaded. */
export const closeEditor = dropPreparedCanvas;

const passed = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));
