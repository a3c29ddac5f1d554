import type { Color, Painting } from './painting';
import { arc, type Point, paintStroke } from './strokes';

/** Capital letters as strokes in a box that is 1 high; only those that the demo company's name has. */
const letters: Record<string, { width: number; strokes: Point[][] }> = {
  A: {
    width: 0.84,
    strokes: [
      [
        [0, 1],
        [0.42, 0],
        [0.84, 1],
      ],
      [
        [0.15, 0.66],
        [0.69, 0.66],
      ],
    ],
  },
  B: {
    width: 0.62,
    strokes: [
      [[0.36, 0.48], [0, 0.48], [0, 0], [0.36, 0], ...arc([0.36, 0.24], [0.22, 0.24], -90, 90)],
      [[0, 0.48], [0, 1], [0.36, 1], ...arc([0.36, 0.74], [0.26, 0.26], 90, -90)],
    ],
  },
  C: { width: 0.8, strokes: [arc([0.5, 0.5], [0.5, 0.5], -48, -312)] },
  E: {
    width: 0.56,
    strokes: [
      [
        [0.56, 0],
        [0, 0],
        [0, 1],
        [0.56, 1],
      ],
      [
        [0, 0.48],
        [0.48, 0.48],
      ],
    ],
  },
  K: {
    width: 0.66,
    strokes: [
      [
        [0, 0],
        [0, 1],
      ],
      [
        [0.62, 0],
        [0, 0.6],
      ],
      [
        [0.2, 0.42],
        [0.66, 1],
      ],
    ],
  },
  M: {
    width: 0.9,
    strokes: [
      [
        [0, 1],
        [0, 0],
        [0.45, 0.66],
        [0.9, 0],
        [0.9, 1],
      ],
    ],
  },
  O: { width: 1, strokes: [arc([0.5, 0.5], [0.5, 0.5], 0, 360)] },
  R: {
    width: 0.64,
    strokes: [
      [[0, 1], [0, 0], [0.34, 0], ...arc([0.34, 0.27], [0.27, 0.27], -90, 90), [0, 0.54]],
      [
        [0.32, 0.54],
        [0.64, 1],
      ],
    ],
  },
  S: {
    width: 0.6,
    strokes: [[...arc([0.31, 0.25], [0.27, 0.25], -30, -270), ...arc([0.3, 0.75], [0.29, 0.25], -90, 150)]],
  },
  T: {
    width: 0.7,
    strokes: [
      [
        [0, 0],
        [0.7, 0],
      ],
      [
        [0.35, 0],
        [0.35, 1],
      ],
    ],
  },
  W: {
    width: 1.16,
    strokes: [
      [
        [0, 0],
        [0.3, 1],
        [0.58, 0.1],
        [0.86, 1],
        [1.16, 0],
      ],
    ],
  },
};

interface Lettering {
  x: number;
  y: number;
  height: number;
  /** Of the strokes. */
  weight: number;
  /** Between two letters, where the height is 1. */
  gap: number;
  color: Color;
}

/** Writes capital letters. @throws for one that is not drawn above */
export function paintLetters(painting: Painting, text: string, style: Lettering): void {
  let { x } = style;
  for (const name of text) {
    const letter = letters[name];
    if (!letter) throw new Error(`There is no drawing of the letter ${name}.`);
    for (const stroke of letter.strokes) {
      const points = stroke.map(
        ([right, down]): Point => [x + right * style.height, style.y + down * style.height],
      );
      paintStroke(painting, style.color, points, style.weight);
    }
    x += (letter.width + style.gap) * style.height;
  }
}
