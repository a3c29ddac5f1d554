import { colorOf, disc, gradient, mixed, Painting } from './painting';
import { paintStroke } from './strokes';

const [width, height] = [1200, 800];
const water = gradient([0, '#bfe0ea'], [0.45, '#d9eef3'], [1, '#f4fafb']);
const land = colorOf('#f1dfae');
const shore = colorOf('#8a7a4a');
const contour = colorOf('#8fbccb');
const mark = colorOf('#b5308a');

/** Metres under the surface, made up: a harbor that opens to the south, with a ledge in its mouth. */
function depthAt(x: number, y: number): number {
  const middle = 620 + 70 * Math.sin(y / 190) + 24 * Math.sin(y / 61);
  const reach = 60 + (y / height) ** 1.5 * 520 + 16 * Math.sin(y / 37);
  const off = Math.abs(x - middle) / reach;
  const ledge = 9 * Math.exp(-(((x - 760) / 80) ** 2) - ((y - 600) / 50) ** 2);
  return (1 - off ** 1.6) * (3 + 19 * (y / height)) - ledge + 0.7 * Math.sin(x / 49) * Math.cos(y / 43);
}

/** A chart of the harbor, with a mark where the yard is. */
export function paintHarborChart(): Uint8Array<ArrayBuffer> {
  const painting = new Painting(width, height);
  painting.paint((x, y) => {
    const depth = depthAt(x, y);
    if (depth < 0) return mixed(shore, land, (-depth - 0.05) * 5);
    const fromLine = Math.abs(((depth + 2.5) % 5) - 2.5);
    const color = water(depth / 20);
    return depth < 0.35 ? mixed(shore, color, depth / 0.35) : mixed(contour, color, fromLine / 0.16);
  });
  for (const x of [300, 600, 900])
    paintStroke(
      painting,
      contour,
      [
        [x, 0],
        [x, height],
      ],
      1,
    );
  for (const y of [200, 400, 600])
    paintStroke(
      painting,
      contour,
      [
        [0, y],
        [width, y],
      ],
      1,
    );
  const yard = { x: 566, y: 118 };
  painting.paint(mark, disc(yard.x, yard.y, 26, 2), [530, 80, 600, 156]);
  painting.paint(colorOf('#ffffff'), disc(yard.x, yard.y, 17, 2), [530, 80, 600, 156]);
  painting.paint(mark, disc(yard.x, yard.y, 10, 2), [530, 80, 600, 156]);
  paintCompass(painting, 1030, 180);
  return painting.toPng();
}

function paintCompass(painting: Painting, x: number, y: number): void {
  for (let point = 0; point < 16; point += 1) {
    const angle = (point * Math.PI) / 8;
    const [long, wide] = point % 4 === 0 ? [104, 3] : [78, 1.4];
    const [right, down] = [Math.sin(angle), -Math.cos(angle)];
    paintStroke(
      painting,
      mark,
      [
        [x + right * 34, y + down * 34],
        [x + right * long, y + down * long],
      ],
      wide,
    );
  }
  painting.paint(mark, disc(x, y, 9), [x - 12, y - 12, x + 12, y + 12]);
}
