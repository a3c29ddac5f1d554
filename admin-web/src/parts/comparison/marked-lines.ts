import { diffArrays } from 'diff';
import type { TextToken } from './text-tokens';

export type Mark = 'same' | 'added' | 'removed' | 'formatted';

/** Adjacent tokens with the same mark. `note` describes a change of formatting. */
export interface MarkedRun {
  mark: Mark;
  text: string;
  note?: string;
  picture?: { src: string; alt: string };
}

/** A paragraph, heading, list item or the like. */
export interface MarkedLine {
  /** 'Heading 2'; '' for plain text. */
  block: string;
  /** Its former kind, where that changed. */
  blockBefore?: string;
  /** It was joined with the line above before, or is now. */
  isApart?: 'now' | 'before';
  runs: MarkedRun[];
  isChanged: boolean;
}

/**
 * A stretch with more words added and removed than this counts as replaced: four texts that differ everywhere have to be
 * shown in half a second. Counted and not timed, so that a comparison shows the same on every machine.
 */
const mostEdits = 800;

interface MarkedToken {
  mark: Mark;
  token: TextToken;
  before?: TextToken;
}

/** Compares two texts line by line, and marks the changed words. */
export function markedLines(from: readonly TextToken[], to: readonly TextToken[]): MarkedLine[] {
  const lines: (MarkedLine & { mark?: Mark })[] = [];
  for (const marked of markedTokens(from, to)) {
    if (marked.token.kind === 'block') {
      const isNew = marked.mark === 'added' || marked.mark === 'removed';
      const before = marked.before?.kind === 'block' ? marked.before.block : marked.token.block;
      lines.push({
        block: marked.token.block,
        ...(!isNew && before !== marked.token.block && { blockBefore: before }),
        runs: [],
        isChanged: marked.mark !== 'same',
        mark: marked.mark,
      });
      continue;
    }
    if (lines.length === 0) lines.push({ block: '', runs: [], isChanged: false });
    addTo(lines[lines.length - 1] as MarkedLine, marked);
  }
  return lines
    .filter((line) => line.runs.length > 0)
    .map(({ mark, ...line }, index) => {
      // Unchanged words in an added or removed line were split off from the line above, or joined to it.
      const isCut = index > 0 && line.runs.some((run) => run.mark !== mark && run.text.trim() !== '');
      if (!isCut || (mark !== 'added' && mark !== 'removed')) return line;
      return { ...line, isApart: mark === 'added' ? ('now' as const) : ('before' as const) };
    });
}

export function hasChanges(lines: readonly MarkedLine[]): boolean {
  return lines.some((line) => line.isChanged);
}

/** Unchanged paragraphs are found first: a long text with few changes is then compared quickly, word by word. */
function markedTokens(from: readonly TextToken[], to: readonly TextToken[]): MarkedToken[] {
  const [before, after] = [paragraphsOf(from), paragraphsOf(to)];
  const marked: MarkedToken[] = [];
  let changed: { from: TextToken[]; to: TextToken[] } = { from: [], to: [] };
  const compareChanged = () => {
    marked.push(...markedWords(changed.from, changed.to));
    changed = { from: [], to: [] };
  };
  const keys = [before, after].map((paragraphs) => paragraphs.map((tokens) => JSON.stringify(tokens)));
  for (const { added, removed, count } of stretchesOf(keys[0] ?? [], keys[1] ?? [])) {
    const old = added ? [] : before.splice(0, count).flat();
    const now = removed ? [] : after.splice(0, count).flat();
    if (added || removed) {
      changed.from.push(...old);
      changed.to.push(...now);
    } else {
      compareChanged();
      for (const [index, token] of now.entries())
        marked.push({ mark: 'same', token, ...(old[index] && { before: old[index] }) });
    }
  }
  compareChanged();
  return withWholeBlocks(marked);
}

function paragraphsOf(tokens: readonly TextToken[]): TextToken[][] {
  const paragraphs: TextToken[][] = [];
  for (const token of tokens) {
    const last = paragraphs.at(-1);
    if (token.kind === 'block' || !last) paragraphs.push([token]);
    else last.push(token);
  }
  return paragraphs;
}

