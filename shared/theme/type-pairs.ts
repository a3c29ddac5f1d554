import type { TypePairName } from './theme-words';

/** A typeface in `public-web/fonts`: a file that covers Western European languages, and what few pages need. */
export interface FontFile {
  /** The name in style sheets, as in the path: what occurs twice compresses well. */
  family: string;
  /** The URL path on the sites and the admin. It contains the version, since browsers cache it for a year. */
  path: string;
  /** The file of the letters beyond Western Europe. */
  extendedPath: string;
  /** The same two files of its italics, where it has any. */
  italic?: Pick<FontFile, 'path' | 'extendedPath'>;
  /** The weights that it contains, in CSS syntax. */
  weights: string;
  /**
   * The fallback until it is loaded, adjusted to the same width: a font that every system has, and its
   * stretch.
   */
  standIn: 'sans' | 'serif';
  stretch: Stretch;
  /** The heights above and below the baseline, in percent of the font size. */
  height: [above: number, below: number];
  /** The width of a digit relative to the font size: as text, and as a heading. */
  digit: number;
  headingDigit: number;
}

/**
 * The width of a long English text relative to the fallback, in percent: Arial and Times New Roman, or their
 * bold faces. Measured in Chromium at 1,000 pixels, where nothing is rounded.
 */
interface Stretch {
  regular: number;
  /** For a font with several weights: at 700. */
  bold?: number;
  /** For a heading font: in capitals. */
  capitals?: number;
}

const version = '5.3.0';

type Measured = Pick<FontFile, 'digit' | 'stretch' | 'height'> &
  Partial<Pick<FontFile, 'headingDigit' | 'standIn'>>;

const pathsOf = (name: string) => ({
  path: `/assets/fonts/${name}-${version}.woff2`,
  extendedPath: `/assets/fonts/${name}-ext-${version}.woff2`,
});

function file(family: string, weights: string, measured: Measured): FontFile {
  return {
    ...{ family, weights, ...pathsOf(family), standIn: 'sans', headingDigit: measured.digit },
    ...measured,
  };
}

const withItalic = (font: FontFile): FontFile => ({ ...font, italic: pathsOf(`${font.family}-italic`) });

const figtree = withItalic(
  file('figtree', '300 900', {
    height: [95, 25],
    digit: 0.641,
    headingDigit: 0.648,
    stretch: { regular: 100.6, bold: 95.3 },
  }),
);
const manrope = file('manrope', '200 800', {
  height: [106.6, 30],
  digit: 0.61,
  headingDigit: 0.658,
  stretch: { regular: 102.5, bold: 100.3 },
});
const publicSans = withItalic(
  file('public-sans', '100 900', {
    height: [95, 22.5],
    digit: 0.605,
    headingDigit: 0.642,
    stretch: { regular: 103.8, bold: 98.9 },
  }),
);
const nunito = withItalic(
  file('nunito', '200 1000', {
    height: [101.1, 35.3],
    digit: 0.6,
    stretch: { regular: 101.1, bold: 97.9 },
  }),
);
const bitter = withItalic(
  file('bitter', '100 900', {
    height: [93.5, 26.5],
    standIn: 'serif',
    digit: 0.641,
    headingDigit: 0.635,
    stretch: { regular: 113.4, bold: 108.7 },
  }),
);
const spaceGrotesk = file('space-grotesk', '300 700', {
  height: [98.4, 29.2],
  digit: 0.646,
  stretch: { regular: 109.5, capitals: 91 },
});
const instrumentSerif = file('instrument-serif', '400', {
  height: [99, 31],
  standIn: 'serif',
  digit: 0.46,
  stretch: { regular: 83.4, capitals: 73.1 },
});
const dmSerifDisplay = file('dm-serif-display', '400', {
  height: [103.6, 33.5],
  standIn: 'serif',
  digit: 0.502,
  stretch: { regular: 110.1, capitals: 92.9 },
});
const cormorantGaramond = file('cormorant-garamond', '600', {
  height: [92.4, 28.7],
  standIn: 'serif',
  digit: 0.477,
  stretch: { regular: 97.8, capitals: 98.5 },
});
const archivoBlack = file('archivo-black', '400', {
  height: [87.8, 21],
  digit: 0.667,
  stretch: { regular: 124.8, capitals: 113.6 },
});
const oswald = file('oswald', '600', {
  height: [119.3, 28.9],
  digit: 0.543,
  stretch: { regular: 90.3, capitals: 78.4 },
});

interface TypePair {
  title: string;
  /** Absent: headings use the text's font. */
  heading?: FontFile;
  /** Absent: the system's font, which downloads nothing. */
  body?: FontFile;
  /** The CSS weight of headings for which the font was designed. */
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
