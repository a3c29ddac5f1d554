import { linkTo } from '@galley/shared/admin-screens';
import type { VersionEvent, VersionEventItem } from '../core/jobs';
import type { MailContent } from '../core/mail';

const headlines: Record<VersionEvent, (page: string, version: number) => string> = {
  submitted: (page, version) => `V${version} of ${page} waits for your review`,
  recalled: (page, version) => `V${version} of ${page} was taken back`,
  scheduled: (page, version) => `V${version} of ${page} is scheduled`,
  unscheduled: (page, version) => `V${version} of ${page} is no longer scheduled`,
  overdue: (page, version) => `V${version} of ${page} missed its time`,
  rejected: (page, version) => `V${version} of ${page} was rejected`,
  published: (page, version) => `V${version} of ${page} was published`,
  unpublished: (page, version) => `${page} was taken off the site (V${version})`,
  madeLiveAgain: (page, version) => `V${version} of ${page} is live again`,
  commented: (page, version) => `New comment on V${version} of ${page}`,
  threadResolved: (page, version) => `Comment on V${version} of ${page} resolved`,
  threadReopened: (page, version) => `Comment on V${version} of ${page} reopened`,
};
const sentences: Record<VersionEvent, string> = {
  submitted: 'submitted it for review.',
  recalled: 'took it back from review to continue writing. No review is needed now.',
  scheduled: 'chose when.',
  unscheduled: 'canceled the schedule. What is live does not change.',
  overdue:
    'had scheduled it. It was not done, and the site did not change: open the version and decide, or choose another time.',
  rejected: 'sent it back to be changed.',
  published: 'published it. Visitors see it now.',
  unpublished: 'unpublished it. Visitors no longer see the page; nothing is lost.',
  madeLiveAgain: 'made it live again. Visitors see it now.',
  commented: 'wrote a comment.',
  threadResolved: 'resolved it.',
  threadReopened: 'opened it again.',
};

const headlineOf = ({ what, pageName, versionId }: VersionEventItem) => headlines[what](pageName, versionId);
const reasonFor = (companyName: string) =>
  `You receive this email because ${companyName} runs its website with Galley.`;

/** A review compares with the version that is live when it is opened, so the link does not name one. */
const pathOf = ({ what, pageId, versionId, thread }: VersionEventItem) =>
  what === 'submitted'
    ? linkTo('compareVersions', { pageId, to: versionId })
    : linkTo('editPage', { pageId, version: versionId, thread: thread?.threadId });
const aboutOf = ({ thread }: VersionEventItem) => (thread?.about ? ` About: ${thread.about}.` : '');
const buttonOf = ({ what, thread }: VersionEventItem) => {
  if (thread) return 'Open the comment';
  return what === 'submitted' ? 'Review this version' : 'Open this version';
};

/** The mail about one version, with a link to it. */
export function versionEventMail(
  companyName: string,
  news: VersionEventItem,
  adminOrigin: string,
): MailContent {
  const { what, actor, comments } = news;
  return {
    subject: `${companyName}: ${headlineOf(news)}`,
    headline: headlineOf(news),
    paragraphs: [
      `${actor} ${sentences[what]}${aboutOf(news)}`,
      ...(comments ? [`${what === 'overdue' ? 'Reason' : 'Comment'}: ${comments}`] : []),
    ],
    button: {
      text: buttonOf(news),
      href: `${adminOrigin}${pathOf(news)}`,
    },
    footer: reasonFor(companyName),
  };
}

/** The maximum number of lines in a mail; the screens show everything. */
const mostLines = 100;

/** The mail about several versions, in chronological order. */
export function digestMail(
  companyName: string,
  news: readonly VersionEventItem[],
  adminOrigin: string,
): MailContent {
  const headline =
    news.length === 1 ? '1 change of page versions' : `${news.length} changes of page versions`;
  const lines = news.slice(0, mostLines).map((item) => {
    const comment = item.comments ? ` Comment: ${item.comments}` : '';
    return `${headlineOf(item)} (${item.actor}).${aboutOf(item)}${comment} ${adminOrigin}${pathOf(item)}`;
  });
  const left = news.length - lines.length;
  return {
    subject: `${companyName}: ${headline}`,
    headline,
    paragraphs: [
      'Several versions were changed in a short time, so this email covers all of them.',
      lines.join('\n'),
      ...(left > 0 ? [`And ${left} more.`] : []),
    ],
    button: { text: 'Open Galley', href: adminOrigin + linkTo('home') },
    footer: reasonFor(companyName),
  };
}
