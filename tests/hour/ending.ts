import type { CloudProcess } from './cloud-process';
import type { HourCompany } from './company';
import { Refused } from './person';
import { countStored, type Stored } from './stored';

/** After the traffic: everything that can be deleted is, and the clock moves past everything that expires. */

const dayMs = 24 * 3_600_000;
/** Days between two looks, until the longest life in the product, a form's former revision, is over. */
const steps = [1, 1, 1, 8, 8, 31, 31, 31];
const mostSweeps = 30;

/** It may be gone already: the schedule has taken it down, or a launch was published. */
async function quietly(act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof Refused && [404, 409].includes(error.status))) throw error;
  }
}

async function deleteAll(company: HourCompany): Promise<void> {
  const { admin } = company;
  const launches = await admin.call('listLaunches', {});
  for (const { launchId, status } of launches) {
    if (status === 'planned') await quietly(() => admin.call('deleteLaunch', { launchId }));
  }
  for (const { id: pageId } of company.pages.splice(0))
    await quietly(() => admin.call('deletePage', { pageId }));
  for (const id of company.images.splice(0)) await quietly(() => admin.call('deleteImage', { id }));
  for (const id of company.files.splice(0)) await quietly(() => admin.call('deleteFile', { id }));
  for (const componentId of company.tabs.splice(0)) {
    await quietly(() => admin.call('deleteNavbarTab', { componentId }));
  }
  for (const { from } of await admin.call('listRedirects', {})) {
    await quietly(() => admin.call('deleteRedirect', { from }));
  }
  for (const { id, email } of await admin.call('listUsers', {})) {
    if (email.startsWith('hand')) await quietly(() => admin.call('deleteUser', { id }));
  }
  for (const formFieldId of company.form?.extra.splice(0) ?? []) {
    await quietly(() => admin.call('deleteFormField', { formFieldId }));
  }
}

/** Jobs that come again for good. The number of jobs that one company may have of each kind. */
export const recurring: Record<string, number> = {
  // Each form looks for old submissions daily.
  'delete-old-submissions': 3,
  'find-outside-links': 1,
  'ask-outside-links': 1,
};

/** Runs the jobs until only those are left that come again. @returns what is stored then */
export async function sweepUntilDone(cloud: CloudProcess): Promise<Stored> {
  for (let sweeps = 0; ; sweeps += 1) {
    const now = (await cloud.order('sweep', {})) as number;
    const stored = await countStored(cloud.urls, now);
    const isLeft = stored.jobs.some(
      ({ kind, dueAt }) => !(kind in recurring) || dueAt <= new Date(now).toISOString(),
    );
    if (!isLeft || sweeps >= mostSweeps) return stored;
    // A failed job waits for its next attempt.
    await cloud.order('move', { milliseconds: 10 * 60_000 });
  }
}

/** @returns what is stored when everything has been deleted or has expired */
export async function endHour(cloud: CloudProcess, companies: readonly HourCompany[]): Promise<Stored> {
  for (const company of companies) await deleteAll(company);
  let stored = await sweepUntilDone(cloud);
  for (const days of steps) {
    await cloud.order('move', { milliseconds: days * dayMs });
    stored = await sweepUntilDone(cloud);
  }
  return stored;
}
