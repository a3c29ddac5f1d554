import type { ListedPage } from '@galley/shared/components/listed-pages';
import type { Holiday, WeekHours } from '@galley/shared/opening-hours';
import type { FileModels } from '@galley/shared/schemas/file';
import { createContext } from 'react';

/** What components show besides their own fields: the company's data and other pages. */
export interface Surroundings {
  /** The page that the components are on. */
  pageId: number;
  /** A language tag for formatting dates. */
  language: string;
  timeZone: string;
  company: {
    name: string;
    address: string;
    telephone: string;
    telephoneShown: string;
    hours: WeekHours;
    holidays: Holiday[];
  };
  /** The pages that a list may show. */
  pages: ListedPage[];
  /** The files that the page refers to. */
  files: FileModels;
}

export const noSurroundings: Surroundings = {
  pageId: 0,
  language: 'en-US',
  timeZone: 'UTC',
  company: { name: '', address: '', telephone: '', telephoneShown: '', hours: [], holidays: [] },
  pages: [],
  files: {},
};

export const SurroundingsContext = createContext<Surroundings>(noSurroundings);
