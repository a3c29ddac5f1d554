import { createContext } from 'react';

/** The entry with a form of its own that was clicked on the page; a new object for each click. */
export const OpenedEntry = createContext<{ number: number } | undefined>(undefined);
