import type { TypePairName } from '@galley/shared/theme/theme-words';
import { type FontFile, filesOf } from '@galley/shared/theme/type-pairs';

/** Faces that operating systems have; Liberation is Linux's substitute for Arial and Times New Roman. */
const standIns = {
  sans: ['Arial', 'Liberation Sans'],
  serif: ['Times New Roman', 'Liberation Serif'],
};
/** Android has Roboto instead, which is as wide as Arial, but whose bold face has this share of its width. */
const robotoBold = 0.941;

/** Lists the faces of a pair, for places that display them. */
export const facesOf = (name: TypePairName, hasCapitals = false): string =>
  filesOf(name)
    .map((font) => fontFaces(font, hasCapitals))
    .join('');

/** Letters that the first file of a typeface lacks: those of Central Europe, the Baltic and Turkey. */
const extendedRanges = [
  ['100', '130'],
  ['132', '151'],
  ['154', '2ba'],
  ['1e00', '1e9f'],
  ['1ef2', '1eff'],
] as const;
export const extendedLetters = new RegExp(
  `[${extendedRanges.map(([from, to]) => `\\u{${from}}-\\u{${to}}`).join('')}]`,
  'u',
);
const extendedInCss = extendedRanges.map(([from, to]) => `u+${from}-${to}`).join();

/** The faces that documents declare only if they have such letters, italics, or both. */
export function fewFacesOf(name: TypePairName) {
  const faces = { 'latin-ext': '', italics: '', 'latin-ext italics': '' };
  for (const font of filesOf(name)) {
    const range = `;unicode-range:${extendedInCss}`;
    faces['latin-ext'] += ownFace(font, font.extendedPath, range);
    if (!font.italic) continue;
    faces.italics += ownFace(font, font.italic.path, ';font-style:italic', 'optional');
    faces['latin-ext italics'] += ownFace(
      font,
      font.italic.extendedPath,
      `;font-style:italic${range}`,
      'optional',
    );
  }
  return faces;
}

/**
 * @param display where a font comes late, the text takes it over (`swap`), or keeps what it has until the next page
 * (`optional`), so that no line breaks again: without its italics, the browser slants the upright letters
 */
const ownFace = ({ family, weights }: FontFile, path: string, more = '', display = 'swap') =>
  `@font-face{font-family:${family};src:url(${path})${weights === '400' ? '' : `;font-weight:${weights}`}${more};font-display:${display}}`;

/**
 * Declares a font and a local fallback of the same width, so that the layout hardly shifts when the font
 * loads.
 */
function fontFaces(font: FontFile, hasCapitals: boolean): string {
  const {
    family,
    path,
    standIn,
    height,
    stretch: { bold, capitals, regular },
  } = font;
  const names = standIns[standIn];
  const android = standIn === 'sans' ? ['Roboto'] : [];
  const standInFace = (from: readonly string[], style: string, percent: number, weights = '') => {
    const sources = from.map((name) => `local(${name}${style})`).join();
    // Stretching a face changes its height, too.
    const [above, below] = height.map((part) => Math.round((100 * part) / percent));
    return `@font-face{font-family:${family}-like;src:${sources};size-adjust:${percent}%;ascent-override:${above}%;descent-override:${below}%${weights}}`;
  };
  const faces = [
    ownFace(font, path),
    standInFace([...names, ...android], '', (hasCapitals && capitals) || regular),
  ];
  if (bold !== undefined) {
    const weights = ';font-weight:600 900';
    faces.push(standInFace(names, ' Bold', bold, weights));
    // A browser that lacks the local font of a face takes the one before.
    for (const name of android)
      faces.push(standInFace([name], ' Bold', Math.round(bold / robotoBold), weights));
  }
  return faces.join('');
}

export function stackOf(font: FontFile | undefined): string | undefined {
  if (!font) return undefined;
  return `${font.family},${font.family}-like,${font.standIn === 'serif' ? 'serif' : 'sans-serif'}`;
}
