import { type CreatableType, fieldsOf } from '@galley/shared/components/dictionary';
import type { FieldOf } from '@galley/shared/components/fields';
import { comparedEntries, entryTitle } from '../comparison/compared-entries';
import { type ComparedField, comparedFields } from '../comparison/component-fields';
import { type Mark, type MarkedLine, markedLines } from '../comparison/marked-lines';
import { tokensOfHtml, tokensOfText } from '../comparison/text-tokens';
import type { FormValues } from '../components/component-calls';

/** One field that differs, with the words marked that only one side has. */
export interface ConflictSides {
  name: string;
  label: string;
  mine: MarkedLine[];
  theirs: MarkedLine[];
}

/** The fields of a component that differ, including fields of list entries. */
export function conflictSides(type: CreatableType, theirs: FormValues, mine: FormValues): ConflictSides[] {
  const inLists = Object.entries(fieldsOf(type)).flatMap(([name, field]) =>
    field.kind === 'list' && Array.isArray(theirs[name])
      ? fieldsOfEntries(name, field, theirs[name], mine[name])
      : [],
  );
  return [...comparedFields(type, theirs, mine), ...inLists]
    .filter(({ isChanged }) => isChanged)
    .map(({ name, label, kind, from, to }) => {
      const tokensOf = kind === 'richText' ? tokensOfHtml : tokensOfText;
      const lines = markedLines(tokensOf(from), tokensOf(to));
      return { name, label, mine: without(lines, 'removed'), theirs: without(lines, 'added') };
    });
}

function fieldsOfEntries(
  name: string,
  list: FieldOf<'list'>,
  theirs: unknown,
  mine: unknown,
): ComparedField[] {
  const entries = comparedEntries(list, theirs, mine);
  const names = (before: unknown, after: unknown) =>
    comparedEntries(list, before, after)
      .filter(({ change }) => change !== 'removed')
      .map(({ name }) => name)
      .join('\n');
  const order: ComparedField = {
    name: `${name} order`,
    label: `${list.label}: order`,
    kind: 'text',
    from: names(mine, theirs),
    to: names(theirs, mine),
    isChanged: entries.some(({ moved }) => moved !== ''),
  };
  const fields = entries.flatMap((entry) =>
    entry.fields.map((field) => ({
      ...field,
      name: `${name} ${entry.id} ${field.name}`,
      label: `${entryTitle(list.label, entry.name)}: ${field.label}`,
    })),
  );
  return [order, ...fields];
}

/** The lines of one side; what only the other one has is removed. */
function without(lines: readonly MarkedLine[], hidden: Mark): MarkedLine[] {
  return lines
    .map((line) => ({ ...line, runs: line.runs.filter(({ mark }) => mark !== hidden) }))
    .filter(({ runs }) => runs.length > 0);
}
