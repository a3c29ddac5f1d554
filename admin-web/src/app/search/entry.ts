import type { Icon } from '@tabler/icons-react';

/** The headings of results, in order. */
const entryGroups = ['Pages', 'Actions', 'Go to', 'Forms', 'Images', 'People'] as const;
export type EntryGroup = (typeof entryGroups)[number];

/** A result of the global search. */
export interface Entry {
  group: EntryGroup;
  label: string;
  /** Shown beside the label and searched too: a path, an email address. */
  hint?: string;
  Icon: Icon;
  /** Searched, and not shown: other words for it. */
  keywords?: string;
  /** A path of the admin, or the URL of the site, which opens in another tab; or an action of the screen. */
  to: string | (() => void);
}

/** The maximum number of results in a group. */
const most = 6;

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Ranks a label, lower is better; undefined where a word of the search is found nowhere in it. */
function rankOf({ label, hint = '', keywords = '' }: Entry, words: readonly string[]): number | undefined {
  const name = label.toLowerCase();
  const everything = `${name} ${hint} ${keywords}`.toLowerCase();
  if (!words.every((word) => everything.includes(word))) return undefined;
  const first = words[0] ?? '';
  if (name.startsWith(first)) return 0;
  return name.includes(` ${first}`) ? 1 : 2;
}

/** Returns the matches of a search by group, best first. */
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
