import type { Method } from '@galley/shared/contract/call';
import { callNames, declarationOf } from '@galley/shared/contract/contract';
import { expect } from 'vitest';
import { type CallOptions, callApi } from './api-caller';

/**
 * Makes a call by the method and path in the documents, `GET Admin/GetPage`, ignoring case.
 * @throws where no call of the contract has both
 */
export async function observed(line: string, input: object = {}, options: CallOptions = {}) {
  const [method, path = ''] = line.split(' ') as [Method, string];
  const name = callNames.find((candidate) => {
    const declaration = declarationOf(candidate);
    return (
      declaration.methods.includes(method) && declaration.path.toLowerCase() === `/api/${path.toLowerCase()}`
    );
  });
  if (!name) throw new Error(`No call answers ${line}.`);
  const answer = await callApi(name, input as Record<string, unknown>, { ...options, method });
  return { ...answer, body: answer.body as never };
}

/** The body of such a response; fails the test unless it is a success. */
export async function answered<Body>(
  line: string,
  input: object = {},
  options: CallOptions = {},
): Promise<Body> {
  const answer = await observed(line, input, options);
  expect(answer.status, `${line}: ${JSON.stringify(answer.error)}`).toBeLessThan(300);
  return answer.body;
}
