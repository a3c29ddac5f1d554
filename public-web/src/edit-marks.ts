import { createContext, use } from 'react';

/** Whether the fields of components are marked, so that the canvas finds their elements. Published pages have no marks. */
export const EditMarks = createContext(false);

/** The mark of the element that shows a field and nothing else; `entry` is the number of an entry with calls of its own. */
export type Mark = (field: string, entry?: number) => Record<string, string | number | undefined> | undefined;

/** Marks of elements, where they are wanted. */
export function useMark(): Mark {
  const isMarked = use(EditMarks);
  return (field, entry) =>
    isMarked ? { 'data-galley-field': field, 'data-galley-entry': entry } : undefined;
}
