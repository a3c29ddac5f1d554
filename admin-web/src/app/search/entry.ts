import type { Icon } from '@tabler/icons-react';

/** The headings under which results stand, in their order. */
export const entryGroups = ['Pages', 'Actions', 'Go to', 'Forms', 'Images', 'People'] as const;
export type EntryGroup = (typeof entryGroups)[number];

/** Something that the search of everything leads to. */
export interface Entry {
  group: EntryGroup;
  label: string;
  /** Shown beside the label and searched too: a path, an email address. */
  hint?: string;
  Icon: Icon;
  /** A path of the admin, or the URL of the site, which opens in another tab. */
  to: string;
}

/** Results of one group. */
const most = 6;

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/** The better a label fits, the lower; undefined where a word of the search is neither in label nor in hint. */
function rankOf({ label, hint = '' }: Entry, words: readonly string[]): number | undefined {
  const name = label.toLowerCase();
  const everything = `${name} ${hint.toLowerCase()}`;
  if (!words.every((word) => everything.includes(word))) return undefined;
  const first = words[0] ?? '';
  if (name.startsWith(first)) return 0;
  return name.includes(` ${first}`) ? 1 : 2;
}

/** What fits a search, by group; those that fit best come first. */
export function entriesFor(entries: readonly Entry[], search: string): [EntryGroup, Entry[]][] {
  const words = wordsOf(search);
  const ranked = entries.flatMap((entry) => {
    const rank = rankOf(entry, words);
    return rank === undefined ? [] : [{ entry, rank }];
  });
  return entryGroups.flatMap((group): [EntryGroup, Entry[]][] => {
    const ofGroup = ranked.filter(({ entry }) => entry.group === group);
    const sorted = ofGroup.toSorted((a, b) => a.rank - b.rank).slice(0, most);
    return sorted.length > 0 ? [[group, sorted.map(({ entry }) => entry)]] : [];
  });
}
