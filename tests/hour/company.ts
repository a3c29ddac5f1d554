import type { HourUrls } from './cloud';
import { Person } from './person';

/** A company of the hour: its people, and what they have made and not yet deleted. */
export interface HourCompany {
  key: string;
  siteUrl: string;
  admin: Person;
  editor: Person;
  /** Pages that the hour made, oldest first; their paths change. */
  pages: { id: number; path: string }[];
  images: number[];
  files: number[];
  launches: number[];
  redirects: string[];
  tabs: number[];
  /** The form with files, and the numbers of its fields. */
  form?: { id: number; name: number; email: number; papers: number; extra: number[] };
  /** How often each thing was made, by which what is stored is explained. */
  made: Record<string, number>;
}

export const count = (company: HourCompany, what: string, by = 1): void => {
  company.made[what] = (company.made[what] ?? 0) + by;
};

export function makeHourCompanies(urls: HourUrls): HourCompany[] {
  return ['acme', 'globex'].map((key) => {
    const admin = new Person(urls, `admin@${key}.example`);
    // The demo of Globex has no editor.
    const editor = key === 'acme' ? new Person(urls, 'editor@acme.example') : admin;
    return {
      key,
      siteUrl: urls.siteUrls[key] ?? '',
      admin,
      editor,
      pages: [],
      images: [],
      files: [],
      launches: [],
      redirects: [],
      tabs: [],
      made: {},
    };
  });
}

/** A random integer below a bound. */
export type Chance = (bound: number) => number;

export function oneOf<Value>(chance: Chance, values: readonly Value[]): Value {
  const value = values[chance(values.length)];
  if (value === undefined) throw new Error('There is nothing to choose from.');
  return value;
}
