import { describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { type FormSite, makeFormSite } from '../../support/form-site';
import { jobsAtOnce } from '../../support/jobs-at-once';
import { hear, newsOf } from '../../support/mail-news';
import { openCloud } from '../../support/open-cloud';
import { bodyOf } from '../../support/pages';
import { submitForm } from '../../support/submissions';

let sites = 0;

const cloud = await openCloud({ runJobs: false });
const runJobs = jobsAtOnce(cloud);

const simulator = (name: string) => `${name}@simulator.amazonses.com`;

/** A company whose forms are mailed to these email addresses, with one mailed submission. */
async function makeSubmission(...toEmail: string[]) {
  sites += 1;
  const site = await makeFormSite(cloud, `site-${sites}`);
  await mailTo(site, ...toEmail);
  const { company, formId, nameField, revision, admin } = site;
  bodyOf(await submitForm(company.key, { formId, revision, values: { [nameField]: 'Ruth' } }));
  const list = bodyOf(await callApi('listFormSubmissions', { formId }, { session: admin }));
  const id = list.formSubmissionViewModels[0]?.formSubmission.id as number;
  return { site, id };
}

async function mailTo({ admin }: FormSite, ...toEmail: string[]) {
  const { revision } = bodyOf(await callApi('getFormSettings', {}, { session: admin }));
  bodyOf(await callApi('updateFormSettings', { toEmail, revision }, { session: admin }));
}

/** Sends waiting mails. @returns their events, which were not delivered yet */
async function send(): Promise<unknown[]> {
  await runJobs();
  return newsOf(cloud);
}

async function mailOf({ site: { admin }, id }: { site: FormSite; id: number }) {
  const answer = await callApi('getFormSubmission', { formSubmissionId: id }, { session: admin });
  const { mailState, mailReason } = bodyOf(answer).formSubmissionViewModel.formSubmission;
  return { mailState, mailReason };
}

interface MailInput {
  EmailTags: { Name: string; Value: string }[];
  ConfigurationSetName: string;
}

/** An event with some of its mail's tags replaced. */
function retagged(event: unknown, tags: Record<string, string | undefined>): unknown {
  const copy = structuredClone(event) as { detail: { mail: { tags: Record<string, string[]> } } };
  for (const [name, value] of Object.entries(tags)) copy.detail.mail.tags[name] = [value ?? ''];
  return copy;
}

describe('a submission whose mail came back', () => {
  it('says from whom and why, and is sent again once the email address is corrected [2:204]', async () => {
    const one = await makeSubmission('desk@acme.example', simulator('bounce'));
    const events = await send();
    expect(events).toHaveLength(1);
    expect(await mailOf(one)).toMatchObject({ mailState: 'sent' });
    await hear(...events);
    expect(await mailOf(one)).toEqual({
      mailState: 'bounced',
      mailReason: 'bounce@simulator.amazonses.com: There is no such mailbox (550 5.1.1 user unknown).',
    });
    await mailTo(one.site, 'desk@acme.example');
    bodyOf(await callApi('resendFormSubmission', { submissionId: one.id }, { session: one.site.admin }));
    expect(await mailOf(one)).toEqual({ mailState: 'waiting', mailReason: '' });
    expect(await send()).toEqual([]);
    // The events of the first mail are delivered again, late.
    await hear(...events);
    expect(await mailOf(one)).toEqual({ mailState: 'sent', mailReason: '' });
  });

  it('says so when a recipient marked it as spam; events come twice and in any order', async () => {
    const one = await makeSubmission(simulator('complaint'), simulator('bounce+a'), simulator('bounce+b'));
    const events = await send();
    expect(events).toHaveLength(3);
    const [complaint] = events;
    await hear(complaint);
    expect(await mailOf(one)).toMatchObject({ mailState: 'complained' });
    await hear(...events.toReversed());
    const after = await mailOf(one);
    expect(after.mailState).toBe('bounced');
    expect(after.mailReason.split('\n').map((line) => line.split('@')[0])).toEqual([
      'complaint',
      'bounce+b',
      'bounce+a',
    ]);
    await Promise.all(events.map((event) => hear(event)));
    expect(await mailOf(one)).toEqual(after);
  });

  it('keeps that when the event arrives before the job has recorded the sent mail', async () => {
    const email = simulator('bounce+early');
    const one = await makeSubmission(email);
    // The mail is sent and its response is lost: to the job it looks like a failure.
    cloud.setFault(({ service }) => (service === 'ses' ? 'lost-answer' : undefined));
    const events = await send();
    cloud.setFault(undefined);
    expect(await mailOf(one)).toMatchObject({ mailState: 'retrying' });
    await hear(...events);
    const after = await mailOf(one);
    expect(after.mailState).toBe('bounced');
    cloud.clock.advance(60 * 60_000);
    const mails = () => cloud.ses.messages().filter(({ to }) => to.includes(email));
    const sent = mails().length;
    expect(sent).toBeGreaterThan(0);
    const { handler } = await import('@galley/functions/jobs/handler');
    await handler({ sweep: true });
    expect(await mailOf(one)).toEqual(after);
    expect(mails()).toHaveLength(sent);
  });

  it('names the purpose of each mail, and the configuration set, in the format of SES', async () => {
    const one = await makeSubmission('desk@acme.example');
    const { calls } = await cloud.calls.during(send);
    const inputs = calls.filter(({ service }) => service === 'ses').map(({ input }) => input as MailInput);
    for (const { ConfigurationSetName } of inputs) expect(ConfigurationSetName).toBe('galley-test');
    const tags = inputs.map(({ EmailTags }) => EmailTags).find(([, tag]) => tag?.Name === 'submission') ?? [];
    expect(tags.map(({ Name }) => Name)).toEqual(['company', 'submission', 'run']);
    expect(tags.map(({ Value }) => Value).slice(0, 2)).toEqual([one.site.company.key, String(one.id)]);
    for (const { Value } of tags) expect(Value).toMatch(/^[A-Za-z0-9_-]+$/);
  });
});

describe('events without a mail of ours', () => {
  it('of another company’s submission, of none, or of no company at all change nothing', async () => {
    const mine = await makeSubmission(simulator('bounce'));
    const [event] = await send();
    const other = await makeSubmission('desk@other.example');
    await send();
    for (const tags of [
      { company: other.site.company.key },
      { submission: String(mine.id + 1) },
      { submission: '999000000009' },
      { submission: 'x' },
      { run: 'another' },
      { company: 'No Key' },
      { company: 'nobody-here' },
    ]) {
      await hear(retagged(event, tags));
      expect(await mailOf(mine)).toMatchObject({ mailState: 'sent' });
      expect(await mailOf(other)).toMatchObject({ mailState: 'sent' });
    }
    await hear(event);
    expect(await mailOf(mine)).toMatchObject({ mailState: 'bounced' });
  });

  it('of a deleted submission change nothing', async () => {
    const one = await makeSubmission(simulator('bounce'));
    const events = await send();
    bodyOf(await callApi('deleteFormSubmission', { submissionId: one.id }, { session: one.site.admin }));
    await hear(...events);
    const answer = await callApi(
      'getFormSubmission',
      { formSubmissionId: one.id },
      { session: one.site.admin },
    );
    expect(answer.status).toBe(404);
  });

  it('are rejected where they are no events of SES', async () => {
    await expect(hear({ detail: { eventType: 'Open' } })).rejects.toThrow();
  });
});
