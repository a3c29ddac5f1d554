import { defaultCountry } from '@galley/shared/countries';
import type { Key } from '../keys/key';
import type { StoredFormField } from './form-records';

/**
 * What releases of the product changed in the shape of stored items. Every item says in `schema` which shape it has;
 * 1, or nothing, is the first one. The table writes the number with each put and brings an older item up to date when
 * it is read, so that nothing but this file knows of earlier shapes. Nobody rewrites items for it: a put does.
 *
 * A record type that gets another attribute, or another meaning of one, gets a step here, and a stored sample of the
 * release before (`tests/samples/`) that the step is tried on. Three rules:
 * - A step fills in and translates what is not there yet and leaves alone what is: an update of single attributes may
 *   have come before it. So a step that runs twice does nothing the second time.
 * - What a condition of a write compares is no step's to fill in: conditions see what is stored.
 * - The release before must be able to read what this one writes, for a roll-back: it reads an item of a later shape
 *   as it is. So an attribute is removed, or gets another meaning, a release after the one that stopped reading it.
 */
type Stored = Key & Record<string, unknown>;
type Step = (item: Stored) => Stored;

const noCondition: Pick<StoredFormField, 'showIfFieldId' | 'showIfValue'> = {
  showIfFieldId: null,
  showIfValue: '',
};

/** A form's fields could not yet depend on one another. */
const fieldConditions: Step = (item) => ({
  ...item,
  fields: ((item.fields ?? []) as StoredFormField[]).map((field) => ({ ...noCondition, ...field })),
});

/** Nothing named its renderer yet. */
const noRenderer: Step = (item) => ({ renderer: '', ...item });

/** Texts could be whatever a cleaner of tags had left; bringing them into the form of today takes a parser. */
const textOfBefore: Step = (item) => ({ isTextOfBefore: true, ...item });

/** For each kind of item (`kindOf`), the steps from each shape to the next. */
const steps: Record<string, readonly Step[]> = {
  // Forms could not yet thank in words of their own, name who gets their mails, or forget their submissions.
  'FORM FORM': [(item) => fieldConditions({ thankYouText: '', toEmail: [], keepDays: 0, ...item })],
  'FORM REV': [(item) => fieldConditions({ thankYouText: '', ...item })],
  // All telephone numbers were of the US.
  'SITE COMPANY': [(item) => ({ country: defaultCountry, ...item })],
  'PAGE CMP': [(item) => (item.type === 'HtmlEditorColumns' ? textOfBefore(item) : item)],
  'PAGE LIVE': [textOfBefore],
  'PATHS /': [(item) => (item.kind === 'page' ? noRenderer(item) : item)],
  'PATHS CHROME': [noRenderer],
  'PATHS RELEASE': [(item) => noRenderer({ earlier: [], sitemap: '', ...item })],
};

/** What an item is by its key: the kind of its partition and of its place there, as the files of `keys/` spell them. */
function kindOf({ pk, sk }: Key): string {
  const parts = pk.split('#');
  const partition = parts[0] === 'C' ? parts[2] : parts[0];
  return `${partition} ${sk.startsWith('/') ? '/' : sk.split('#', 1)[0]}`;
}

/** The shape that items with this key have today. */
export function currentSchema(key: Key): number {
  return 1 + (steps[kindOf(key)]?.length ?? 0);
}

/** An item that was read, in today's shape; one of a later release is left as it is. */
export function upgraded<Item extends Stored>(item: Item): Item {
  const ofKind = steps[kindOf(item)];
  const schema = typeof item.schema === 'number' ? item.schema : 1;
  if (!ofKind || schema > ofKind.length) return item;
  const latest = ofKind.slice(schema - 1).reduce<Stored>((older, step) => step(older), item);
  return { ...latest, schema: ofKind.length + 1 } as unknown as Item;
}
