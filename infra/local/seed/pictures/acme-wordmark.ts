import { paintSloop } from './boats';
import { paintLetters } from './lettering';
import { below, colorOf, disc, Painting } from './painting';

const sea = colorOf('#0f5c73');
const ink = colorOf('#12262d');

/** The firm's mark alone: a sloop on two waves in a round. */
function paintMark(painting: Painting, size: number): void {
  const [middle, part] = [size / 2, size / 176];
  const inside = disc(middle, middle, size / 2 - 1);
  painting.paint(sea, inside, [0, 0, size, size]);
  paintSloop(painting, middle + 2 * part, middle + 34 * part, 55 * part, {
    hull: colorOf('#f2c9a0'),
    rig: colorOf('#f2c9a0'),
    main: colorOf('#ffffff'),
    jib: colorOf('#b9d6de'),
  });
  for (const [top, color] of [
    [43, '#4d8fa3'],
    [57, '#0a4658'],
  ] as const) {
    const wave = below((x) => middle + (top + 4 * Math.sin(x / part / 11 + top)) * part);
    painting.paint(colorOf(color), (x, y) => Math.min(wave(x, y), inside(x, y)), [0, middle, size, size]);
  }
}

/** Wide, as it stands in the header, at twice the size that it has there. */
export function paintAcmeWordmark(): Uint8Array<ArrayBuffer> {
  const painting = new Painting(368, 112).paint(colorOf('#ffffff'));
  paintMark(painting, 112);
  paintLetters(painting, 'ACME', { x: 140, y: 20, height: 40, weight: 8, gap: 0.3, color: ink });
  paintLetters(painting, 'BOATWORKS', { x: 139, y: 76, height: 18, weight: 3.2, gap: 0.62, color: sea });
  return painting.toPng();
}

/** For the tab of the browser. */
export function paintAcmeIcon(): Uint8Array<ArrayBuffer> {
  const painting = new Painting(128, 128).paint(colorOf('#ffffff'));
  paintMark(painting, 128);
  return painting.toPng();
}
