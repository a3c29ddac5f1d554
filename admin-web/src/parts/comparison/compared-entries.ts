import type { FieldOf } from '@galley/shared/components/fields';
import { movedItems } from '@galley/shared/moved-items';
import type { VersionDifference } from '@galley/shared/schemas/version';
import { type ComparedField, comparedEntry } from './component-fields';

export interface ComparedEntry {
  id: string;
  name: string;
  change: VersionDifference['change'];
  /** 'moved from place 3 to place 1' */
  moved: string;
  fields: ComparedField[];
}

type Data = Record<string, unknown>;

/** The entries of a list on both versions, in their later order; removed ones at the end. */
export function comparedEntries(list: FieldOf<'list'>, from: unknown, to: unknown): ComparedEntry[] {
  const [before, after] = [entriesOf(from), entriesOf(to)];
  const moved = movedItems(before.map(idOf), after.map(idOf));
  const later = new Set(after.map(idOf));
  const compared = after.map((entry, index) => {
    const id = idOf(entry);
    const place = before.findIndex((one) => idOf(one) === id);
    const fields = comparedEntry(list.fields, before[place] ?? null, entry);
    const isMoved = moved.has(id);
    const isChanged = fields.some((field) => field.isChanged);
    return {
      id,
      name: nameOf(list, entry),
      change: changeOf(place >= 0, isChanged, isMoved),
      moved: isMoved ? movedText(place + 1, index + 1) : '',
      fields,
    };
  });
  const removed = before
    .filter((entry) => !later.has(idOf(entry)))
    .map((entry) => ({
      id: idOf(entry),
      name: nameOf(list, entry),
      change: 'removed' as const,
      moved: '',
      fields: comparedEntry(list.fields, entry, null),
    }));
  return [...compared, ...removed];
}

/** A moved entry may have the same position as before, when others were added, removed or moved around it. */
export function movedText(from: number, to: number): string {
  return from === to ? 'moved past its neighbors' : `moved from place ${from} to place ${to}`;
}

function changeOf(wasThere: boolean, isChanged: boolean, isMoved: boolean): ComparedEntry['change'] {
  if (!wasThere) return 'added';
  if (isChanged) return 'changed';
  return isMoved ? 'moved' : 'same';
}

const entriesOf = (value: unknown): Data[] => (Array.isArray(value) ? value : []);

/** Entries with the same number are the same, or with the same key where they have no calls of their own. */
const idOf = ({ n, key }: Data) => String(n ?? key);

/** An entry is named by its first text, which is its name where it has one. */
function nameOf({ label, fields }: FieldOf<'list'>, entry: Data): string {
  const first = Object.keys(fields).find((name) => fields[name]?.kind === 'text');
  return String((first && entry[first]) || `${label} ${idOf(entry)}`);
}

/** An unnamed entry already has a default name such as 'Slide 1'. */
export function entryTitle(label: string, name: string): string {
  return new RegExp(`^${label}\\b`, 'i').test(name) ? name : `${label} ${name}`;
}
