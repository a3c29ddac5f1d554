import type { CallName } from '@galley/shared/contract/contract';
import { expect } from 'vitest';
import { callApi } from './api-caller';
import type { TestSession } from './companies';
import type { TestCloud } from './test-cloud';

type Input = Record<string, unknown>;

/** A call with ids of Acme by someone of another company finds nothing, and asks for nothing of Acme. */
export async function expectUntouched(
  cloud: Pick<TestCloud, 'calls'>,
  name: CallName,
  input: Input,
  session: TestSession,
): Promise<void> {
  const { result, calls } = await cloud.calls.during(() => callApi(name, input, { session }));
  expect(result.status).toBe(404);
  const keys = calls.flatMap(({ leadingKeys }) => leadingKeys);
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.filter((key) => key?.includes('acme'))).toEqual([]);
}

/** The response names a field of the malformed input. */
export async function expectFieldNamed(name: CallName, input: Input, session: TestSession): Promise<void> {
  const { status, error } = await callApi(name, input, { session });
  expect(status).toBe(400);
  const [field] = Object.keys(error.fields ?? {});
  expect(Object.keys(input)).toContain(field?.split('.')[0]);
}

export async function expectCsrfHeader(name: CallName, input: Input, session: TestSession): Promise<void> {
  const { status } = await callApi(name, input, { session, headers: { 'x-galley-csrf': undefined } });
  expect(status).toBe(403);
}
