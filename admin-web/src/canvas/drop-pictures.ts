import { listen } from '../lib/listen';
import type { CanvasStore } from './canvas-state';
import { keyOf } from './page-document';
import type { TypingControl } from './typing';

/** A picture that is a field of its component, or the place of a missing one, at or around the pointer. */
function pictureAt(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined;
  const own = ':is(img, .nobody)[data-galley-field]:not([data-galley-entry])';
  return (
    target.closest<HTMLElement>(own) ??
    target.closest('picture')?.querySelector<HTMLElement>(own) ??
    undefined
  );
}

/** A file that is dropped on a picture replaces it. A drop elsewhere never navigates away from the page. */
export function listenToDrops(store: CanvasStore, typing: TypingControl): () => void {
  const mark = (picture: HTMLElement | undefined) => {
    for (const marked of document.querySelectorAll('[data-galley-drop]')) {
      if (marked !== picture) marked.removeAttribute('data-galley-drop');
    }
    picture?.setAttribute('data-galley-drop', '');
  };
  const over = (event: DragEvent) => {
    const hasFile = event.dataTransfer?.types.includes('Files') ?? false;
    const picture = hasFile && store.get().canEdit ? pictureAt(event.target) : undefined;
    mark(picture);
    if (picture || !isTypedIn(event)) event.preventDefault();
    if (picture && event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
  };
  const drop = (event: DragEvent) => {
    mark(undefined);
    const picture = pictureAt(event.target);
    const [file] = event.dataTransfer?.files ?? [];
    const key = keyOf(store.get(), event.target);
    if (file && picture && key !== undefined && store.get().canEdit) {
      event.preventDefault();
      store.select(key);
      store.send({ kind: 'dropPicture', key, field: picture.dataset.galleyField ?? '', file });
    } else if (file || !isTypedIn(event)) event.preventDefault();
  };
  const isTypedIn = (event: DragEvent) => typing.get()?.element.contains(event.target as Node) ?? false;
  const leave = (event: DragEvent) => event.relatedTarget === null && mark(undefined);
  return listen(document, { dragover: over, drop, dragleave: leave }, { capture: true });
}
