import { drawPage } from './draw-page';
import { queryOfPage } from './page-of-url';
import { prefetch, prefetchedCalls } from './prefetched-responses';
import { dropPreparedCanvas, pauseOnCanvas } from './prepared-canvas';

/** The rest of the admin waits no longer than this for the page to render, in milliseconds. */
const longestMs = 600;

/**
 * Opens a page on its canvas before the admin's own code runs, so that users can type while the editor around it
 * loads. Resolves at the first pause after the page was drawn, or when it cannot be drawn.
 */
export async function openEditor(pageId: number, search: string): Promise<void> {
  const { getOpenedPage: _drawn, getPageComponentData, ...others } = prefetchedCalls;
  const shown = await Promise.race([drawPage(pageId, search), passed(longestMs)]);
  if (!shown) return;
  // A user's first click and key come before the editor's first requests and its code.
  if (shown.isSeen) await pauseOnCanvas(150, 500);
  const query = queryOfPage(pageId, search);
  for (const address of [getPageComponentData + query, ...Object.values(others)]) prefetch(address);
  if (shown.isSeen) await pauseOnCanvas(250, 1_000);
}

/** Removes the canvas again, where the editor around it cannot be loaded. */
export const closeEditor = dropPreparedCanvas;

const passed = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));
