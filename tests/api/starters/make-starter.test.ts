import { openCompanyScope } from '@galley/functions/core/company-scope';
import type { Key } from '@galley/functions/core/entities/key';
import { BusyError } from '@galley/functions/core/errors';
import { makeStarter } from '@galley/functions/jobs/make-starter';
import { expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor } from '../../support/companies';
import { openCloud } from '../../support/open-cloud';
import { bodyOf } from '../../support/pages';

const cloud = await openCloud({ runJobs: false });

class BrokenOff extends Error {}

/** A table that fails at a write: after it, or before it because others write at that moment. */
function tableThatBreaksOff(after: number, isWritten: boolean) {
  let writes = 0;
  return Object.assign(Object.create(cloud.table), {
    commit: async (...given: Parameters<typeof cloud.table.commit>) => {
      writes += 1;
      if (writes <= after) return cloud.table.commit(...given);
      if (!isWritten) throw new BusyError();
      await cloud.table.commit(...given);
      throw new BrokenOff();
    },
  }) as typeof cloud.table;
}

it('a starter that is interrupted before and after each write is created once in the end', async () => {
  const company = await makeCompany('broken');
  const admin = await sessionFor(cloud, company, 'Admin');
  const words = { companyName: 'Broken', telephone: '207 555 0123', address: '1 Mill Lane' };
  await callApi('startSite', { starter: 'club', ...words }, { session: admin });
  let rounds = 0;
  for (let isMade = false; !isMade; rounds += 1) {
    const isWritten = rounds % 2 === 0;
    const run = makeStarter(tableThatBreaksOff(rounds % 3 === 0 ? 1 : 0, isWritten), company.scope);
    await expect(run).rejects.toThrow(isWritten ? BrokenOff : BusyError);
    isMade = (await cloud.stored.start.get(company.scope))?.isMade ?? false;
  }
  expect(rounds).toBeGreaterThan(8);
  const images = await cloud.stored.image.all(company.scope);
  expect(images).toHaveLength(7);
  expect(bodyOf(await callApi('listPages', {}, { session: admin }))).toHaveLength(5);
  expect(bodyOf(await callApi('listForms', {}, { session: admin }))).toHaveLength(1);
  expect(await cloud.stored.counts.get(company.scope)).toMatchObject({ pages: 5, images: 7 });
});

it('two at once create it once', async () => {
  const company = await makeCompany('twice');
  const admin = await sessionFor(cloud, company, 'Admin');
  const words = { companyName: 'Twice', telephone: '207 555 0123', address: '1 Mill Lane' };
  await callApi('startSite', { starter: 'cafe', ...words }, { session: admin });
  const scope = openCompanyScope('twice');
  const seen = cloud.lambda.invocations.length;
  await Promise.allSettled([makeStarter(cloud.table, scope), makeStarter(cloud.table, scope)]);
  await makeStarter(cloud.table, scope);
  // The variants of all pictures are one event: each event occupies an environment, in which mails would be sent.
  const dispatched = cloud.lambda.invocations.slice(seen) as { run?: Key[] }[];
  const waiting = await Promise.all(dispatched.map(({ run = [] }) => cloud.stored.job.among(run)));
  const kinds = waiting.map((jobs) => jobs.map(({ work }) => work.kind));
  expect(kinds.filter((among) => among.includes('make-widths'))).toEqual([Array(6).fill('make-widths')]);
  expect(bodyOf(await callApi('listPages', {}, { session: admin }))).toHaveLength(5);
  expect(await cloud.stored.counts.get(scope)).toMatchObject({ pages: 5, images: 6 });
});
