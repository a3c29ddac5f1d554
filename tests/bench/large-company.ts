import { openCompanyScope } from '@galley/functions/core/company-scope';
import { chromeEntity } from '@galley/functions/core/entities/path';
import { readVisit } from '@galley/functions/core/release/read-visit';
import type { ObservedCall } from '@galley/infra/local/stand-ins/stand-in';
import type { CallName } from '@galley/shared/contract/contract';
import { limits } from '@galley/shared/limits';
import { callApi } from '../support/api-caller';
import { makeCompany, sessionFor } from '../support/companies';
import { newDraft, submit } from '../support/pages';
import { countRoundTrips } from '../support/round-trips';
import { startTestCloud, type TestCloud } from '../support/test-cloud';
import { backups, components, oldPage, pageCount, writeLargeCompany } from './large-company-items';
import type { Group, Row } from './row';

const company = 'large';

interface Measured {
  ms: number;
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
        measured(cloud, () => callApi(name, input, { session: admin, ...postOf(name) }));
      const list = await measure('listPages', {});
      const editor = await measure('getPageComponentData', { pageId: oldPage });
      await newDraft(admin, oldPage, backups + 1);
      await submit(admin, oldPage);
      const publish = await measure('publishDraft', { pageId: oldPage, comments: '' });
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

const postOf = (name: CallName) => (name === 'publishDraft' ? { method: 'POST' as const } : {});

/**
 * Once for the round trips, where calls are delayed, and the best of three for the time. A change is made only once.
 */
async function measured(
  cloud: TestCloud,
  action: () => Promise<{ status: number; body?: unknown }>,
): Promise<Measured> {
  const begun = performance.now();
  const { result: answer, calls } = await cloud.calls.during(action);
  const first = performance.now() - begun;
  if (answer.status !== 200) throw new Error(`${answer.status}: ${JSON.stringify(answer)}`);
  const bytes = Buffer.byteLength(JSON.stringify(answer.body ?? ''));
  const isChange = calls.some(({ operation }) => operation === 'TransactWriteItems');
  if (isChange) return { ms: first, bytes, roundTrips: 0, calls };
  const again: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const at = performance.now();
    await action();
    again.push(performance.now() - at);
  }
  const { roundTrips } = await countRoundTrips(action);
  return { ms: Math.min(...again), bytes, roundTrips, calls };
}

const units = (calls: readonly ObservedCall[]) => calls.reduce((sum, call) => sum + call.units, 0);

function rowsOf({
  list,
  editor,
  publish,
  seen,
  chromeBytes,
}: Record<'list' | 'editor' | 'publish' | 'seen', Measured> & { chromeBytes: number }): Row[] {
  const flips = publish.calls.filter(({ operation }) => operation === 'TransactWriteItems');
  const items = flips.map(({ input }) => (input as { TransactItems: unknown[] }).TransactItems.length);
  const history = `a page with ${backups} backups of ${components} components`;
  const all = `${pageCount} pages`;
  return [
    { name: 'page list: time', value: list.ms, unit: 'ms', target: 1_000, note: all },
    {
      name: 'page list: answer',
      value: list.bytes,
      unit: 'bytes',
      note: `${all}, ${units(list.calls)} units`,
    },
    {
      name: 'editor: table after the session',
      value: editor.roundTrips - 1,
      unit: 'trips',
      target: 2,
      note: history,
    },
    { name: 'editor: time', value: editor.ms, unit: 'ms', target: 1_000, note: history },
    { name: 'editor: answer', value: editor.bytes, unit: 'bytes', note: `${units(editor.calls)} units` },
    { name: 'publish: flips', value: flips.length, unit: 'flips', target: 1, note: `${all}, ${history}` },
    {
      name: 'publish: items of the flip',
      value: Math.max(...items),
      unit: 'items',
      target: limits.flipItems,
    },
    { name: 'publish: time', value: publish.ms, unit: 'ms', note: `${units(publish.calls)} units` },
    { name: 'public page of many: table', value: seen.calls.length, unit: 'calls', target: 1, note: all },
    { name: 'public page of many: table reads', value: units(seen.calls), unit: 'units', note: all },
    { name: 'chrome of many pages', value: chromeBytes, unit: 'bytes', note: 'compressed, as stored' },
  ];
}
