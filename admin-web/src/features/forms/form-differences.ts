import type { Difference } from '../../ui/conflict-panel';
import type { FormDetailValues } from './form-details';

/** Where what somebody else saved of a form and what is typed here differ. */
export function formDifferences(theirs: FormDetailValues, mine: FormDetailValues): Difference[] {
  const parts: [string, (values: FormDetailValues) => string][] = [
    ['Form Name', ({ name }) => name],
    ['Columns', ({ columns }) => String(columns)],
    ['Thank-you Text', ({ thankYouText }) => thankYouText],
    ['To Email', ({ toEmail }) => toEmail.join(', ')],
    ['Delete after days', ({ keepDays }) => String(keepDays)],
  ];
  return parts
    .map(([field, wordsOf]) => ({ field, theirs: wordsOf(theirs), mine: wordsOf(mine) }))
    .filter((difference) => difference.theirs !== difference.mine);
}
