import { around, type Color, colorOf, disc, gradient, mixed, Painting, polygon } from './painting';
import { type Point, paintStroke } from './strokes';

const [width, height, floor] = [1200, 800, 590];
const wall = gradient([0, '#3b2c20'], [0.4, '#7d5e3f'], [1, '#c8a06c']);
const ground = gradient([0, '#8d6b48'], [1, '#4a3522']);
const beam = colorOf('#2b1e14');

/** The cold shed in winter: hulls on their cradles, one behind the other, and a lamp. */
export function paintUnderCover(): Uint8Array<ArrayBuffer> {
  const painting = new Painting(width, height);
  painting.rows((y) => wall(y / floor), 0, floor);
  painting.rows((y) => ground((y - floor) / (height - floor)), floor, height);
  painting.paint(colorOf('#ffdf9e'), (x, y) => 0.8 * disc(600, 250, 60, 520)(x, y), [0, 0, width, height]);
  paintRoof(painting);
  paintBoat(painting, 930, 560, 150, colorOf('#55707a'));
  paintBoat(painting, 250, 600, 200, colorOf('#7a2f22'));
  paintBoat(painting, 660, 690, 280, colorOf('#0f5c73'));
  return painting.toPng();
}

function paintRoof(painting: Painting): void {
  for (const [size, weight] of [
    [0.5, 5],
    [0.72, 8],
    [1.02, 13],
  ] as const) {
    const at = (right: number, up: number): Point => [600 + right * 620 * size, 330 - up * 330 * size];
    paintStroke(painting, beam, [at(-1, 0.1), at(0, 1), at(1, 0.1)], weight);
    paintStroke(painting, beam, [at(-1, 0.1), at(1, 0.1)], weight * 0.8);
    paintStroke(painting, beam, [at(0, 1), at(0, 0.1)], weight * 0.6);
    paintStroke(painting, beam, [at(-0.5, 0.1), at(-0.25, 0.72)], weight * 0.5);
    paintStroke(painting, beam, [at(0.5, 0.1), at(0.25, 0.72)], weight * 0.5);
  }
  paintStroke(
    painting,
    beam,
    [
      [600, 180],
      [600, 236],
    ],
    3,
  );
  painting.paint(colorOf('#fff3d0'), disc(600, 250, 17, 3), [570, 220, 630, 280]);
}

/** A hull seen from its bow, on two props, with a cover over the ridge. */
function paintBoat(painting: Painting, x: number, y: number, size: number, color: Color): void {
  const at = (right: number, up: number): [number, number] => [x + right * size, y - up * size];
  const fill = (paint: Color, ...corners: [number, number][]) =>
    painting.paint(paint, polygon(...corners), around(...corners));
  for (const side of [-1, 1]) {
    paintStroke(painting, beam, [at(side * 0.42, 0.62), at(side * 0.72, 0)], size * 0.05);
  }
  fill(beam, at(-0.5, 0.06), at(0.5, 0.06), at(0.5, 0), at(-0.5, 0));
  fill(mixed(color, beam, 0.45), at(-0.06, 0.34), at(0.06, 0.34), at(0.05, 0.06), at(-0.05, 0.06));
  fill(color, at(-0.62, 1.02), at(0.62, 1.02), at(0.44, 0.56), at(0, 0.24), at(-0.44, 0.56));
  fill(mixed(color, beam, 0.35), at(0, 1.02), at(0.62, 1.02), at(0.44, 0.56), at(0, 0.24));
  const canvas = colorOf('#e9e2cf');
  fill(canvas, at(-0.7, 0.96), at(0, 1.42), at(0, 0.98));
  fill(mixed(canvas, beam, 0.25), at(0, 1.42), at(0.7, 0.96), at(0, 0.98));
}
