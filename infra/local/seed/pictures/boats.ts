import { around, type Color, type Painting, polygon } from './painting';

type Corner = [x: number, y: number];

function paintPolygon(painting: Painting, color: Color, ...corners: Corner[]): void {
  painting.paint(color, polygon(...corners), around(...corners));
}

interface BoatColors {
  hull: Color;
  rig: Color;
  main?: Color;
  jib?: Color;
}

/** A sloop on the water, its mast's foot at x and y; without sails it lies at its mooring. */
export function paintSloop(painting: Painting, x: number, y: number, size: number, colors: BoatColors): void {
  const at = (right: number, up: number): Corner => [x + right * size, y - up * size];
  const { main, jib, hull, rig } = colors;
  if (main) paintPolygon(painting, main, at(-0.03, 1.95), at(-0.02, 0.2), at(-0.78, 0.2));
  if (jib) paintPolygon(painting, jib, at(0.05, 1.75), at(0.74, 0.16), at(0.06, 0.28));
  paintPolygon(painting, rig, at(-0.015, 2.02), at(0.015, 2.02), at(0.02, 0), at(-0.02, 0));
  paintPolygon(painting, rig, at(-0.8, 0.19), at(0, 0.19), at(0, 0.16), at(-0.8, 0.16));
  paintPolygon(painting, rig, at(-0.28, 0.14), at(0.22, 0.14), at(0.28, 0.02), at(-0.34, 0.02));
  paintPolygon(painting, hull, at(-0.84, 0.06), at(0.9, 0.1), at(0.62, -0.16), at(-0.7, -0.16));
}
