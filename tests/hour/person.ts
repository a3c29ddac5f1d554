import { demoPassword } from '@galley/infra/local/seed/seed';
import type { CallOutput, CallRequest } from '@galley/shared/contract/call';
import { type CallName, type Contract, declarationOf } from '@galley/shared/contract/contract';
import type { HourUrls } from './cloud';
import { exchange, formBody } from './exchange';

/** A call that the product refused, as it may where several people work at once. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly what: string,
    text: string,
  ) {
    super(`${what} answered ${status}: ${text.slice(0, 300)}`);
  }
}

interface Mail {
  id: string;
  to: string[];
  subject: string;
  text: string;
}

const codePattern = /\b([1-9]\d{5})\b/;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A user of the admin, over sockets: signs in with the code in the mailbox, again whenever the session has ended. */
export class Person {
  signIns = 0;
  private readonly cookies = new Map<string, string>();
  private signingIn: Promise<void> | undefined;

  constructor(
    readonly urls: HourUrls,
    readonly email: string,
  ) {}

  /** @throws Refused for a status of 400 or more */
  async call<Name extends CallName>(
    name: Name,
    input: CallRequest<Contract[Name]>,
  ): Promise<CallOutput<Contract[Name]>> {
    try {
      return await this.send(name, input);
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 401) throw error;
      await this.signIn();
      return await this.send(name, input);
    }
  }

  /** Two calls that find the session ended share one sign-in, as the tabs of a browser do. */
  signIn(): Promise<void> {
    this.signingIn ??= this.beginSession().finally(() => {
      this.signingIn = undefined;
    });
    return this.signingIn;
  }

  async enterPassword(password: string): Promise<{ userId: number }> {
    this.cookies.clear();
    return this.send('authenticate', { username: this.email, password });
  }

  private async beginSession(): Promise<void> {
    const { userId } = await this.enterPassword(demoPassword);
    const known = new Set((await this.mails()).map(({ id }) => id));
    await this.send('requestCode', { userId });
    const code = await this.mailedCode(known);
    await this.send('answerCode', { userId, code });
    this.signIns += 1;
  }

  private async mailedCode(known: ReadonlySet<string>): Promise<string> {
    for (let tries = 0; tries < 300; tries += 1) {
      // Other mails may contain numbers of six digits, too.
      const codes = (await this.mails()).filter(
        ({ id, subject }) => !known.has(id) && subject.endsWith('your sign-in code'),
      );
      const code = codes.map(({ text }) => codePattern.exec(text)?.[1]).find(Boolean);
      if (code) return code;
      await pause(100);
    }
    throw new Error(`${this.email} got no sign-in code in 30 s.`);
  }

  private async mails(): Promise<Mail[]> {
    const { body } = await exchange(`${this.urls.mailboxUrl}/api/messages`);
    return (JSON.parse(body.toString()) as Mail[]).filter(({ to }) => to.includes(this.email));
  }

  private async send<Name extends CallName>(
    name: Name,
    input: CallRequest<Contract[Name]>,
  ): Promise<CallOutput<Contract[Name]>> {
    const declaration = declarationOf(name);
    const { methods, path } = declaration;
    const method = methods.includes('POST') ? 'POST' : (methods[0] ?? 'GET');
    const isQuery = method === 'GET' || method === 'DELETE';
    const given = Object.entries(input).filter(([, value]) => value !== null && value !== undefined);
    const query = isQuery ? `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}` : '';
    const sent = isQuery
      ? undefined
      : declaration.multipart === true
        ? await formBody(input)
        : { body: JSON.stringify(input), type: 'application/json' };
    const { status, cookies, body } = await exchange(`${this.urls.adminUrl}${path}${query}`, {
      method,
      headers: {
        'x-galley-csrf': '1',
        cookie: [...this.cookies].map((pair) => pair.join('=')).join('; '),
        ...(sent && { 'content-type': sent.type, 'content-length': Buffer.byteLength(sent.body) }),
      },
      body: sent?.body,
    });
    for (const cookie of cookies) {
      const at = cookie.indexOf('=');
      this.cookies.set(cookie.slice(0, at), cookie.slice(at + 1));
    }
    const text = body.toString();
    if (status >= 400) throw new Refused(status, name, text);
    return parsed(text) as CallOutput<Contract[Name]>;
  }
}

/** An export is text that is not JSON. */
function parsed(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}
