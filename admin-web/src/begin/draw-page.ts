import { canvasTitle, type OpenedPage } from '../canvas/messages';
import { queryOfPage } from './page-of-url';
import { getOpenedPage, parseResponse, prefetch, storePrefetched } from './prefetched-responses';
import { dropPreparedCanvas, prepareCanvas, showPreparedCanvas } from './prepared-canvas';

/** A page that the canvas has drawn before the editor exists. */
interface DrawnPage {
  /** Whether users see it already. */
  isSeen: boolean;
}

declare global {
  var galleyDrawnPage: Promise<DrawnPage | undefined> | undefined;
}

/**
 * Draws the page of an editor on its canvas, once. Resolves to undefined where that fails; the editor, or the screen
 * in its place, reports the error.
 */
export function drawPage(pageId: number, search: string): Promise<DrawnPage | undefined> {
  globalThis.galleyDrawnPage ??= draw(pageId, search).catch(() => {
    dropPreparedCanvas();
    return undefined;
  });
  return globalThis.galleyDrawnPage;
}

async function draw(pageId: number, search: string): Promise<DrawnPage> {
  const answer = prefetch(getOpenedPage + queryOfPage(pageId, search));
  const canvas = prepareCanvas();
  const [send, page] = await Promise.all([canvas.ready, parseResponse<OpenedPage>(answer)]);
  send({ kind: 'open', page });
  // In the same frame as what the canvas draws.
  const isSeen = showPreparedCanvas(canvasTitle({ name: page.pageName }));
  await canvas.shown;
  storePrefetched(answer, `${getOpenedPage}?pageId=${pageId}&versionId=${page.versionId}`);
  return { isSeen };
}
