import { local, readStored, writeStored } from '../lib/browser-storage';

/** Where something stands in the window: left, top, width and height, in pixels. */
export type Place = [left: number, top: number, width: number, height: number];

const key = 'galley-canvas-place';

const inThisWindow = (place: Place) => [innerWidth, innerHeight, ...place].join(' ');

/** Where the canvas stood when it was last seen; undefined where the window had another size then. */
export function knownCanvasPlace(): Place | undefined {
  const kept = readStored(local, key);
  const [, , ...place] = (kept ?? '').split(' ').map(Number);
  const known = place as Place;
  return inThisWindow(known) === kept ? known : undefined;
}

export function rememberCanvasPlace({ left, top, width, height }: DOMRect): void {
  writeStored(local, key, inThisWindow([left, top, width, height]));
}
