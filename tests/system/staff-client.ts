import type { CallOutput, CallRequest } from '@galley/shared/contract/call';
import { type CallName, type Contract, declarationOf } from '@galley/shared/contract/contract';

/** The product ended before it responded: it is unknown whether the call was executed. */
export class CutOff extends Error {}
/** Someone else changed the same record first; nothing was done. */
export class Conflict extends Error {}

/** Makes calls of one signed-in user, over a socket like a browser's. */
export class StaffClient {
  constructor(
    private readonly adminUrl: string,
    private readonly cookie: string,
  ) {}

  /** @throws CutOff, Conflict (409), and Error for every other error response */
  async call<Name extends CallName>(
    name: Name,
    input: CallRequest<Contract[Name]>,
  ): Promise<CallOutput<Contract[Name]>> {
    const { methods, path } = declarationOf(name);
    const method = methods.includes('POST') ? 'POST' : (methods[0] ?? 'GET');
    const isQuery = method === 'GET' || method === 'DELETE';
    const given = Object.entries(input).filter(([, value]) => value !== null);
    const query = isQuery ? `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}` : '';
    const { status, text } = await send(`${this.adminUrl}${path}${query}`, {
      method,
      headers: {
        cookie: this.cookie,
        'x-galley-csrf': '1',
        ...(isQuery ? {} : { 'content-type': 'application/json' }),
      },
      ...(isQuery ? {} : { body: JSON.stringify(input) }),
    });
    if (status === 409) throw new Conflict(text);
    if (status >= 300) throw new Error(`${name} answered ${status}: ${text}`);
    return JSON.parse(text) as CallOutput<Contract[Name]>;
  }
}

/** A request whose response is read completely. @throws CutOff where the connection broke */
export async function send(url: string, init: RequestInit = {}): Promise<{ status: number; text: string }> {
  try {
    const answer = await fetch(url, init);
    return { status: answer.status, text: await answer.text() };
  } catch (error) {
    throw new CutOff(`${url}: ${(error as Error).message}`);
  }
}
