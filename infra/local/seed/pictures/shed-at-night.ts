import { around, below, colorOf, disc, distance, gradient, mixed, Painting, polygon } from './painting';

const [width, height, shore] = [1920, 800, 560];
const sky = gradient([0, '#0a1526'], [0.7, '#1d3850'], [1, '#35566a']);
const water = gradient([0, '#1a3144'], [1, '#081420']);
const light = colorOf('#ffcf7d');
const wall = colorOf('#0b1620');
const windows = [1190, 1310, 1430, 1550];

export function paintShedAtNight(): Uint8Array<ArrayBuffer> {
  const painting = new Painting(width, height);
  painting.rows((y) => sky(y / shore), 0, shore);
  paintStars(painting);
  painting.paint(
    colorOf('#12283a'),
    below((x) => shore - 70 - 34 * Math.sin(x / 240) - 14 * Math.sin(x / 61 + 1)),
    [0, 420, width, shore],
  );
  paintShed(painting);
  painting.rows((y) => water((y - shore) / (height - shore)), shore, height);
  for (const x of windows) painting.paint(light, reflectionOf(x + 35), [x - 30, shore, x + 100, height]);
  painting.paint(light, reflectionOf(1000, 66), [860, shore, 1140, height]);
  return painting.toPng();
}

/** Spread by a sequence that never clusters; the same stars every time. */
function paintStars(painting: Painting): void {
  for (let star = 1; star <= 130; star += 1) {
    const x = ((star * 0.754_877_666) % 1) * width;
    const y = ((star * 0.569_840_291) % 1) * 400;
    const size = 0.7 + ((star * 7) % 5) * 0.22;
    painting.paint(
      mixed(colorOf('#35566a'), colorOf('#f4f1e4'), 0.4 + ((star * 3) % 7) / 10),
      disc(x, y, size),
      [x - 3, y - 3, x + 3, y + 3],
    );
  }
}

function paintShed(painting: Painting): void {
  const roof: [number, number][] = [
    [1270, 190],
    [1720, 330],
    [820, 330],
  ];
  const body: [number, number][] = [
    [860, 328],
    [1680, 328],
    [1680, shore],
    [860, shore],
  ];
  painting.paint(light, (x, y) => 0.42 * Math.exp(-distance((x - 1250) / 1.8, y - 470) / 130) - 0.03, [
    300,
    150,
    width,
    shore,
  ]);
  painting.paint(colorOf('#101f2c'), polygon(...roof), around(...roof));
  painting.paint(wall, polygon(...body), around(...body));
  // The open gate, with the ribs of a boat before the light.
  const gate: [number, number][] = [
    [930, 392],
    [1070, 392],
    [1070, shore],
    [930, shore],
  ];
  painting.paint(
    (_, y) => mixed(colorOf('#fff0c9'), light, (y - 390) / 170),
    polygon(...gate),
    around(...gate),
  );
  for (const reach of [22, 38, 54]) {
    const ring = (x: number, y: number) => 3 - Math.abs(distance(x - 1000, (y - 440) * 0.72) - reach - 8);
    painting.paint(wall, (x, y) => (y > 448 ? ring(x, y) : 0), [930, 448, 1070, shore]);
  }
  for (const x of windows) {
    const pane: [number, number][] = [
      [x, 400],
      [x + 70, 400],
      [x + 70, 470],
      [x, 470],
    ];
    painting.paint(
      (_, y) => mixed(colorOf('#ffe3a8'), light, (y - 400) / 70),
      polygon(...pane),
      around(...pane),
    );
    painting.paint(wall, (px, py) => 3 - Math.min(Math.abs(px - x - 35), Math.abs(py - 435)), [
      x,
      400,
      x + 70,
      470,
    ]);
  }
}

/** A window's light on quiet water. */
function reflectionOf(center: number, reach = 34) {
  return (x: number, y: number) => {
    const depth = (y - shore) / (height - shore);
    const ripple = 0.6 + 0.4 * Math.sin(y * 0.55 + Math.sin(x / 13));
    return Math.max(0, 1 - Math.abs(x - center) / (reach * (1 + depth))) * ripple * (0.6 - depth * 0.55);
  };
}
