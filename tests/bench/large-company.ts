import { openCompanyScope } from '@galley/functions/core/company-scope';
import { chromeEntity } from '@galley/functions/core/entities/path';
import { readVisit } from '@galley/functions/core/release/read-visit';
import type { ObservedCall } from '@galley/infra/local/stand-ins/stand-in';
import type { CallName } from '@galley/shared/contract/contract';
import { limits } from '@galley/shared/limits';
import { callApi } from '../support/api-caller';
import { makeCompany, sessionFor, type TestSession } from '../support/companies';
import { newDraft, submit } from '../support/pages';
import { countRoundTrips } from '../support/round-trips';
import { startTestCloud, type TestCloud } from '../support/test-cloud';
import { type Figure, millisecondsOf, repeated } from './figures';
import { backups, components, oldPage, pageCount, writeLargeCompany } from './large-company-items';
import type { Group, Row } from './row';

const company = 'large';

interface Measured {
  /** In milliseconds. */
  time: Figure;
  bytes: number;
  roundTrips: number;
  calls: ObservedCall[];
}

/** The costs of a company of a thousand pages, and of a page with a long history. */
export const largeCompany: Group = {
  name: 'large company',
  async measure(onProgress) {
    const cloud = await startTestCloud({ runJobs: false });
    try {
      const made = await makeCompany(company);
      const admin = await sessionFor(cloud, made, 'Admin');
      await writeLargeCompany(cloud.table, made.scope);
      onProgress(`${pageCount} pages are written`);
      const measure = (name: CallName, input: Record<string, unknown>) =>
        measured(cloud, () => callApi(name, input, { session: admin }));
      const list = await measure('listPages', {});
      const editor = await measure('getPageComponentData', { pageId: oldPage });
      const publish = await measuredPublish(cloud, admin);
      const seen = await measured(cloud, async () => {
        const found = await readVisit(cloud.table, made.scope, '/section-1');
        return { status: found?.item?.kind === 'page' ? 200 : 404 };
      });
      const chrome = await cloud.table.get(chromeEntity.key(openCompanyScope(company)));
      return rowsOf({ list, editor, publish, seen, chromeBytes: chrome?.body.length ?? 0 });
    } finally {
      await cloud.stop();
    }
  },
};

interface CallResponse {
  status: number;
  body?: unknown;
}

/** Reads once for calls and bytes, several times for the time, and once for the round trips, where calls are delayed. */
async function measured(cloud: TestCloud, action: () => Promise<CallResponse>): Promise<Measured> {
  const { result, calls } = await cloud.calls.during(() => succeeded(action));
  const time = await repeated(() => millisecondsOf(action));
  const { roundTrips } = await countRoundTrips(action);
  return { time, bytes: Buffer.byteLength(JSON.stringify(result.body ?? '')), roundTrips, calls };
}

/** Publishes several drafts of the page with the long history; calls and bytes are those of the last. */
async function measuredPublish(cloud: TestCloud, admin: TestSession): Promise<Omit<Measured, 'roundTrips'>> {
  let bytes = 0;
  let calls: ObservedCall[] = [];
  const time = await repeated(async () => {
    await newDraft(admin, oldPage, backups + 1);
    await submit(admin, oldPage);
    const input = { pageId: oldPage, comments: '' };
    const publish = () => callApi('publishDraft', input, { session: admin, method: 'POST' });
    return millisecondsOf(async () => {
      const published = await cloud.calls.during(() => succeeded(publish));
      bytes = Buffer.byteLength(JSON.stringify(published.result.body ?? ''));
      calls = published.calls;
    });
  });
  return { time, bytes, calls };
}

async function succeeded(action: () => Promise<CallResponse>): Promise<CallResponse> {
  const answer = await action();
  if (answer.status !== 200) throw new Error(`${answer.status}: ${JSON.stringify(answer)}`);
  return answer;
}

const units = (calls: readonly ObservedCall[]) => calls.reduce((sum, call) => sum + call.units, 0);

function rowsOf({
  list,
  editor,
  publish,
  seen,
  chromeBytes,
}: Record<'list' | 'editor' | 'seen', Measured> & {
  publish: Omit<Measured, 'roundTrips'>;
  chromeBytes: number;
}): Row[] {
  const flips = publish.calls.filter(({ operation }) => operation === 'TransactWriteItems');
  const items = flips.map(({ input }) => (input as { TransactItems: unknown[] }).TransactItems.length);
  const history = `a page with ${backups} backups of ${components} components`;
  const all = `${pageCount} pages`;
  return [
    { name: 'page list: time', ...list.time, unit: 'ms', target: 1_000, note: all },
    {
      name: 'page list: answer',
      value: list.bytes,
      unit: 'bytes',
      note: `${all}, ${units(list.calls)} units`,
    },
    {
      name: 'editor: table after the session',
      value: editor.roundTrips - 1,
      unit: 'round trips',
      target: 2,
      note: history,
    },
    { name: 'editor: time', ...editor.time, unit: 'ms', target: 1_000, note: history },
    { name: 'editor: answer', value: editor.bytes, unit: 'bytes', note: `${units(editor.calls)} units` },
    { name: 'publish: flips', value: flips.length, unit: 'flips', target: 1, note: `${all}, ${history}` },
    {
      name: 'publish: items of the flip',
      value: Math.max(...items),
      unit: 'items',
      target: limits.flipItems,
    },
    { name: 'publish: time', ...publish.time, unit: 'ms', note: `${units(publish.calls)} units` },
    { name: 'public page of many: table', value: seen.calls.length, unit: 'calls', target: 1, note: all },
    { name: 'public page of many: table reads', value: units(seen.calls), unit: 'units', note: all },
    { name: 'chrome of many pages', value: chromeBytes, unit: 'bytes', note: 'compressed, as stored' },
  ];
}
