import { createHash } from 'node:crypto';
import type { CallInput } from '@galley/shared/contract/call';
import type { Contract } from '@galley/shared/contract/contract';
import { joinOptions } from '@galley/shared/form-fields/options';
import { limits } from '@galley/shared/limits';
import { required } from '@galley/shared/required';
import { invalid, tooLarge } from '../core/errors';
import { sanitizeFileName } from './sanitize-file-name';

type Input = CallInput<Contract['submitForm']>;

/** A file, which is just bytes until it has been inspected. */
export interface SentFile {
  fieldId: number;
  /** As sent by the browser, with unsafe characters removed. */
  name: string;
  bytes: Buffer;
}

/** A visitor's submission, in whichever format the browser sent it. */
export interface SentForm {
  formId: number;
  /** The revision that the page showed. */
  revision: number | undefined;
  /** By field id, in the order of the request. */
  values: ReadonlyMap<number, string>;
  files: readonly SentFile[];
  /** Set by the page's script: a retry after a lost response has the same key. */
  key: string;
  website: string;
  elapsed: number | undefined;
}

/** Each checkbox of a group has a name of its own. */
const fieldName = /^field_(\d{1,16})(_\d{1,3})?$/;
const longestValue = limits.anonymousText;

/** @throws 400 naming what is missing or repeated, 413 where the total is too large */
export async function readSentForm(input: Input): Promise<SentForm> {
  const { form, nameValuePairs, formId, revision, key, website, elapsed } = input;
  const id = required(form?.id ?? formId, () => invalid({ form: 'Form must say which form it is.' }));
  const pairs = nameValuePairs?.map(({ fieldId, fieldValue }) => [fieldId, fieldValue] as const);
  const values = valuesOf(pairs ?? postedPairs(input));
  const bytes = [...values.values()].reduce((sum, value) => sum + Buffer.byteLength(value), 0);
  if (bytes > limits.submissionBytes)
    throw tooLarge('nameValuePairs', 'This is more than can be sent at once.');
  const files = await filesOf(input);
  return { formId: id, revision: form ? form.revision : revision, values, files, key, website, elapsed };
}

/** Where no file was chosen, browsers send an empty one without a name. */
async function filesOf(input: Input): Promise<SentFile[]> {
  const named = Object.entries(input).flatMap(([name, value]) => {
    const files = [value].flat().filter((each) => each instanceof File);
    return files.map((file) => [Number(fieldName.exec(name)?.[1]), file] as const);
  });
  const chosen = named.filter(([, { name, size }]) => name !== '' || size > 0);
  return Promise.all(
    chosen.map(async ([fieldId, file]) => ({
      fieldId,
      name: sanitizeFileName(file.name),
      bytes: Buffer.from(await file.arrayBuffer()),
    })),
  );
}

/** Files are not texts; they are inspected separately. */
const isText = (value: unknown) => ![value].flat().some((each) => each instanceof File);

function postedPairs(input: Input): (readonly [number, string])[] {
  const entries = Object.entries(input).filter(([name, value]) => fieldName.test(name) && isText(value));
  const boxes = new Map<number, string[]>();
  const pairs = entries.flatMap(([name, value]): [number, string][] => {
    if (typeof value !== 'string' || value.length > longestValue) {
      throw invalid({ [name]: `${name} must be text of at most ${longestValue} characters.` });
    }
    const [, digits, box] = fieldName.exec(name) ?? [];
    const id = Number(digits);
    if (box === undefined) return [[id, value]];
    boxes.set(id, [...(boxes.get(id) ?? []), value]);
    return [];
  });
  const boxed = [...boxes].map(([id, chosen]) => [id, joinOptions(chosen)] as const);
  const all = [...pairs, ...boxed];
  if (all.length > limits.formFields) {
    throw invalid({ nameValuePairs: `A form has at most ${limits.formFields} fields.` });
  }
  return all;
}

function valuesOf(pairs: readonly (readonly [number, string])[]): ReadonlyMap<number, string> {
  const values = new Map<number, string>();
  for (const [fieldId, value] of pairs) {
    if (values.has(fieldId)) throw invalid({ nameValuePairs: `The field ${fieldId} is there twice.` });
    // Browsers send line breaks as two characters but count them as one.
    values.set(fieldId, value.replace(/\r\n?/g, '\n'));
  }
  return values;
}

/** The entered values, with file names as the values of file fields. */
export function withFileNames({
  values,
  files,
}: {
  values: ReadonlyMap<number, string>;
  files: readonly Pick<SentFile, 'fieldId' | 'name'>[];
}): Map<number, string> {
  const entered = new Map(values);
  const ids = new Set(files.map(({ fieldId }) => fieldId));
  for (const id of ids) {
    const names = files.filter(({ fieldId }) => fieldId === id).map(({ name }) => name);
    entered.set(id, joinOptions(names));
  }
  return entered;
}

/** Submissions with the same mark are duplicates: a double click, a reload, a retry after a lost response. */
export function markOf({ formId, key, values, files }: SentForm, network: string): string {
  const who = key ? ['key', key] : ['network', network];
  const content = [...values].sort(([a], [b]) => a - b);
  return createHash('sha256')
    .update(JSON.stringify([formId, who, content, ...files.map(fingerprintOf)]))
    .digest('base64url');
}

const fingerprintOf = ({ fieldId, name, bytes }: SentFile) => [
  fieldId,
  name,
  createHash('sha256').update(bytes).digest('base64url'),
];
