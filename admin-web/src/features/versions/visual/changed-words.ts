import { diffArrays } from 'diff';

interface Word {
  text: string;
  node: Text;
  start: number;
}

/** A component that changes more is another one: no words of it are marked. */
const mostEdits = 400;

/** The words that only one of two renderings of a component has, as ranges of its document, one for words in a row. */
export function changedWords(before: Element, after: Element): { before: Range[]; after: Range[] } {
  const [old, now] = [wordsIn(before), wordsIn(after)];
  const textsOf = (words: readonly Word[]) => words.map(({ text }) => text);
  const found = { before: [] as Range[], after: [] as Range[] };
  for (const { added, removed, count } of diffArrays(textsOf(old), textsOf(now), {
    maxEditLength: mostEdits,
  }) ?? []) {
    const gone = added ? [] : old.splice(0, count);
    const come = removed ? [] : now.splice(0, count);
    if (removed) found.before.push(...rangesOf(gone));
    if (added) found.after.push(...rangesOf(come));
  }
  return found;
}

function wordsIn(part: Element): Word[] {
  const words: Word[] = [];
  const walker = part.ownerDocument.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.parentElement?.closest('script, style, template')) continue;
    for (const { 0: text, index: start } of node.data.matchAll(/\S+/g)) words.push({ text, node, start });
  }
  return words;
}

/** Words in a row are one range, so that they are marked as a reader would with a pen. */
function rangesOf(words: readonly Word[]): Range[] {
  const starts = words.filter(({ node }, index) => words[index - 1]?.node !== node);
  return starts.map(({ node, start }) => {
    const range = node.ownerDocument.createRange();
    const last = words.findLast((word) => word.node === node);
    range.setStart(node, start);
    range.setEnd(node, (last?.start ?? start) + (last?.text.length ?? 0));
    return range;
  });
}
