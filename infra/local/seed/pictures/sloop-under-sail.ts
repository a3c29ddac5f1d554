import { paintSloop } from './boats';
import { below, colorOf, disc, gradient, mixed, Painting } from './painting';

const [width, height, horizon] = [1920, 800, 420];
const sky = gradient([0, '#5f9fbf'], [0.6, '#a9cfdc'], [1, '#eef3ea']);
const far = colorOf('#7fb0bd');
const near = colorOf('#0d4254');
const waves = 7;

export function paintSloopUnderSail(): Uint8Array<ArrayBuffer> {
  const painting = new Painting(width, height);
  painting.rows((y) => sky(y / horizon), 0, horizon + 12);
  paintClouds(painting);
  painting.paint(
    colorOf('#8fb3b5'),
    below((x) => horizon - 26 - 18 * Math.sin(x / 260 + 1) - 8 * Math.sin(x / 70)),
    [0, 360, width, horizon + 12],
  );
  for (let wave = 0; wave < waves; wave += 1) {
    if (wave === 3) paintBoat(painting);
    paintWave(painting, wave);
  }
  return painting.toPng();
}

function paintClouds(painting: Painting): void {
  const white = colorOf('#f7fbfa');
  for (const [x, y, size] of [
    [330, 150, 90],
    [430, 132, 64],
    [240, 164, 60],
    [1500, 220, 74],
    [1590, 232, 52],
    [1410, 234, 48],
  ] as const) {
    const round = disc(x, y, size, size * 1.4);
    painting.paint(white, (px, py) => 0.55 * Math.max(0, round(px, y + (py - y) * 2.2)), [
      x - size * 2,
      y - size,
      x + size * 2,
      y + size,
    ]);
  }
}

/** Rows of swell, darker and longer toward the front. */
function paintWave(painting: Painting, wave: number): void {
  const share = wave / (waves - 1);
  const top = horizon + (height - horizon) * share ** 1.5 * 0.82;
  const reach = 3 + share * 17;
  const line = (x: number) =>
    top +
    reach * Math.sin(x / (60 + share * 130) + wave * 1.7) +
    reach * 0.4 * Math.sin(x / (23 + share * 40) + wave);
  const color = mixed(far, near, share);
  painting.paint(mixed(color, colorOf('#ffffff'), 0.22), below(line), [0, top - reach * 2, width, height]);
  painting.paint(
    color,
    below((x) => line(x) + 3 + share * 5),
    [0, top - reach * 2, width, height],
  );
}

function paintBoat(painting: Painting): void {
  paintSloop(painting, 1180, 545, 200, {
    hull: colorOf('#7a2f22'),
    rig: colorOf('#5a4632'),
    main: colorOf('#fbf7ec'),
    jib: colorOf('#f0e6d2'),
  });
  paintSloop(painting, 520, 478, 46, {
    hull: colorOf('#284b5a'),
    rig: colorOf('#3c5864'),
    main: colorOf('#f3f1ea'),
    jib: colorOf('#e6e6e0'),
  });
}
