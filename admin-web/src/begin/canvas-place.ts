import { local, readStored, writeStored } from '../lib/browser-storage';

/** A position in the window: left, top, width and height, in pixels. */
export type Place = [left: number, top: number, width: number, height: number];

const key = 'galley-canvas-place';

const inThisWindow = (place: Place) => [innerWidth, innerHeight, ...place].join(' ');

/** The last known position of the canvas; undefined where the window had another size then. */
export function knownCanvasPlace(): Place | undefined {
  const kept = readStored(local, key);
  const [, , ...place] = (kept ?? '').split(' ').map(Number);
  const known = place as Place;
  return inThisWindow(known) === kept ? known : undefined;
}

export function rememberCanvasPlace({ left, top, width, height }: DOMRect): void {
  writeStored(local, key, inThisWindow([left, top, width, height]));
}
