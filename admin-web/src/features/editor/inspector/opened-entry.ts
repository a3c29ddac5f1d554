import { createContext } from 'react';

/** The entry with a form of its own that was clicked on the page; another object each time. */
export const OpenedEntry = createContext<{ number: number } | undefined>(undefined);
