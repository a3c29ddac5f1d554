import { openedMail } from '@galley/functions/core/sealed-mail';
import { requireApprovedMail } from './sentences';
import type { TestCloud } from './test-cloud';
import { waitingJobs } from './waiting-jobs';

export interface TestMail {
  to: string;
  subject: string;
  text: string;
}

/** Every mail to an email address, sent or still waiting as a job, the newest first. */
export async function mailsTo(cloud: TestCloud, email: string): Promise<TestMail[]> {
  await cloud.settled();
  const waiting = (await waitingJobs(cloud.table)).flatMap(({ work, createdAt }) => {
    if (work.kind !== 'send-mail') return [];
    const { to, subject, text } = openedMail(work.mail);
    return [{ to, subject, text, at: createdAt }];
  });
  const sent = cloud.ses
    .messages()
    .flatMap(({ to, subject, text, timestamp }) =>
      to.map((email) => ({ to: email, subject, text: text ?? '', at: timestamp })),
    );
  const found = [...waiting, ...sent].filter((mail) => mail.to === email);
  found.forEach(requireApprovedMail);
  return found
    .sort((a, b) => b.at.localeCompare(a.at))
    .map(({ to, subject, text }) => ({ to, subject, text }));
}

/** The six-digit code in the newest mail to an email address. */
export async function mailedCode(cloud: TestCloud, email: string): Promise<string> {
  for (const mail of await mailsTo(cloud, email)) {
    const code = /^(\d{6})$/m.exec(mail.text)?.[1];
    if (code) return code;
  }
  throw new Error(`No mail to ${email} has a code.`);
}

/** The temporary password in the invitation of an email address. */
export async function invitedPassword(cloud: TestCloud, email: string): Promise<string> {
  const invitation = (await mailsTo(cloud, email)).find((mail) => mail.subject.endsWith(': your account'));
  const password = /^([A-Za-z0-9]{16})$/m.exec(invitation?.text ?? '')?.[1];
  if (!password) throw new Error(`No invitation to ${email} was found.`);
  return password;
}
