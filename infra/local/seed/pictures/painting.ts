import { encodePng } from './png';

export type Color = readonly [red: number, green: number, blue: number];
/** How much of a pixel a shape covers, from 0 to 1; beyond both it is cut. */
export type Shape = (x: number, y: number) => number;
type Paint = Color | ((x: number, y: number) => Color);

export function colorOf(hex: string): Color {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

export function mixed(from: Color, to: Color, share: number): Color {
  const part = Math.min(1, Math.max(0, share));
  return [
    from[0] + (to[0] - from[0]) * part,
    from[1] + (to[1] - from[1]) * part,
    from[2] + (to[2] - from[2]) * part,
  ];
}

/** A gradient through several colours, each at its place from 0 to 1. */
export function gradient(...stops: [place: number, hex: string][]): (place: number) => Color {
  const colors = stops.map(([place, hex]) => [place, colorOf(hex)] as const);
  return (place) => {
    const above = colors.findIndex(([stop]) => stop >= place);
    const [end, endColor] = colors[above < 0 ? colors.length - 1 : above] ?? [0, [0, 0, 0] as Color];
    const [start, startColor] = colors[Math.max(0, (above < 0 ? colors.length : above) - 1)] ?? [
      end,
      endColor,
    ];
    return end === start ? endColor : mixed(startColor, endColor, (place - start) / (end - start));
  };
}

/** A picture that is made of shapes laid over each other, with soft edges. */
export class Painting {
  private readonly pixels: Uint8Array;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.pixels = new Uint8Array(width * height * 3);
  }

  /** Paints a shape, no further than its frame. */
  paint(
    paint: Paint,
    shape: Shape = () => 1,
    frame: readonly [number, number, number, number] = [0, 0, 0, 0],
  ): this {
    const [left, top] = [Math.max(0, Math.floor(frame[0])), Math.max(0, Math.floor(frame[1]))];
    const right = Math.min(this.width, Math.ceil(frame[2] || this.width));
    const bottom = Math.min(this.height, Math.ceil(frame[3] || this.height));
    for (let y = top; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1) {
        const cover = Math.min(1, shape(x, y));
        if (cover > 0)
          this.blend((y * this.width + x) * 3, typeof paint === 'function' ? paint(x, y) : paint, cover);
      }
    }
    return this;
  }

  /** A background whose colour changes from row to row only. */
  rows(color: (y: number) => Color, top: number, bottom: number): this {
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(this.height, bottom); y += 1) {
      const [from, to] = [y * this.width * 3, (y + 1) * this.width * 3];
      this.pixels.set(color(y).map(Math.round), from);
      // What is there is doubled until the row is full.
      for (let done = 3; done < to - from; done *= 2) {
        this.pixels.copyWithin(from + done, from, from + Math.min(done, to - from - done));
      }
    }
    return this;
  }

  private blend(at: number, color: Color, cover: number): void {
    const { pixels } = this;
    for (let part = 0; part < 3; part += 1) {
      const under = pixels[at + part] as number;
      pixels[at + part] = under + ((color[part] as number) - under) * cover + 0.5;
    }
  }

  toPng(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(encodePng(this.width, this.height, this.pixels));
  }
}

/** As Math.hypot, which takes care of extremes and is many times slower. */
export function distance(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}

/** A disc whose edge is as soft as asked. */
export function disc(centerX: number, centerY: number, radius: number, softness = 1): Shape {
  return (x, y) => (radius - distance(x - centerX, y - centerY)) / softness + 0.5;
}

/** Everything below a line that goes up and down. */
export function below(line: (x: number) => number): Shape {
  const heights: number[] = [];
  return (x, y) => {
    heights[x] ??= line(x);
    return y - (heights[x] ?? 0) + 0.5;
  };
}

/** A shape with straight sides and no dents; its corners are named clockwise. */
export function polygon(...corners: [x: number, y: number][]): Shape {
  const sides = corners.map(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [0, 0];
    const length = Math.hypot(nextX - x, nextY - y);
    return { x, y, acrossX: -(nextY - y) / length, acrossY: (nextX - x) / length };
  });
  return (px, py) => {
    let inside = 1;
    for (const { x, y, acrossX, acrossY } of sides) {
      inside = Math.min(inside, (px - x) * acrossX + (py - y) * acrossY + 0.5);
    }
    return inside;
  };
}

/** The frame around corners, with room for soft edges. */
export function around(...corners: [x: number, y: number][]): [number, number, number, number] {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return [Math.min(...xs) - 2, Math.min(...ys) - 2, Math.max(...xs) + 2, Math.max(...ys) + 2];
}
