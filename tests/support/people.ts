import { userEntity } from '@galley/functions/core/entities/user';
import type { CallName } from '@galley/shared/contract/contract';
import { beforeEach } from 'vitest';
import { callApi } from './api-caller';
import { makeCompany, sessionFor, type TestCompany, type TestSession } from './companies';
import { openCloud } from './open-cloud';
import type { TestCloud } from './test-cloud';

export let cloud: TestCloud;
export let company: TestCompany;
export let admin: TestSession;
export let companies = 0;

export const ask = (name: CallName, input: Record<string, unknown>, session = admin) =>
  callApi(name, input as never, { session }) as Promise<{
    status: number;
    // biome-ignore lint/suspicious/noExplicitAny: answers of several calls
    body: any;
    error: { message: string; fields?: Record<string, string>; current?: unknown };
  }>;
export const read = async (id: number) => (await ask('getUser', { id })).body;
export const save = async (id: number, changes: Record<string, unknown>, session = admin) =>
  ask('updateUser', { phoneNumber: '212 555 0100', ...(await withoutNulls(id)), ...changes }, session);
/** A user in the format that the form sends: empty values are omitted. */
async function withoutNulls(id: number) {
  return Object.fromEntries(Object.entries(await read(id)).filter(([, value]) => value !== null));
}
export const stored = (id: number) => cloud.table.get(userEntity.key(company.scope, id));
export const isSignedIn = async (session: TestSession) =>
  (await callApi('getSignedInUser', {}, { session })).status === 200;

/** Each test has a company of its own with an Admin, in one cloud. */
export async function startPeople(): Promise<void> {
  cloud = await openCloud();
  beforeEach(async () => {
    companies += 1;
    company = await makeCompany(`people${companies}`);
    admin = await sessionFor(cloud, company, 'Admin');
  });
}
