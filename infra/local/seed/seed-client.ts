import type { CallDeclaration, CallOutput, CallRequest } from '@galley/shared/contract/call';
import { type CallName, type Contract, declarationOf } from '@galley/shared/contract/contract';
import type { Cloud } from '../cloud';

/** Of a call that the server is too busy for, a quarter of a second apart. */
const mostAttempts = 60;
const codePattern = /\b([1-9]\d{5})\b/;

/**
 * Simulates a user without a browser: signs in with the codes in the mailbox and makes calls of the contract.
 */
export class SeedClient {
  private readonly cookies = new Map<string, string>();

  constructor(private readonly cloud: Cloud) {}

  /**
   * Tries again where the server asks for that: pages that link to a published one are re-rendered at the same time.
   * @throws with the call's name and the server's message where a call is refused
   */
  async call<Name extends CallName>(
    name: Name,
    input: CallRequest<Contract[Name]>,
  ): Promise<CallOutput<Contract[Name]>> {
    for (let attempt = 1; ; attempt += 1) {
      const response = await this.send(name, input);
      if (response.status < 400) return response.body as CallOutput<Contract[Name]>;
      const message = JSON.stringify(response.body);
      const isBusy = response.status === 409 && message.includes('try again');
      if (!isBusy || attempt === mostAttempts)
        throw new Error(`Seeding: ${name} answered ${response.status}: ${message}`);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }

  /**
   * The first sign-in after an invitation: temporary password from the mail, forced change, mailed code. It
   * takes all the steps that a user takes.
   */
  async acceptInvitation(email: string, password: string): Promise<void> {
    const temporary = await this.mailed(email, /temporary password[^\n]*\s+(\S+)/i);
    const { userId } = await this.call('authenticate', { username: email, password: temporary });
    const needed = await this.send('getPasswordChange', { userId });
    if (needed.status === 409) {
      await this.call('changePassword', {
        userId,
        oldPassword: temporary,
        newPassword: password,
        confirmPassword: password,
      });
    }
    const since = Date.now();
    await this.call('requestCode', { userId });
    const code = await this.mailed(email, codePattern, since);
    await this.call('answerCode', { userId, code });
  }

  private async send(name: CallName, input: unknown) {
    const declaration = declarationOf(name);
    const method = declaration.methods.includes('POST') ? 'POST' : (declaration.methods[0] ?? 'GET');
    const isQuery = method === 'GET' || method === 'DELETE';
    const query = isQuery ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
    const { body, type } = isQuery ? {} : await bodyOf(declaration, input as Record<string, unknown>);
    const response = await this.cloud.request('admin', {
      method,
      path: `${declaration.path}${query}`,
      headers: {
        'x-galley-csrf': '1',
        'content-type': type,
        cookie: [...this.cookies].map(([cookie, value]) => `${cookie}=${value}`).join('; '),
      },
      body,
    });
    for (const cookie of response.cookies) {
      const [pair = ''] = cookie.split(';');
      this.cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const text = response.text();
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
  }

  /**
   * The match of a pattern in the newest mail to someone; mails are sent by a job, which takes a moment, and on a busy
   * machine many seconds.
   */
  private async mailed(email: string, pattern: RegExp, since = 0): Promise<string> {
    for (let attempt = 0; attempt < 1_200; attempt += 1) {
      const messages = await this.cloud.messages();
      const found = messages
        .filter((message) => message.to.includes(email) && Date.parse(message.timestamp) >= since)
        .map((message) => pattern.exec(message.text)?.[1])
        .find(Boolean);
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`Seeding: no mail for ${email} arrived that has ${pattern}.`);
  }
}

/** JSON, or a multipart form where the call takes files. */
async function bodyOf(declaration: CallDeclaration, input: Record<string, unknown>) {
  if (declaration.multipart !== true) return { body: JSON.stringify(input), type: 'application/json' };
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) {
    form.set(name, value instanceof Blob ? value : String(value));
  }
  const sent = new Response(form);
  return { body: Buffer.from(await sent.arrayBuffer()), type: sent.headers.get('content-type') ?? '' };
}
