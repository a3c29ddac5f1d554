import { siteCss } from '@galley/public-web/generated/site-assets';
import { partsIn, takeParts } from '../parts/preview/page-frame';
import type { CanvasState } from './canvas-state';
import editedTextCss from './edited-text.css?inline';
import pageCss from './page.css?inline';

// The browser reads the style while the page is still being requested.
const ownStyle = document.createElement('style');
ownStyle.textContent = siteCss + pageCss + editedTextCss;
const themeStyle = document.createElement('style');
document.head.append(ownStyle, themeStyle);

/** Shows the page's document in this one. Returns the element that contains its components. */
export function showPage(source: string): HTMLElement {
  const page = new DOMParser().parseFromString(source, 'text/html');
  const holder = takeParts(page);
  for (const [shown, given] of [
    [document.documentElement, page.documentElement],
    [document.body, page.body],
  ] as const) {
    for (const { name } of [...shown.attributes]) shown.removeAttribute(name);
    for (const { name, value } of given.attributes) shown.setAttribute(name, value);
  }
  document.body.replaceChildren(...page.body.childNodes);
  // The page's own body element is discarded; its content has been moved.
  const shown = holder === page.body ? document.body : holder;
  // React listens to every event where it renders, and would handle each key eleven times: no component of a page has
  // handlers.
  shown.addEventListener = () => {};
  return shown;
}

/** Sets the company's colours and font; separate from the document, so that choosing a colour does not reload it. */
export function showTheme(css: string): void {
  themeStyle.textContent = css;
}

/** The component that contains an element of the page. */
export function componentAt({ holder, entries }: CanvasState, target: EventTarget | null) {
  const parts = holder && target instanceof Node ? partsIn(holder) : [];
  const index = parts.findIndex((part) => part.contains(target as Node));
  const [part, entry] = [parts[index], entries[index]];
  return part && entry && { part, entry };
}

export const keyOf = (state: CanvasState, target: EventTarget | null): string | undefined =>
  componentAt(state, target)?.entry.key;
