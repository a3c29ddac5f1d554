import { type CreatableType, fieldsOf, ownListOf } from '@galley/shared/components/dictionary';
import { componentSchemas, ownEntrySchema } from '@galley/shared/components/schema-of';
import type { FormValues } from '../../../parts/components/component-calls';
import { notALinkOrName } from '../../../parts/links/link-url';
import type { Unsaved } from './autosave';
import { differingFields, ownEntries } from './component-values';

/** Validates the values of a form: one message per field. */
export function wrongFields(type: CreatableType, values: FormValues): Map<string, string> {
  const { error } = componentSchemas[type].safeParse(values);
  const wrong = new Map<string, string>();
  for (const { path, message } of error?.issues ?? []) {
    const field = String(path[0]);
    const label = fieldsOf(type)[field]?.kind === 'link' && fieldsOf(type)[field]?.label;
    // In the words of its control, which takes more than the call does.
    const words = label && values[field] ? `${label}: ${notALinkOrName(String(values[field]))}` : message;
    if (!wrong.has(field)) wrong.set(field, words);
  }
  const own = ownListOf(type);
  ownEntries(type, values).forEach((entry, index) => {
    const [issue] = (own && ownEntrySchema(own.list).safeParse(entry).error?.issues) ?? [];
    if (own && issue) wrong.set(own.name, `${own.list.label} ${index + 1}: ${issue.message}`);
  });
  return wrong;
}

/** The input of the call for valid values. */
export function checkedValues(type: CreatableType, values: FormValues): FormValues {
  return componentSchemas[type].parse(values) as FormValues;
}

/**
 * The values of a form that can be saved. An invalid field does not block the others: they are saved with its stored
 * value. A new component needs all its fields; until something is typed in it, what it lacks is no problem yet.
 * @param opened what a new component began with
 */
export function unsavedOf(
  type: CreatableType,
  values: FormValues,
  stored: FormValues | undefined,
  wrong: ReadonlyMap<string, string>,
  opened: FormValues,
): Unsaved<FormValues> {
  // All messages at once, so that the user can fix them together.
  const problem = wrong.size > 0 ? [...new Set(wrong.values())].join(' ') : null;
  if (problem === null) return { values, problem };
  if (!stored && !differingFields(values, opened).some((field) => isTyped(type, field))) {
    return { values: null, problem: labelsOf(type, [...wrong.keys()]), isUntouched: true };
  }
  if (!stored) return { values: null, problem };
  const rest = { ...values };
  for (const field of wrong.keys()) rest[field] = stored[field];
  const isWorthSaving = differingFields(rest, stored).length > 0 && wrongFields(type, rest).size === 0;
  return { values: isWorthSaving ? rest : null, problem };
}

const labelsOf = (type: CreatableType, fields: readonly string[]): string =>
  fields.map((field) => fieldsOf(type)[field]?.label ?? field).join(', ');

/** A form or a picture that was chosen is chosen again with two clicks; a text is not. */
const isTyped = (type: CreatableType, field: string): boolean =>
  ['text', 'richText', 'list'].includes(fieldsOf(type)[field]?.kind ?? 'text');
