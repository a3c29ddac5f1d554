import { beforeAll, beforeEach, expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi } from '../../support/api-caller';
import { sessionFor } from '../../support/companies';
import { bodyOf, makePage, publish, submit } from '../../support/pages';

const { cloud, acme, admin, editor } = await startAcme();
const other = await sessionFor(cloud, acme, 'Level4');
const watchers = ['watch@acme.example', admin.email];

beforeAll(async () => {
  bodyOf(
    await callApi(
      'createCompanySettings',
      {
        companySettings: { companyName: 'Acme', copyrightName: 'A', address: 'A', telephone: '212 555 0100' },
        adminVersionUpdateEmails: watchers,
      },
      { session: admin },
    ),
  );
});

/** Actions are counted in slots of five minutes. */
const slotMinutes = 5;

let before = 0;
beforeEach(async () => {
  // At the start of a slot, so that a test's actions are in one slot.
  await minutesLater(2 * slotMinutes - ((Date.now() / 60_000) % slotMinutes) + 0.01);
  before = cloud.ses.messages().length;
});

async function minutesLater(minutes: number): Promise<void> {
  cloud.clock.advance(minutes * 60_000);
  const { handler } = await import('@galley/functions/jobs/handler');
  await handler({ sweep: true });
  await cloud.settled();
}

const mails = async () => {
  await cloud.settled();
  // The oldest first, like a mailbox.
  return cloud.ses.messages().toReversed().slice(before);
};
const mailsTo = async (email: string) => (await mails()).filter(({ to }) => to.includes(email));

it('a single event is mailed at once, also to the Admin who caused it [1:269] [1:271] [2:69]', async () => {
  const pageId = await makePage(editor, { name: 'Alone' });
  await submit(editor, pageId, 'please look');
  expect((await mails()).map(({ to }) => to[0]).toSorted()).toEqual([...watchers].toSorted());
  bodyOf(await callApi('publishDraft', { pageId, comments: 'Fine' }, { session: admin, method: 'POST' }));
  const published = (await mails()).filter(({ subject }) => subject.includes('V1 of Alone was published'));
  expect(published.map(({ to }) => to[0]).toSorted()).toEqual([...watchers, editor.email].toSorted());
  expect(published[0]?.text).toContain('Comment: Fine');
});

it('a burst of publishes is one mail to each recipient, within minutes [2:69]', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `Burst ${index + 1}`);
  for (const name of names) await publish(admin, await makePage(admin, { name }), 'spring');
  const toldAtOnce = (await mailsTo('watch@acme.example')).map(({ subject }) => subject);
  expect(toldAtOnce).toHaveLength(2);
  await minutesLater(6);
  for (const email of watchers) {
    const rest = (await mailsTo(email)).slice(2);
    expect(rest.map(({ subject }) => subject)).toEqual(['Acme: 22 changes of page versions']);
    for (const name of names) {
      for (const words of [`V1 of ${name} waits for your review`, `V1 of ${name} was published`]) {
        // Each action is reported once.
        const isTold = rest[0]?.text?.includes(`${words} (${admin.email})`);
        expect([words, isTold]).toEqual([words, !toldAtOnce.includes(`Acme: ${words}`)]);
      }
    }
    expect(rest[0]?.text).toContain('Comment: spring');
  }
  await minutesLater(10);
  expect(await mails()).toHaveLength(6);
  expect(await cloud.stored.newsLine.all(acme.scope)).toEqual([]);
  const due = await cloud.stored.job.all(acme.scope);
  expect(due.filter(({ work }) => /version/.test(work.kind))).toEqual([]);
});

it("one user’s burst delays no rejection and no other user's mails, and each gets only what concerns them [1:270] [2:69]", async () => {
  const mine = await makePage(editor, { name: 'Of the editor' });
  const back = await makePage(editor, { name: 'Sent back' });
  await submit(editor, mine);
  await submit(editor, back);
  for (const name of ['One', 'Two', 'Three']) await submit(admin, await makePage(admin, { name }));
  await cloud.settled();
  before = cloud.ses.messages().length;
  const act = { comments: 'Shorter' };
  const by = { session: admin, method: 'POST' as const };
  bodyOf(await callApi('rejectDraft', { pageId: back, ...act }, by));
  bodyOf(await callApi('publishDraft', { pageId: mine, ...act }, by));
  await submit(other, await makePage(other, { name: 'Another' }));
  expect((await mails()).map(({ subject, to }) => `${to[0]}: ${subject}`).toSorted()).toEqual(
    [
      ...[...watchers, editor.email].map((to) => `${to}: Acme: V1 of Sent back was rejected`),
      ...watchers.map((to) => `${to}: Acme: V1 of Another waits for your review`),
    ].toSorted(),
  );
  await minutesLater(6);
  const [, told, ...more] = await mailsTo(editor.email);
  expect(more).toEqual([]);
  expect(told?.subject).toBe('Acme: 1 change of page versions');
  expect(told?.text).toContain(`V1 of Of the editor was published (${admin.email}). Comment: Shorter`);
});

it('a mail about more than a hundred versions says how many are left out', async () => {
  const { digestMail } = await import('@galley/functions/jobs/version-event-mails');
  const news = Array.from({ length: 290 }, (_, index) => ({
    what: 'published' as const,
    pageId: index + 1,
    pageName: `Page ${index + 1}`,
    versionId: 1,
    actor: 'a@acme.example',
    comments: '',
    to: [],
  }));
  const { paragraphs } = digestMail('Acme', news, 'https://admin.example');
  expect(paragraphs[1]?.split('\n')).toHaveLength(100);
  expect(paragraphs[2]).toBe('And 190 more.');
});
