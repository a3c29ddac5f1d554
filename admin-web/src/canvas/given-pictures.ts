import { holdEvent, listen } from '../lib/listen';
import { fieldSelector, inPlaceField } from '../parts/page-canvas/in-place-fields';
import { pastedPicture } from '../parts/text-editor/pasted-picture';
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

/** What a file would be dropped on: the element to mark, and the field that takes the file; none: the text itself. */
interface Place {
  element: HTMLElement;
  key: string;
  field?: string;
}

/**
 * A file that is dropped on a picture replaces it; dropped on a component that lacks its picture, it becomes that; dropped
 * on a text or pasted into it, it is inserted there. A drop elsewhere never navigates away from the page.
 */
export function listenToPictures(store: CanvasStore, typing: TypingControl): () => void {
  const mark = (picture: HTMLElement | undefined) => {
    for (const marked of document.querySelectorAll('[data-galley-drop]')) {
      if (marked !== picture) marked.removeAttribute('data-galley-drop');
    }
    picture?.setAttribute('data-galley-drop', '');
  };
  const isTypedIn = (event: Event) => typing.get()?.element.contains(event.target as Node) ?? false;
  const placeAt = (event: DragEvent): Place | undefined => {
    const component = componentAt(store.get(), event.target);
    if (!component || !store.get().canEdit) return undefined;
    const { part, entry } = component;
    const { key } = entry;
    const picture = pictureAround(event.target);
    if (picture) return { element: picture, key, field: picture.dataset.galleyField ?? '' };
    const field = isTypedIn(event) ? undefined : missingPicture(entry);
    if (field !== undefined) return { element: part, key, field };
    const element = (event.target as Element).closest<HTMLElement>(fieldSelector);
    const { type } = entry.component ?? {};
    const isText = type && inPlaceField(type, element?.dataset.galleyField ?? '')?.kind === 'richText';
    return element && isText ? { element, key } : undefined;
  };
  const over = (event: DragEvent) => {
    const hasFile = event.dataTransfer?.types.includes('Files') ?? false;
    const place = hasFile ? placeAt(event) : undefined;
    mark(place?.element);
    if (!hasFile && isTypedIn(event)) return;
    event.preventDefault();
    // Where nothing takes the file, the pointer says so.
    if (event.dataTransfer) event.dataTransfer.dropEffect = place ? 'copy' : 'none';
  };
  const drop = (event: DragEvent) => {
    mark(undefined);
    const [file, ...others] = event.dataTransfer?.files ?? [];
    const place = file && placeAt(event);
    const isOneOfSeveral = others.length > 0;
    if (file && place?.field !== undefined) {
      const to = { key: place.key, field: place.field };
      store.select(to.key);
      store.send({ kind: 'givePicture', to, file, isOneOfSeveral });
    } else if (file && place) {
      const point = { x: event.clientX, y: event.clientY };
      if (isTypedIn(event)) typing.moveTo(point);
      else typing.begin(place.key, place.element, point);
      typing.givePicture(file, isOneOfSeveral);
    }
    if (file) holdEvent(event);
    else if (!isTypedIn(event)) event.preventDefault();
  };
  const paste = (event: ClipboardEvent) => {
    const picture = pastedPicture(event);
    if (!picture || !isTypedIn(event) || !typing.get()?.editor) return;
    holdEvent(event);
    typing.givePicture(picture, false);
  };
  const leave = (event: DragEvent) => event.relatedTarget === null && mark(undefined);
  return listen(document, { dragover: over, drop, dragleave: leave, paste }, { capture: true });
}
