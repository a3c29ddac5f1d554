import { limits } from '@galley/shared/limits';
import type { Write } from '../../core/table';

/** One item is reserved for the check that the attempt is still in progress. */
const itemsAtOnce = limits.transactionItems - 1;

/** Groups writes into as few transactions as their number and size allow, keeping related ones together. */
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
