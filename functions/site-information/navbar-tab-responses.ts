import type { NavbarTab } from '@galley/shared/schemas/site';
import type { NavbarTabRecord } from '../core/entities/site';
import { withoutKey } from '../core/save-once';

/** A tab as it is answered: its place in the row is the list's. */
export function toTabResponse(record: NavbarTabRecord): NavbarTab & { revision: number } {
  const { order: _order, ...tab } = withoutKey(record);
  return tab;
}
