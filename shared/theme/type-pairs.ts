import type { TypePairName } from './theme-words';

/** A file of a typeface in `public-web/fonts`: one subset, with which Western European languages are written. */
export interface FontFile {
  /** As it is called in style sheets. */
  family: string;
  /** Where the sites and the admin serve it. Named by its version, since browsers keep it for a year. */
  path: string;
  /** CSS: the weights that it has. */
  weights: string;
  /** What stands until it is there, as wide as it: a face that every system has, and by how much it is stretched. */
  standIn: 'sans' | 'serif';
  stretch: number;
}

const version = '5.3.0';

function file(
  family: string,
  weights: string,
  stretch: number,
  standIn: FontFile['standIn'] = 'sans',
): FontFile {
  const name = family.toLowerCase().replaceAll(' ', '-');
  return { family, path: `/assets/fonts/${name}-${version}.woff2`, weights, standIn, stretch };
}

// Stretches are the width of a long English text beside Arial's or Times New Roman's, in percent.
const figtree = file('Figtree', '300 900', 100.9);
const manrope = file('Manrope', '200 800', 101.9);
const publicSans = file('Public Sans', '100 900', 103.9);
const nunito = file('Nunito', '200 1000', 101.2);
const bitter = file('Bitter', '100 900', 112.9, 'serif');
const spaceGrotesk = file('Space Grotesk', '300 700', 109.3);
const instrumentSerif = file('Instrument Serif', '400', 83.4, 'serif');
const dmSerifDisplay = file('DM Serif Display', '400', 110, 'serif');
const cormorantGaramond = file('Cormorant Garamond', '600', 97.4, 'serif');
const archivoBlack = file('Archivo Black', '400', 124);
const oswald = file('Oswald', '600', 89.6);

interface TypePair {
  title: string;
  /** Absent: headings are set in the face of the text. */
  heading?: FontFile;
  /** Absent: the system's, which downloads nothing. */
  body?: FontFile;
  /** CSS weight of headings, which the face was drawn for. */
  weight: number;
}

/** At most two files each. */
export const typePairs: Record<TypePairName, TypePair> = {
  system: { title: 'System', weight: 700 },
  figtree: { title: 'Figtree', body: figtree, weight: 700 },
  manrope: { title: 'Manrope', body: manrope, weight: 700 },
  nunito: { title: 'Nunito', body: nunito, weight: 700 },
  bitter: { title: 'Bitter', body: bitter, weight: 700 },
  'space-grotesk': {
    title: 'Space Grotesk, Figtree',
    heading: spaceGrotesk,
    body: figtree,
    weight: 600,
  },
  'instrument-serif': {
    title: 'Instrument Serif, Figtree',
    heading: instrumentSerif,
    body: figtree,
    weight: 400,
  },
  'dm-serif-display': {
    title: 'DM Serif Display, Figtree',
    heading: dmSerifDisplay,
    body: figtree,
    weight: 400,
  },
  'cormorant-garamond': {
    title: 'Cormorant Garamond, Figtree',
    heading: cormorantGaramond,
    body: figtree,
    weight: 600,
  },
  'archivo-black': { title: 'Archivo Black, Figtree', heading: archivoBlack, body: figtree, weight: 400 },
  oswald: { title: 'Oswald, Public Sans', heading: oswald, body: publicSans, weight: 600 },
};

/** The files of a pair, the text's first. */
export function filesOf(name: TypePairName): FontFile[] {
  const { body, heading } = typePairs[name];
  return [body, heading].filter((font) => font !== undefined);
}
