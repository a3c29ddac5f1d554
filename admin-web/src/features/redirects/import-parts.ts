import { limits } from '@galley/shared/limits';
import type { ImportLine } from '@galley/shared/schemas/redirect';

/** The number of lines in a transaction on the server: each part is written completely or not at all. */
const { redirectsAtOnce: linesAtOnce } = limits;

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

/** Splits the new lines, with the URLs as they were checked, into parts that are sent one after the other. */
export function importParts(lines: readonly ImportLine[]): string[] {
  const added = lines.filter(({ state }) => state === 'new');
  const parts: string[] = [];
  for (let start = 0; start < added.length; start += linesAtOnce) {
    const part = added.slice(start, start + linesAtOnce);
    parts.push(part.map(({ from, to }) => `${quoted(from)},${quoted(to)}`).join('\n'));
  }
  return parts;
}

export function countStates(lines: readonly ImportLine[]): Record<ImportLine['state'], number> {
  const counts = { new: 0, same: 0, refused: 0 };
  for (const { state } of lines) counts[state] += 1;
  return counts;
}
