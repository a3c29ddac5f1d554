import { letters } from './generated/letters';

/** Of the size of letters: how far apart they stand beside what each of them says. */
const tracking = -10;
/** In thousandths of the size: from the line up to the top of capitals. */
export const capitalHeight = 700;

interface Outline {
  /** In thousandths of the size of letters. */
  width: number;
  /** SVG, from the line at 0. */
  paths: string;
}

/**
 * A text as outlines, since this Lambda has no typefaces. Undefined where one of its letters is not among them: a name
 * in another script is left out rather than shown in part.
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
