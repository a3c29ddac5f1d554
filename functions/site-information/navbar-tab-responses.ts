import type { NavbarTab } from '@galley/shared/schemas/site';
import type { NavbarTabRecord } from '../core/entities/site';
import { withoutKey } from '../core/save-once';

/** A tab as the API returns it; the order of the list is its position. */
export function toTabResponse(record: NavbarTabRecord): NavbarTab & { revision: number } {
  const { order: _order, ...tab } = withoutKey(record);
  return tab;
}
