import { expect, it } from 'vitest';
import { startAcme } from '../../../support/acme';
import { callApi } from '../../../support/api-caller';
import { sessionFor } from '../../../support/companies';
import { addAnnouncement, bodyOf, makePage, submit } from '../../../support/pages';
import { answerThread, resolveThread, startThread } from '../../../support/threads';

const { cloud, acme, admin, editor } = await startAcme();
const author = await sessionFor(cloud, acme, 'Author');
const settings = { companyName: 'A', copyrightName: 'A', address: 'A', telephone: '212 555 0100' };
const watchers = { companySettings: settings, adminVersionUpdateEmails: ['watch@acme.example', admin.email] };
bodyOf(await callApi('createCompanySettings', watchers, { session: admin }));

/** Mails since the last call, the oldest first. */
async function newMails() {
  await cloud.settled();
  const all = cloud.ses.messages().toReversed();
  const news = all.slice(newMails.seen);
  newMails.seen = all.length;
  return news;
}
newMails.seen = 0;
// The mail of the first Admin's invitation.
await newMails();
/** A user's actions are grouped by five minutes. */
const nextMinutes = () => cloud.clock.advance(5 * 60_000);
const recipients = (mails: Awaited<ReturnType<typeof newMails>>) =>
  mails.flatMap(({ to }) => to).toSorted((one, other) => one.localeCompare(other));

it('notifies the authors, the submitter and the reviewers, and never the user who acts', async () => {
  const pageId = await makePage(editor, { name: 'Boats' });
  const componentId = await addAnnouncement(editor, pageId, 1, 'words');
  const draft = await startThread(author, pageId, 'on a draft');
  const [mail, ...others] = await newMails();
  expect([mail?.to, others.length]).toEqual([[editor.email], 0]);
  await submit(editor, pageId);
  await newMails();
  nextMinutes();

  const thread = await startThread(admin, pageId, 'Which <b>words</b>?', { componentId });
  const first = await newMails();
  expect(recipients(first)).toEqual([editor.email, 'watch@acme.example'].toSorted());
  expect(first[0]?.subject).toBe('Acme: New comment on V1 of Boats');
  expect(first[0]?.text).toContain(`${admin.email} wrote a comment. About: Announcement Text.`);
  expect(first[0]?.text).toContain('Comment: Which <b>words</b>?');
  expect(first[0]?.html).not.toContain('<b>');
  expect(first[0]?.text).toContain(`/UpdatePageComponent/${pageId}?version=1&thread=${thread.threadId}`);

  await answerThread(editor, thread, 'These.');
  expect(recipients(await newMails())).toEqual([admin.email, 'watch@acme.example'].toSorted());
  await resolveThread(admin, thread);
  const resolved = await newMails();
  expect(recipients(resolved)).toEqual([editor.email, 'watch@acme.example'].toSorted());
  expect(resolved[0]?.subject).toBe('Acme: Comment on V1 of Boats resolved');
  // A change that is already in effect is reported to no one.
  await resolveThread(editor, thread);
  expect(await newMails()).toEqual([]);
  nextMinutes();
  await answerThread(editor, draft, 'Yes.');
  expect(recipients(await newMails())).toEqual([admin.email, author.email, 'watch@acme.example'].toSorted());
});

it('many comments at once are two mails and one that summarises the rest', async () => {
  nextMinutes();
  const pageId = await makePage(editor, { name: 'Sails' });
  const thread = await startThread(author, pageId, 'comment 1');
  for (const n of [2, 3, 4, 5]) await answerThread(author, thread, `comment ${n}`);
  expect(await newMails()).toHaveLength(2);
  cloud.clock.advance(6 * 60_000);
  const { handler } = await import('@galley/functions/jobs/handler');
  await handler({ sweep: true });
  const [digest, ...others] = await newMails();
  expect([digest?.to, others.length]).toEqual([[editor.email], 0]);
  expect(digest?.text).toContain('3 changes of page versions');
  for (const n of [3, 4, 5]) expect(digest?.text).toContain(`Comment: comment ${n} `);
});
