import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

/** Pictures of the starter sites, by their names in the fixture. */
const starters = {
  trade: ['overhang', 'facade'],
  cafe: ['loaves'],
  practice: ['stairs', 'desk', 'hall', 'pattern'],
  shop: ['anthurium', 'impatiens', 'poppy', 'hibiscus', 'lilies'],
  club: ['harbor', 'river'],
} as const;

const drawing = (width: number, content: string, height = 120) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
/** A fictitious logo, with a word as bars of the width of its letters: it looks the same with any fonts. */
const mark = (sign: string) =>
  drawing(
    420,
    `<g fill="#8a8f96">${sign}${[150, 196, 234, 288, 330].map((x, at) => `<rect x="${x}" y="${at % 2 ? 46 : 34}" width="30" height="${at % 2 ? 40 : 52}" rx="6"/>`).join('')}</g>`,
  );

/** The contour lines of a fictitious map. */
const contours = () =>
  Array.from(
    { length: 18 },
    (_, line) => `<path d="M-20 ${line * 42}q190-${90 - line * 4} 370 0t370 0 370 0 370 0"/>`,
  ).join('');

/** The logo with clear space around it, as high as `height`: the product shows it higher than the template does. */
const logo = (color: string, height: number) =>
  drawing(
    340,
    `<g transform="translate(0 ${(height - 120) / 2})" fill="none" stroke="${color}" stroke-width="14" stroke-linecap="round" stroke-linejoin="round"><path d="M14 98V22l62 76V22"/><circle cx="142" cy="60" r="38"/><path d="M208 98V22h34a22 22 0 0 1 0 44h-34m34 0 26 32M288 22h44m-22 0v76"/></g>`,
    height,
  );

/** Drawings for the fixture: the logo of the studio, and those of its clients. */
const drawn: Record<string, string> = {
  logo: logo('#212529', 250),
  'light-logo': logo('#ffc800', 250),
  'template-logo': logo('#ffc800', 120),
  map: drawing(
    1440,
    `<rect width="1440" height="720" fill="#212529"/><g fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="2">${contours()}</g>`,
    720,
  ),
  circle: mark('<circle cx="68" cy="60" r="42"/>'),
  bars: mark('<path d="M26 24h22v72H26zm32 20h22v52H58zm32 24h22v28H90z"/>'),
  peak: mark('<path d="M20 98 68 22l48 76z"/>'),
  ring: mark('<path d="M68 18a42 42 0 1 0 1 0zm0 22a20 20 0 1 1-1 0z"/>'),
};

export interface AgencyPicture {
  fileName: string;
  type: 'image/webp' | 'image/png';
  content: Buffer;
}

/** Every picture of the fixture, by name. */
export async function agencyPictures(): Promise<Map<string, AgencyPicture>> {
  const pictures = new Map<string, AgencyPicture>();
  for (const [starter, names] of Object.entries(starters)) {
    for (const name of names) {
      const file = new URL(`../../../shared/starters/pictures/${starter}/${name}.webp`, import.meta.url);
      pictures.set(name, { fileName: `${name}.webp`, type: 'image/webp', content: await readFile(file) });
    }
  }
  for (const [name, svg] of Object.entries(drawn)) {
    const content = await sharp(Buffer.from(svg)).png().toBuffer();
    pictures.set(name, { fileName: `${name}.png`, type: 'image/png', content });
  }
  return pictures;
}
