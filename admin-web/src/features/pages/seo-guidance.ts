import { seoGuidance } from '@galley/shared/limits';
import { keywordTags } from '@galley/shared/schemas/page';

export type GuidedField = keyof typeof seoGuidance;

export interface Guidance {
  /** What is counted: characters, or keywords. */
  count: number;
  isGood: boolean;
  /** '43 of 50-60 characters: too short' */
  text: string;
}

/** How a text compares with what search engines show. It only advises; nothing is refused for it. */
export function guidanceFor(field: GuidedField, text: string): Guidance {
  const { min, max } = seoGuidance[field];
  const isKeywords = field === 'keywords';
  const count = isKeywords ? keywordTags(text).length : text.trim().length;
  const unit = isKeywords ? 'keywords' : 'characters';
  // No one is told off before anything was typed.
  if (count === 0) return { count, isGood: false, text: `0 of ${min}-${max} ${unit}` };
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
  return { count, isGood: verdict === 'good', text: `${count} of ${min}-${max} ${unit}: ${verdict}` };
}
