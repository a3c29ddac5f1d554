import { type Color, distance, type Painting } from './painting';

export type Point = readonly [x: number, y: number];

/** A line of even width through points, with round ends. */
export function paintStroke(painting: Painting, color: Color, points: readonly Point[], width: number): void {
  for (let index = 1; index < points.length; index += 1) {
    const [from, to] = [points[index - 1] as Point, points[index] as Point];
    paintSegment(painting, color, from, to, width);
  }
}

function paintSegment(
  painting: Painting,
  color: Color,
  [x1, y1]: Point,
  [x2, y2]: Point,
  width: number,
): void {
  const [alongX, alongY] = [x2 - x1, y2 - y1];
  const square = alongX * alongX + alongY * alongY || 1;
  const room = width / 2 + 1;
  painting.paint(
    color,
    (x, y) => {
      const part = Math.min(1, Math.max(0, ((x - x1) * alongX + (y - y1) * alongY) / square));
      return width / 2 + 0.5 - distance(x - x1 - part * alongX, y - y1 - part * alongY);
    },
    [Math.min(x1, x2) - room, Math.min(y1, y2) - room, Math.max(x1, x2) + room, Math.max(y1, y2) + room],
  );
}

/** Points along an arc; angles in degrees, 0 to the right, clockwise. */
export function arc([x, y]: Point, [radiusX, radiusY]: Point, from: number, to: number): Point[] {
  const steps = 24;
  return Array.from({ length: steps + 1 }, (_none, step) => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
    return [x + radiusX * Math.cos(angle), y + radiusY * Math.sin(angle)] as const;
  });
}

/** Points of a curve that is given by a function of 0 to 1. */
export function curve(at: (part: number) => Point, steps = 48): Point[] {
  return Array.from({ length: steps + 1 }, (_none, step) => at(step / steps));
}
