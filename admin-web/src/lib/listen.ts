type Events = DocumentEventMap & WindowEventMap;
type Handlers = { [Name in keyof Events]?: (event: Events[Name]) => void };

/** Handles events of a target. Returns a function that stops listening. */
export function listen(
  target: EventTarget,
  handlers: Handlers,
  options?: AddEventListenerOptions,
): () => void {
  const all = Object.entries(handlers) as [string, EventListener][];
  for (const [name, handle] of all) target.addEventListener(name, handle, options);
  return () => {
    for (const [name, handle] of all) target.removeEventListener(name, handle, options);
  };
}

/** Calls back when an element changes its size, and once for each at first. Returns a function that stops that. */
export function whenResized(elements: readonly Element[], act: () => void): () => void {
  const observer = new ResizeObserver(act);
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Nothing else reacts to an event: neither the browser nor handlers around it. React bubbles the events of a dialog to
 * the form that it was opened from, too, although the DOM does not.
 */
export function holdEvent(event: Pick<Event, 'preventDefault' | 'stopPropagation'>): void {
  event.preventDefault();
  event.stopPropagation();
}
