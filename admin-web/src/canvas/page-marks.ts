import { fieldSelector, inPlaceField } from '../parts/page-canvas/in-place-fields';
import type { CanvasEntry } from '../parts/page-canvas/messages';
import { partsIn } from '../parts/preview/page-frame';

const reachable = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';

/** Removes the page's own links and fields from the tab order: the canvas has its own stops. */
export function removeFromTabOrder(holder: HTMLElement): void {
  for (const element of holder.querySelectorAll<HTMLElement>(reachable)) {
    if (element.isContentEditable || element.tabIndex < 0) continue;
    element.setAttribute('data-galley-quiet', element.getAttribute('tabindex') ?? '');
    element.tabIndex = -1;
  }
}

/** Shows placeholders in empty fields of the selected component. */
export function markEmptyFields(
  holder: HTMLElement,
  entries: readonly CanvasEntry[],
  chosen: string | undefined,
): void {
  for (const marked of holder.querySelectorAll('[data-galley-empty]')) {
    marked.removeAttribute('data-galley-empty');
  }
  const index = entries.findIndex(({ key }) => key === chosen);
  const part = partsIn(holder)[index];
  const type = entries[index]?.component?.type ?? '';
  for (const element of part?.querySelectorAll<HTMLElement>(fieldSelector) ?? []) {
    const declared = inPlaceField(type, element.dataset.galleyField ?? '');
    if (element.textContent === '' && declared?.kind !== 'image' && !element.querySelector('img,hr,table')) {
      const words = declared?.kind === 'text' ? declared.label : 'Write here';
      element.setAttribute('data-galley-empty', words);
    }
  }
}
