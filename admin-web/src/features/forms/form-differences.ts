import type { Form } from '@galley/shared/schemas/form';
import type { Difference } from '../../ui/conflict-panel';

type Details = Pick<Form, 'name' | 'columns'>;

/** Where what somebody else saved of a form and what is typed here differ. */
export function formDifferences(theirs: Details, mine: Details): Difference[] {
  return [
    { field: 'Form Name', theirs: theirs.name, mine: mine.name },
    { field: 'Columns', theirs: String(theirs.columns), mine: String(mine.columns) },
  ].filter((difference) => difference.theirs !== difference.mine);
}
