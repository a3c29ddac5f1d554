import { JSDOM } from 'jsdom';

/**
 * The parts of a browser's window that the editor's state needs in Node: all of jsdom would replace what the handlers
 * need.
 */
const { window } = new JSDOM('', { url: 'http://localhost' });
const names = [
  'document',
  'navigator',
  'location',
  'localStorage',
  'Node',
  'Element',
  'HTMLElement',
  'HTMLIFrameElement',
  'DOMParser',
] as const;
const before = new Map<string, unknown>();

/** Returns a function that removes it. */
export function openWindow(): () => void {
  const given = { window, ...Object.fromEntries(names.map((name) => [name, window[name]])) };
  for (const name of Object.keys(given)) before.set(name, Reflect.get(globalThis, name));
  Object.assign(globalThis, given);
  return () => {
    for (const [name, value] of before) {
      if (value === undefined) Reflect.deleteProperty(globalThis, name);
      else Reflect.set(globalThis, name, value);
    }
  };
}

export const tellWindow = (event: string) => window.dispatchEvent(new window.Event(event));
