import { letters } from './generated/letters';

/** Letter spacing, in thousandths of the font size. */
const tracking = -10;
/** The height of capitals above the baseline, in thousandths of the font size. */
export const capitalHeight = 700;

interface Outline {
  /** In thousandths of the font size. */
  width: number;
  /** SVG paths with the baseline at 0. */
  paths: string;
}

/**
 * A text as outlines, since this Lambda has no fonts. Undefined where a letter is missing: a name in another
 * script is left out rather than shown in part.
 */
export function outlineOf(text: string): Outline | undefined {
  let width = 0;
  let paths = '';
  for (const letter of text.normalize('NFC')) {
    const found = letters[letter];
    if (found === undefined) return undefined;
    const [advance = '0', ...path] = found.split(' ');
    if (path.length > 0) paths += `<path transform="translate(${width})" d="${path.join(' ')}"/>`;
    width += Number(advance) + tracking;
  }
  return { width: width - tracking, paths };
}
