import { createContext, use } from 'react';

/**
 * Whether the fields of components are marked, so that the canvas finds their elements. Published pages have
 * no marks.
 */
export const EditMarks = createContext(false);

/**
 * The attributes that mark the element of a field; `entry` is the number of an entry that has calls of its
 * own.
 */
export type Mark = (field: string, entry?: number) => Record<string, string | number | undefined> | undefined;

/** Returns a function that makes the marks of elements, or nothing where marks are off. */
export function useMark(): Mark {
  const isMarked = use(EditMarks);
  return (field, entry) =>
    isMarked ? { 'data-galley-field': field, 'data-galley-entry': entry } : undefined;
}
