import { paintSloop } from './boats';
import { below, colorOf, disc, distance, gradient, mixed, Painting, polygon } from './painting';

const [width, height, horizon] = [1920, 800, 470];
const sun = { x: 1330, y: 430 };

const sky = gradient([0, '#12304a'], [0.45, '#3d6d8c'], [0.8, '#e9b992'], [1, '#f7d9b0']);
const water = gradient([0, '#e3b795'], [0.25, '#5b8199'], [1, '#10293d']);
const glow = colorOf('#ffe9bd');

/** A line of hills: a few waves of different length, always the same. */
const hills = (base: number, reach: number, shift: number) => (x: number) =>
  base - reach * (0.5 + 0.3 * Math.sin(x / 210 + shift) + 0.2 * Math.sin(x / 83 + shift * 2.3));

export function paintHarborAtDawn(): Uint8Array<ArrayBuffer> {
  const painting = new Painting(width, height);
  painting.rows((y) => sky(y / horizon), 0, horizon);
  painting.paint(glow, (x, y) => 0.75 * Math.exp(-distance(x - sun.x, (y - sun.y) * 1.3) / 170), [
    0,
    0,
    width,
    horizon,
  ]);
  painting.paint(colorOf('#fff6de'), disc(sun.x, sun.y, 46, 2), [
    sun.x - 60,
    sun.y - 60,
    sun.x + 60,
    sun.y + 60,
  ]);
  painting.paint(colorOf('#6d8a99'), below(hills(horizon, 92, 0.4)), [0, 340, width, horizon]);
  painting.paint(colorOf('#38586c'), below(hills(horizon + 4, 58, 2.1)), [0, 380, width, horizon]);
  painting.rows((y) => water((y - horizon) / (height - horizon)), horizon, height);
  painting.paint(glow, sunOnWater, [sun.x - 260, horizon, sun.x + 260, height]);
  paintMoorings(painting);
  paintJetty(painting);
  return painting.toPng();
}

/** Broken light: lines that grow wider and rarer the nearer they are. */
function sunOnWater(x: number, y: number): number {
  const depth = (y - horizon) / (height - horizon);
  const reach = 30 + depth * 170;
  const line = Math.sin(y * (0.9 - depth * 0.62) + Math.sin(x / 37) * 0.7);
  return Math.max(0, 1 - Math.abs(x - sun.x) / reach) * Math.max(0, line) * (0.85 - depth * 0.6);
}

function paintMoorings(painting: Painting): void {
  const dark = colorOf('#132635');
  for (const [x, y, size] of [
    [420, 520, 62],
    [700, 500, 44],
    [860, 545, 84],
    [1560, 512, 54],
    [1730, 560, 96],
  ] as const) {
    const hull = mixed(dark, colorOf('#5b8199'), 0.5 - size / 200);
    paintSloop(painting, x, y, size, { hull, rig: hull });
    // Its reflection, fading downward.
    painting.paint(
      hull,
      (px, py) => 0.35 * (1 - Math.abs(px - x) / (size * 0.8)) * (1 - (py - y - size * 0.16) / (size * 0.9)),
      [x - size, y + size * 0.16, x + size, y + size],
    );
  }
}

function paintJetty(painting: Painting): void {
  const wood = colorOf('#0c1a26');
  painting.paint(wood, polygon([0, 640], [560, 660], [560, 676], [0, 672]), [0, 636, 564, 680]);
  for (const x of [60, 180, 300, 420, 530]) {
    painting.paint(wood, polygon([x, 600], [x + 12, 600], [x + 14, 800], [x - 2, 800]), [
      x - 4,
      598,
      x + 18,
      800,
    ]);
  }
}
