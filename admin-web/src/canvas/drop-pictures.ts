import { listen } from '../lib/listen';
import type { CanvasStore } from './canvas-state';
import { missingPicture } from './missing-picture';
import { componentAt } from './page-document';
import type { TypingControl } from './typing';

/** A picture that is a field of its component, or the place of a missing one, at or around the pointer. */
function pictureAround(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined;
  const own = ':is(img, .nobody)[data-galley-field]:not([data-galley-entry])';
  return (
    target.closest<HTMLElement>(own) ??
    target.closest('picture')?.querySelector<HTMLElement>(own) ??
    undefined
  );
}

/**
 * A file that is dropped on a picture replaces it; dropped anywhere on a component that lacks its picture, it becomes that.
 * A drop elsewhere never navigates away from the page.
 */
export function listenToDrops(store: CanvasStore, typing: TypingControl): () => void {
  const mark = (picture: HTMLElement | undefined) => {
    for (const marked of document.querySelectorAll('[data-galley-drop]')) {
      if (marked !== picture) marked.removeAttribute('data-galley-drop');
    }
    picture?.setAttribute('data-galley-drop', '');
  };
  /** What a file would be dropped on: the element to mark, and the field that takes the file. */
  const placeAt = (event: DragEvent) => {
    const component = componentAt(store.get(), event.target);
    if (!component || !store.get().canEdit) return undefined;
    const { part, entry } = component;
    const { key } = entry;
    const picture = pictureAround(event.target);
    if (picture) return { element: picture, key, field: picture.dataset.galleyField ?? '' };
    const field = isTypedIn(event) ? undefined : missingPicture(entry);
    return field === undefined ? undefined : { element: part, key, field };
  };
  const over = (event: DragEvent) => {
    const hasFile = event.dataTransfer?.types.includes('Files') ?? false;
    const place = hasFile ? placeAt(event) : undefined;
    mark(place?.element);
    if (!place && isTypedIn(event)) return;
    event.preventDefault();
    // Where nothing takes the file, the pointer says so.
    if (event.dataTransfer) event.dataTransfer.dropEffect = place ? 'copy' : 'none';
  };
  const drop = (event: DragEvent) => {
    mark(undefined);
    const [file, ...others] = event.dataTransfer?.files ?? [];
    const place = file && placeAt(event);
    if (place) {
      const { key, field } = place;
      store.select(key);
      store.send({ kind: 'dropPicture', key, field, file, isOneOfSeveral: others.length > 0 });
    }
    if (file || !isTypedIn(event)) event.preventDefault();
  };
  const isTypedIn = (event: DragEvent) => typing.get()?.element.contains(event.target as Node) ?? false;
  const leave = (event: DragEvent) => event.relatedTarget === null && mark(undefined);
  return listen(document, { dragover: over, drop, dragleave: leave }, { capture: true });
}
