import type { NavbarTab } from '@galley/shared/schemas/site';
import type { Difference } from '../../ui/conflict-panel';
import { textOf } from './text-of';

const fields = [
  ['title', 'Title'],
  ['format', 'Format'],
  ['column1', 'Column 1'],
  ['column2', 'Column 2'],
  ['column3', 'Column 3'],
  ['column4', 'Column 4'],
  ['footer', 'Footer'],
] as const;

/** What differs between the stored tab and the one being edited, as people read it. */
export function tabDifferences(theirs: NavbarTab, mine: NavbarTab): Difference[] {
  return fields
    .filter(([field]) => theirs[field] !== mine[field])
    .map(([field, label]) => ({ field: label, theirs: textOf(theirs[field]), mine: textOf(mine[field]) }));
}
