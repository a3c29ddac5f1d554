import { limits } from '@galley/shared/limits';
import type { Write } from '../../core/table';

/** One item is left for what says that the attempt still goes on. */
const itemsAtOnce = limits.transactionItems - 1;

/** Writes that belong together stay together, in as few transactions as their number and size allow. */
export function inTransactions(all: readonly { bytes: number; writes: Write[] }[]): Write[][] {
  const parts: Write[][] = [];
  let bytes = 0;
  for (const each of all) {
    const last = parts.at(-1);
    bytes += each.bytes;
    if (last && last.length + each.writes.length <= itemsAtOnce && bytes <= limits.transactionBytes) {
      last.push(...each.writes);
    } else {
      parts.push([...each.writes]);
      bytes = each.bytes;
    }
  }
  return parts;
}
