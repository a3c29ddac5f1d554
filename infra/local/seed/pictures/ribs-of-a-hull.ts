import { around, type Color, colorOf, disc, distance, gradient, mixed, Painting, polygon } from './painting';

const [width, height] = [960, 720];
const center = width / 2;
const shed = gradient([0, '#f3e4ca'], [0.5, '#dfc298'], [1, '#a27a50']);
const ribs = 15;
const battens = [8, 26, 44, 62, 118, 136, 154, 172];

/** Looking along a hull that is being built: rib behind rib, held by battens, the light coming in from above. */
export function paintRibsOfAHull(): Uint8Array<ArrayBuffer> {
  const painting = new Painting(width, height).rows((y) => shed(y / height), 0, height);
  painting.paint(colorOf('#fff8e6'), (x, y) => 0.7 * disc(center, 210, 90, 420)(x, y), [0, 0, width, 520]);
  for (let rib = 0; rib < ribs; rib += 1) paintRib(painting, rib / (ribs - 1));
  for (const angle of battens) paintBatten(painting, (angle * Math.PI) / 180);
  paintKeel(painting);
  return painting.toPng();
}

/** @param nearness 0 is the farthest rib, 1 the nearest */
const reachOf = (nearness: number) => 90 + nearness ** 1.7 * 620;
const topOf = (nearness: number) => 330 - nearness * 330;
const woodAt = (nearness: number): Color => mixed(colorOf('#cfa470'), colorOf('#5b3a20'), nearness * 0.8);

function pointAt(nearness: number, angle: number): [x: number, y: number] {
  const reach = reachOf(nearness);
  return [center + Math.cos(angle) * reach * 1.06, topOf(nearness) + (Math.sin(angle) * reach) / 0.94];
}

function paintRib(painting: Painting, nearness: number): void {
  const [top, reach] = [topOf(nearness), reachOf(nearness)];
  const thick = 4 + nearness * 20;
  const fromRing = (x: number, y: number) => distance((x - center) / 1.06, (y - top) * 0.94) - reach;
  const wide = (reach + thick) * 1.08;
  const frame = [center - wide, top, center + wide, top + wide] as const;
  painting.paint(woodAt(nearness), (x, y) => thick / 2 - Math.abs(fromRing(x, y)), frame);
  // The edge that the light meets.
  const lit = mixed(woodAt(nearness), colorOf('#ffe9c2'), 0.45);
  painting.paint(lit, (x, y) => 1.4 - Math.abs(fromRing(x, y) + thick / 2), frame);
}

/** A strip of wood over all ribs, as long as they need one to keep their places. */
function paintBatten(painting: Painting, angle: number): void {
  const steps = 24;
  for (let step = 0; step < steps; step += 1) {
    const [near, far] = [(step + 1) / steps, step / steps];
    const [[fromX, fromY], [toX, toY]] = [pointAt(far, angle), pointAt(near, angle)];
    const [half, halfAfter] = [1 + far * 6, 1 + near * 6];
    const length = distance(toX - fromX, toY - fromY);
    const [acrossX, acrossY] = [(toY - fromY) / length, -(toX - fromX) / length];
    const corners: [number, number][] = [
      [fromX + acrossX * half, fromY + acrossY * half],
      [toX + acrossX * halfAfter, toY + acrossY * halfAfter],
      [toX - acrossX * halfAfter, toY - acrossY * halfAfter],
      [fromX - acrossX * half, fromY - acrossY * half],
    ];
    painting.paint(mixed(woodAt(far), colorOf('#f2d3a0'), 0.3), polygon(...corners), around(...corners));
  }
}

function paintKeel(painting: Painting): void {
  const [, start] = pointAt(0, Math.PI / 2);
  const keel: [number, number][] = [
    [center - 5, start],
    [center + 5, start],
    [center + 34, height],
    [center - 34, height],
  ];
  painting.paint((_, y) => woodAt((y - start) / (height - start)), polygon(...keel), around(...keel));
}