/** What two lists have in common; nothing where they differ too much. */
function stretchesOf(from: string[], to: string[]) {
  return (
    diffArrays(from, to, { maxEditLength: mostEdits }) ?? [
      { removed: true, added: false, count: from.length },
      { removed: false, added: true, count: to.length },
    ]
  );
}

function markedWords(from: readonly TextToken[], to: readonly TextToken[]): MarkedToken[] {
  const marked: MarkedToken[] = [];
  let [before, after] = [0, 0];
  for (const { added, removed, count } of stretchesOf(from.map(keyOf), to.map(keyOf))) {
    for (let index = 0; index < count; index += 1) {
      if (added) {
        marked.push({ mark: 'added', token: to[after++] as TextToken });
      } else if (removed) {
        marked.push({ mark: 'removed', token: from[before++] as TextToken });
      } else {
        const [old, token] = [from[before++] as TextToken, to[after++] as TextToken];
        marked.push({ mark: looksAlike(old, token) ? 'same' : 'formatted', token, before: old });
      }
    }
  }
  return marked;
}

/**
 * The algorithm may report a new paragraph as its words plus the start of the next one; this shifts it to its own
 * start, so that an added or removed line is complete.
 */
function withWholeBlocks(marked: MarkedToken[]): MarkedToken[] {
  for (let end = 1; end < marked.length; end += 1) {
    const last = marked[end] as MarkedToken;
    const { mark } = last;
    if (last.token.kind !== 'block' || (mark !== 'added' && mark !== 'removed')) continue;
    let start = end;
    while (start > 0 && marked[start - 1]?.mark === mark && marked[start - 1]?.token.kind !== 'block') {
      start -= 1;
    }
    const first = marked[start - 1];
    if (start === end || first?.token.kind !== 'block' || !first.before) continue;
    const [old, now] = mark === 'added' ? [first.before, last.token] : [last.token, first.token];
    marked[start - 1] = { mark, token: mark === 'added' ? first.token : first.before };
    marked[end] = { mark: looksAlike(old, now) ? 'same' : 'formatted', token: now, before: old };
  }
  return marked;
}

/** The identity of a token; formatting is compared afterwards. */
function keyOf(token: TextToken): string {
  if (token.kind === 'word') return `word ${token.text}`;
  return token.kind === 'picture' ? `picture ${token.src}` : 'block';
}

function looksAlike(one: TextToken, other: TextToken): boolean {
  if (one.kind === 'word' && other.kind === 'word') return one.format.join() === other.format.join();
  if (one.kind === 'picture' && other.kind === 'picture') return one.alt === other.alt;
  return one.kind === 'block' && other.kind === 'block' && one.block === other.block;
}

function addTo(line: MarkedLine, { mark, token, before }: MarkedToken): void {
  if (token.kind === 'block') return;
  line.isChanged ||= mark !== 'same';
  const note = mark === 'formatted' ? noteOf(before, token) : undefined;
  if (token.kind === 'picture') {
    line.runs.push({ mark, text: '', picture: token, ...(note && { note }) });
    return;
  }
  const last = line.runs.at(-1);
  const space = token.isSpaced && last ? ' ' : '';
  if (last && last.mark === mark && last.note === note && !last.picture) {
    last.text += space + token.text;
  } else {
    // The space between two runs belongs to neither, so that only words are marked.
    if (space) line.runs.push({ mark: 'same', text: space });
    line.runs.push({ mark, text: token.text, ...(note && { note }) });
  }
}

/** 'now bold, no longer italic' */
function noteOf(before: TextToken | undefined, after: TextToken): string {
  if (before?.kind === 'picture' && after.kind === 'picture') return `described as '${after.alt}' now`;
  if (before?.kind !== 'word' || after.kind !== 'word') return '';
  const gained = after.format.filter((format) => !before.format.includes(format));
  const lost = before.format.filter((format) => !after.format.includes(format));
  return [...gained.map((format) => `now ${format}`), ...lost.map((format) => `no longer ${format}`)].join(
    ', ',
  );
}
