import { type Color, colorOf, disc, distance, mixed, Painting, type Shape } from './painting';

const size = 480;

interface Person {
  ground: string;
  coat: string;
  skin: string;
  hair: string;
  /** How far the hair comes down beside the face, from 0 to 1. */
  hairLength: number;
  cap?: string;
  beard?: boolean;
}

const oval =
  (centerX: number, centerY: number, radiusX: number, radiusY: number): Shape =>
  (x, y) =>
    (1 - distance((x - centerX) / radiusX, (y - centerY) / radiusY)) * Math.min(radiusX, radiusY) + 0.5;

/** A person of the yard in a few flat shapes. */
function paintPerson(person: Person): Uint8Array<ArrayBuffer> {
  const painting = new Painting(size, size).paint(colorOf(person.ground));
  const fill = (color: Color, shape: Shape) => painting.paint(color, shape);
  const hair = colorOf(person.hair);
  const skin = colorOf(person.skin);
  fill(hair, oval(240, 214 + person.hairLength * 34, 104, 108 + person.hairLength * 40));
  fill(colorOf(person.coat), oval(240, 500, 196, 152));
  // In the shadow of the head.
  fill(mixed(skin, colorOf('#000000'), 0.12), oval(240, 340, 42, 64));
  fill(skin, oval(240, 222, 82, 104));
  if (person.beard) {
    const lower: Shape = (x, y) => y - 268 + 0.4 * Math.abs(x - 240);
    const face = oval(240, 232, 84, 112);
    fill(hair, (x, y) => Math.min(lower(x, y), face(x, y)));
    fill(skin, oval(240, 276, 26, 10));
  }
  fill(hair, (x, y) => Math.min(oval(240, 160, 92, 62)(x, y), 178 - y + 0.14 * Math.abs(x - 240)));
  if (person.cap) {
    const cap = colorOf(person.cap);
    fill(cap, (x, y) => Math.min(oval(240, 168, 98, 76)(x, y), 168 - y));
    fill(cap, oval(276, 168, 96, 13));
  }
  const ink = colorOf('#2b211b');
  for (const x of [208, 272]) fill(ink, disc(x, 220, 6));
  return painting.toPng();
}

export const paintTom = () =>
  paintPerson({
    ground: '#cfe0e4',
    coat: '#1d4e63',
    skin: '#e0ab86',
    hair: '#c9c4bb',
    hairLength: 0,
    cap: '#17333f',
    beard: true,
  });

export const paintRuth = () =>
  paintPerson({
    ground: '#f0dcc2',
    coat: '#7a2f22',
    skin: '#eec3a0',
    hair: '#8a4a22',
    hairLength: 1,
  });

export const paintManny = () =>
  paintPerson({
    ground: '#d9ddc9',
    coat: '#c79a3b',
    skin: '#b97f57',
    hair: '#241a16',
    hairLength: 0.1,
    beard: true,
  });
