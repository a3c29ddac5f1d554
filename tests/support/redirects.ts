import { afterAll, beforeAll } from 'vitest';
import { callApi } from './api-caller';
import { makeCompany, sessionFor, type TestCompany, type TestSession } from './companies';
import { jobsAtOnce } from './jobs-at-once';
import { newPage } from './page-forms';
import { bodyOf, publish } from './pages';
import { startTestCloud, type TestCloud } from './test-cloud';
import { visit } from './visits';

export let cloud: TestCloud;
export let runJobs: () => Promise<void>;
export let acme: TestCompany;
export let admin: TestSession;
export let target: number;

export async function livePage(friendlyUrl: string, changes = {}) {
  const id = await newPage(admin, friendlyUrl, changes);
  await publish(admin, id);
  return id;
}
export const create = (from: string, to: string) =>
  callApi('createRedirect', { from, to }, { session: admin });
export const remove = (from: string) => callApi('deleteRedirect', { from }, { session: admin });
export const list = async () => bodyOf(await callApi('listRedirects', {}, { session: admin }));
export const rowOf = async (from: string) => (await list()).find((row) => row.from === from);
export const load = (csv: string, isCheckOnly = false) =>
  callApi('importRedirects', { csv, isCheckOnly }, { session: admin });
export const seen = async (path: string) => {
  const { status, headers } = await visit('acme', path);
  return status === 301 ? headers.location : status;
};

/** A company with one live page, whose jobs run when a test says so. */
export function startRedirects(): void {
  beforeAll(async () => {
    cloud = await startTestCloud({ runJobs: false });
    runJobs = jobsAtOnce(cloud);
    acme = await makeCompany('acme');
    admin = await sessionFor(cloud, acme, 'Admin');
    target = await livePage('target');
  });
  afterAll(() => cloud.stop());
}
