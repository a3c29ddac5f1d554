import { expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi } from '../../support/api-caller';
import { mailsTo } from '../../support/mails';
import { addPerson, enterPassword, signIn, testPassword } from '../../support/sign-in';
import { readTableState } from '../../support/table-state';

const { cloud, acme, admin } = await startAcme();

/** A secret that a user types from a mail is alone on its line. */
const secretsIn = (text: string) => text.match(/^(\d{6}|[A-Za-z0-9]{16})$/gm) ?? [];

/** Every attempt of every mail fails, so that all of them end in the list of dead jobs. */
async function killAllMails(): Promise<void> {
  const { handler } = await import('@galley/functions/jobs/handler');
  await cloud.settled();
  // A failed job waits for its next attempt.
  cloud.clock.advance(60 * 60_000);
  for (const { pk, sk } of await cloud.stored.jobsOfAll()) {
    await cloud.table.commit([{ update: { pk, sk }, set: { attempts: 7, leaseUntil: '' } }]);
    await handler({ run: [{ pk, sk }] });
  }
}

it('stores no readable mailed code, temporary password or recovery code, in waiting, dead or finished jobs [1:224] [1:227] [2:209]', async () => {
  const emails = ['invited@acme.example', 'moved@acme.example', acme.adminEmail];
  const person = { firstName: 'In', lastName: 'Vited', phoneNumber: '207 555 0100', role: 'Level4' };
  const known = await addPerson(cloud, acme);
  emails.push(known.email);
  const seen = new Set<string>([testPassword]);
  const note = async () => {
    for (const email of emails) {
      for (const { text } of await mailsTo(cloud, email))
        for (const secret of secretsIn(text)) seen.add(secret);
    }
  };

  cloud.setFault((call) => (call.service === 'ses' ? 'unavailable' : undefined));
  await callApi('createUser', { ...person, email: 'invited@acme.example' }, { session: admin });
  const { body: users } = await callApi('listUsers', {}, { session: admin });
  const invited = users.find(({ email }) => email === 'invited@acme.example');
  expect((await callApi('resendInvitation', { id: invited?.id }, { session: admin })).status).toBe(200);
  const moved = { ...invited, ...person, email: 'moved@acme.example' };
  expect((await callApi('updateUser', moved, { session: admin })).status).toBe(204);
  const { userId, cookie } = await enterPassword(known.email);
  expect((await callApi('requestCode', { userId }, { cookies: [cookie] })).status).toBe(200);
  expect((await callApi('requestPasswordReset', { username: known.email })).status).toBe(200);
  await note();
  await killAllMails();
  const dead = await cloud.stored.deadJob.all(acme.scope);
  expect(dead.length).toBeGreaterThanOrEqual(5);

  // One of them is retried, and arrives with its code.
  cloud.setFault(undefined);
  for (const { jobId } of dead) await callApi('retryDeadJob', { jobId }, { session: admin });
  await note();
  const sent = cloud.ses.messages().filter(({ text }) => secretsIn(text ?? '').length > 0);
  expect(sent.length).toBeGreaterThanOrEqual(5);
  for (const { text, html } of sent) {
    for (const secret of secretsIn(text ?? '')) expect(html).toContain(secret);
    expect(`${text}${html}`).not.toContain('‹code›');
  }

  const proof = { password: testPassword };
  const session = await signIn(cloud, known.email);
  const enrolled = await callApi('enrolAuthenticator', proof, { session });
  seen.add(new URL(enrolled.body.otpauthUrl).searchParams.get('secret') ?? '');
  const { body } = await callApi('newRecoveryCodes', proof, { session });
  for (const code of body.codes) seen.add(code.replaceAll(/[\s-]/g, '')).add(code);

  expect(seen.size).toBeGreaterThan(15);
  const stored = JSON.stringify([...(await readTableState()).values()]);
  expect([...seen].filter((secret) => stored.includes(secret))).toEqual([]);
});
