import { colorOf, gradient, mixed, Painting } from './painting';
import { curve, type Point, paintStroke } from './strokes';

const [width, height] = [1200, 800];
const paper = gradient([0, '#174a63'], [1, '#0e3348']);
const line = colorOf('#dcecf2');
const faint = mixed(colorOf('#174a63'), line, 0.28);

/** How wide half the hull is at a place along it (0 stern, 1 bow) and a height (0 keel, 1 deck). */
const halfBeam = (along: number, up: number) =>
  Math.sin(Math.PI * along ** 0.8) ** 0.7 * up ** (0.35 + 0.5 * Math.abs(along - 0.45));

/** A shipwright's drawing: sections, side and half of the plan of a sloop, white on blue. */
export function paintLinesPlan(): Uint8Array<ArrayBuffer> {
  const painting = new Painting(width, height);
  painting.rows((y) => paper(y / height), 0, height);
  for (let x = 60; x < width; x += 60)
    paintStroke(
      painting,
      faint,
      [
        [x, 0],
        [x, height],
      ],
      0.6,
    );
  for (let y = 50; y < height; y += 60)
    paintStroke(
      painting,
      faint,
      [
        [0, y],
        [width, y],
      ],
      0.6,
    );
  paintSections(painting);
  paintSide(painting);
  paintPlan(painting);
  return painting.toPng();
}

function paintSections(painting: Painting): void {
  const [middle, deck, depth, beam] = [600, 70, 190, 190];
  for (let section = 1; section < 10; section += 1) {
    const along = section / 10;
    const side = section < 5 ? -1 : 1;
    const sheer = 26 * (along - 0.4) ** 2;
    const points = curve(
      (up): Point => [middle + side * halfBeam(along, up) * beam, deck + depth * (1 - up) - sheer * up * 3],
    );
    paintStroke(painting, line, points, 1.6);
  }
  paintStroke(
    painting,
    line,
    [
      [middle, deck - 20],
      [middle, deck + depth + 14],
    ],
    1.6,
  );
}

function paintSide(painting: Painting): void {
  const at = (along: number, up: number): Point => [110 + along * 980, 470 - up * 130];
  const sheer = curve((along) => at(along, 0.82 + 0.5 * (along - 0.42) ** 2));
  const keel = curve((along) =>
    at(0.06 + along * 0.9, -0.08 - 0.62 * Math.sin(Math.PI * along) ** 1.4 * (1.25 - along)),
  );
  paintStroke(painting, line, sheer, 2.4);
  paintStroke(painting, line, keel, 2.4);
  paintStroke(painting, line, [sheer[0] as Point, keel[0] as Point], 2.4);
  paintStroke(painting, line, [sheer.at(-1) as Point, keel.at(-1) as Point], 2.4);
  for (const up of [0.16, 0.4, 0.62]) {
    paintStroke(
      painting,
      line,
      curve((along) => at(0.03 + along * 0.94, up + 0.2 * (along - 0.42) ** 2)),
      1.1,
    );
  }
}

function paintPlan(painting: Painting): void {
  const at = (along: number, out: number): Point => [110 + along * 980, 620 + out * 120];
  for (const up of [0.2, 0.45, 0.7, 1]) {
    paintStroke(
      painting,
      line,
      curve((along) => at(along, halfBeam(along, up))),
      up === 1 ? 2.4 : 1.3,
    );
  }
  paintStroke(painting, line, [at(-0.02, 0), at(1.02, 0)], 1.6);
}
