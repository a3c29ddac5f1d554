import { type KeyboardEvent, useRef } from 'react';
import type { DataTableProps } from './data-table-props';

/** X selects the focused item. */
export const isChoiceKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'x' && !ctrlKey && !metaKey && !altKey;

/** Adds keys to a selection, or takes them out. */
export function withChosen<Key>(chosen: ReadonlySet<Key>, changed: readonly Key[], isChosen: boolean) {
  const others = [...chosen].filter((key) => !changed.includes(key));
  return new Set(isChosen ? [...others, ...changed] : others);
}

/** Selects rows of a table: one, with Shift a range from the previous one, or all visible rows. */
export function useRowChoice<Row extends object>(
  { choice, rowKey }: Pick<DataTableProps<Row>, 'choice' | 'rowKey'>,
  rows: readonly Row[],
) {
  const last = useRef<string>(undefined);
  const keys = rows.map(rowKey);
  const chosenHere = keys.filter((key) => choice?.chosen.has(key));
  const set = (changed: readonly string[], isChosen: boolean) =>
    choice?.onChange(withChosen(choice.chosen, changed, isChosen));
  const choose = (row: Row, isRange: boolean) => {
    const key = rowKey(row);
    const [from, to] = [keys.indexOf(last.current ?? key), keys.indexOf(key)].sort((a, b) => a - b);
    const isWhole = isRange && from !== undefined && from >= 0 && to !== undefined;
    set(isWhole ? keys.slice(from, to + 1) : [key], !choice?.chosen.has(key));
    last.current = key;
  };
  return {
    choose,
    isAll: keys.length > 0 && chosenHere.length === keys.length,
    isSome: chosenHere.length > 0,
    chooseAll: (isChosen: boolean) => set(keys, isChosen),
    /** X selects the focused row. */
    onKey: (event: KeyboardEvent<HTMLElement>) => {
      if (!choice || !isChoiceKey(event)) return;
      const at = [...event.currentTarget.children].findIndex((row) => row.contains(event.target as Node));
      const row = rows[at];
      if (row) choose(row, event.shiftKey);
    },
  };
}
