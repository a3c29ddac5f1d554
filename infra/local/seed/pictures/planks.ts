import { colorOf, disc, gradient, mixed, Painting } from './painting';

const [width, height] = [1200, 800];
const wood = gradient([0, '#7a4a26'], [0.35, '#a86a38'], [0.7, '#c98c50'], [1, '#e2b274']);
const seam = colorOf('#2e1a0d');
const plankHeight = 134;

/** A new side of a hull: planks with their grain, seams that are still open, and the bungs over the screws. */
export function paintPlanks(): Uint8Array<ArrayBuffer> {
  const painting = new Painting(width, height);
  painting.paint((x, y) => {
    // The planks rise towards the bow.
    const bent = y + 90 * ((x - 500) / width) ** 2;
    const plank = Math.floor(bent / plankHeight);
    const across = bent / plankHeight - plank;
    const grain =
      Math.sin(across * 34 + plank * 5 + 1.6 * Math.sin(x / 170 + plank * 2) + 0.5 * Math.sin(x / 47)) *
        0.13 +
      Math.sin(across * 91 + Math.sin(x / 90 + plank)) * 0.05;
    const light = 0.5 + 0.18 * Math.sin(plank * 12.9) + grain + 0.22 * (1 - across) - 0.12 * (y / height);
    const color = wood(Math.min(1, Math.max(0, light)));
    const edge = Math.min(across, 1 - across) * plankHeight;
    return edge < 5 ? mixed(seam, color, (edge - 2) / 3) : color;
  });
  const bung = colorOf('#d7a266');
  for (let plank = 0; plank < 8; plank += 1) {
    for (let column = 0; column < 4; column += 1) {
      const x = 150 + column * 310 + (plank % 2) * 24;
      const y = (plank + 0.5) * plankHeight - 90 * ((x - 500) / width) ** 2;
      for (const [offset, at] of [
        [-26, -30],
        [26, 30],
      ] as const) {
        const frame = [x + offset - 14, y + at - 14, x + offset + 14, y + at + 14] as const;
        painting.paint(seam, disc(x + offset, y + at, 11, 3), frame);
        painting.paint(bung, disc(x + offset, y + at, 9, 2), frame);
      }
    }
  }
  return painting.toPng();
}
