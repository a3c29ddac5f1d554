import { paintSloop } from './boats';
import { below, colorOf, disc, Painting } from './painting';

/** The firm's mark, in the size of a logo: a sloop on two waves. */
export function paintAcmeLogo(): Uint8Array<ArrayBuffer> {
  const sea = colorOf('#0f5c73');
  const painting = new Painting(289, 200).paint(colorOf('#ffffff'));
  const inside = disc(144, 100, 88);
  painting.paint(colorOf('#e4f0f2'), inside);
  paintSloop(painting, 146, 134, 55, {
    hull: colorOf('#7a2f22'),
    rig: colorOf('#5a4632'),
    main: sea,
    jib: colorOf('#4d8fa3'),
  });
  for (const [top, color] of [
    [143, '#4d8fa3'],
    [157, '#0f5c73'],
  ] as const) {
    const wave = below((x) => top + 4 * Math.sin(x / 11 + top));
    painting.paint(colorOf(color), (x, y) => Math.min(wave(x, y), inside(x, y)), [50, 130, 240, 200]);
  }
  return painting.toPng();
}
