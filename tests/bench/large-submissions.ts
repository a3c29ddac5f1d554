import { type SubmissionRecord, submissionEntity } from '@galley/functions/core/entities/form';
import type { ObservedCall } from '@galley/infra/local/stand-ins/stand-in';
import type { CallName } from '@galley/shared/contract/contract';
import { pageSizes } from '@galley/shared/limits';
import { type ApiResponse, callApi } from '../support/api-caller';
import { makeCompany, sessionFor, type TestSession } from '../support/companies';
import { addField, makeForm } from '../support/forms';
import { countRoundTrips } from '../support/round-trips';
import { startTestCloud, type TestCloud } from '../support/test-cloud';
import { type Figure, millisecondsOf, repeated } from './figures';
import type { Group, Row } from './row';

const count = 10_000;
/** One in this many submissions belongs to the person who is searched. */
const personEvery = 1_000;
const ruth = 'ruth@boats.example';

/**
 * The costs of a form with ten thousand submissions: opening, searching and exporting it, and finding a person in it.
 */
export const largeSubmissions: Group = {
  name: 'large submissions',
  async measure(onProgress) {
    const cloud = await startTestCloud({ runJobs: false });
    try {
      const company = await makeCompany('large');
      const admin = await sessionFor(cloud, company, 'Admin');
      const formId = await makeForm(admin);
      const fields = [await addField(admin, formId), await addField(admin, formId, { name: 'Your message' })];
      await writeSubmissions(cloud, (n) => ({
        ...submissionEntity.key(company.scope, formId, n),
        ...submissionOf(formId, fields, n),
      }));
      onProgress(`${count} submissions are written`);
      const list = await read(cloud, admin, 'listFormSubmissions', { formId, limit: pageSizes.submissions });
      const search = await read(cloud, admin, 'listFormSubmissions', {
        formId,
        limit: pageSizes.submissions,
        search: 'nothing holds this',
      });
      const exported = await read(cloud, admin, 'exportFormSubmissions', { formId });
      const person = await read(cloud, admin, 'findPersonSubmissions', { email: ruth });
      return rowsOf({ list, search, exported, person });
    } finally {
      await cloud.stop();
    }
  },
};

function submissionOf(formId: number, fields: number[], n: number): Omit<SubmissionRecord, 'pk' | 'sk'> {
  const values = [
    `Visitor ${n}`,
    n % personEvery === 0 ? `Write to ${ruth}` : 'She leaks a little. '.repeat(10),
  ];
  return {
    formId,
    n,
    revision: 3,
    timestamp: new Date(n * 60_000).toISOString(),
    pairs: values.map((fieldValue, index) => ({
      fieldId: fields[index] ?? 0,
      fieldName: `Field ${index + 1}`,
      fieldValue,
    })),
    replyTo: '',
    mailState: 'sent',
    mailReason: '',
    mailAt: '',
    mailRun: '',
  };
}

async function writeSubmissions(cloud: TestCloud, recordOf: (n: number) => SubmissionRecord): Promise<void> {
  for (let first = 1; first <= count; first += 100) {
    const part = Array.from({ length: 100 }, (_, index) => recordOf(first + index));
    await cloud.table.commit(part.map((record) => ({ put: { ...record } })));
  }
}

interface WholeRead {
  /** In milliseconds. */
  time: Figure;
  /** Of the first part: round trips after the one that authenticates. */
  roundTrips: number;
  /** The number of calls until the end. */
  parts: number;
  bytes: number;
  calls: ObservedCall[];
}

/** Reads all parts of a call's response; a list needs only its first part. */
async function read(
  cloud: TestCloud,
  session: TestSession,
  name: CallName,
  input: Record<string, unknown>,
): Promise<WholeRead> {
  const isOpening = 'limit' in input && !('search' in input);
  const { roundTrips } = await countRoundTrips(() => callApi(name, input, { session }));
  let parts = 0;
  let bytes = 0;
  const readAll = async () => {
    parts = 0;
    bytes = 0;
    for (let cursor: string | undefined = ''; cursor !== undefined; ) {
      const { status, text, headers }: ApiResponse<unknown> = await callApi(
        name,
        { ...input, cursor },
        { session },
      );
      if (status !== 200) throw new Error(`${name} answered ${status}`);
      parts += 1;
      bytes += Buffer.byteLength(text);
      cursor = isOpening ? undefined : headers['x-next-cursor'];
    }
  };
  const { calls } = await cloud.calls.during(readAll);
  const time = await repeated(() => millisecondsOf(readAll));
  return { time, roundTrips: roundTrips - 1, parts, bytes, calls };
}

const units = (calls: readonly ObservedCall[]) => calls.reduce((sum, call) => sum + call.units, 0);

/** The maximum number of items that the queries of a call may read. */
function itemsAskedFor(calls: readonly ObservedCall[]): number {
  const queries = calls.filter(({ operation }) => operation === 'Query');
  return queries.reduce((sum, { input }) => sum + ((input as { Limit?: number }).Limit ?? count), 0);
}

function rowsOf(read: Record<'list' | 'search' | 'exported' | 'person', WholeRead>): Row[] {
  const all = `${count} submissions`;
  const { list, search, exported, person } = read;
  return [
    {
      name: 'submissions: opened, items read',
      value: itemsAskedFor(list.calls),
      unit: 'items',
      target: pageSizes.submissions,
      note: `of ${all}, ${units(list.calls)} units`,
    },
    {
      name: 'submissions: opened, table after the session',
      value: list.roundTrips,
      unit: 'round trips',
      target: 2,
    },
    { name: 'submissions: opened, time', ...list.time, unit: 'ms', target: 1_000 },
    { name: 'submissions: opened, answer', value: list.bytes, unit: 'bytes' },
    {
      name: 'submissions: search of all, time',
      ...search.time,
      unit: 'ms',
      target: 1_000,
      note: `${search.parts} calls, ${units(search.calls)} units`,
    },
    {
      name: 'submissions: export of all, time',
      ...exported.time,
      unit: 'ms',
      note: `${exported.parts} parts, ${exported.bytes} bytes`,
    },
    {
      name: 'submissions: one person in all, time',
      ...person.time,
      unit: 'ms',
      note: `${person.parts} calls, ${units(person.calls)} units`,
    },
  ];
}
