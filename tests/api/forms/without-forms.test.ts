import { type CallName, callsOf, declarationOf } from '@galley/shared/contract/contract';
import { messages } from '@galley/shared/messages';
import { describe, expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi } from '../../support/api-caller';
import type { TestSession } from '../../support/companies';

const { admin, editor } = await startAcme({ runJobs: false });

const calls = callsOf('forms').filter((name) => declarationOf(name).open === undefined);
const call = (name: CallName, session: TestSession) =>
  callApi(name, { name: 'Contact' } as never, { session });

describe('a company that has not set up forms [1:32] [2:21] [2:22] [2:23] [2:24] [2:25] [2:164] [2:195] [2:196] [2:197] [2:198] [2:199] [2:200] [2:201] [2:202] [2:203] [2:204] [2:205] [2:10] [1:263]', () => {
  it.each(calls)('is rejected for %s, for every role', async (name) => {
    for (const session of [admin, editor]) {
      const answer = await call(name, session);
      expect(answer).toMatchObject({ status: 403, error: { message: messages.noFormSettings } });
    }
  });

  it('can create forms as soon as their mails have a recipient', async () => {
    await callApi('updateFormSettings', { toEmail: ['desk@acme.example'] }, { session: admin });
    expect((await call('createForm', editor)).status).toBe(200);
  });
});
