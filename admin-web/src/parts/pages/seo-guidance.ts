import { seoGuidance } from '@galley/shared/limits';
import { keywordTags } from '@galley/shared/schemas/page';

export type GuidedField = keyof typeof seoGuidance;

export interface Guidance {
  isGood: boolean;
  /** A user has written the text, so that it is rated. */
  isJudged: boolean;
  /** '43 of 50-60 characters: too short' */
  text: string;
}

/**
 * Compares a text with what search engines display. It only advises and rejects nothing.
 * @param isProposed the text was derived from the page's name, so it is not rated
 */
export function guidanceFor(field: GuidedField, text: string, isProposed = false): Guidance {
  const { min, max } = seoGuidance[field];
  const isKeywords = field === 'keywords';
  const count = isKeywords ? keywordTags(text).length : text.trim().length;
  const unit = isKeywords ? 'keywords' : 'characters';
  // An empty field is not rated.
  if (count === 0) return { isGood: false, isJudged: false, text: `0 of ${min}-${max} ${unit}` };
  const verdict =
    count < min
      ? isKeywords
        ? 'too few'
        : 'too short'
      : count > max
        ? isKeywords
          ? 'too many'
          : 'too long'
        : 'good';
  if (isProposed && verdict !== 'good') {
    return { isGood: false, isJudged: false, text: `${count} of ${min}-${max} ${unit}, made from the name` };
  }
  return {
    isGood: verdict === 'good',
    isJudged: true,
    text: `${count} of ${min}-${max} ${unit}: ${verdict}`,
  };
}
