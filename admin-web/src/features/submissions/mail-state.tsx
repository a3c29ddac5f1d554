import type { MailState, SubmissionView } from '@galley/shared/schemas/submission';
import { Badge } from '@mantine/core';
import classes from '../../ui/status-badge.module.css';

/** The labels of the states of a submission's mail. */
export const mailStateLabels: Record<MailState, string> = {
  waiting: 'Sending',
  sent: 'Sent',
  retrying: 'Retrying',
  failed: 'Failed',
  held: 'Held back',
  bounced: 'Bounced',
  complained: 'Marked as spam',
};

const stateClasses: Record<MailState, string | undefined> = {
  waiting: classes.draft,
  sent: classes.live,
  retrying: classes.pending,
  failed: classes.deleted,
  held: classes.backup,
  bounced: classes.deleted,
  complained: classes.pending,
};

/** Shows the state of a submission's mail, with the reason on hover. */
export function MailStateBadge({ submission }: { submission: SubmissionView['formSubmission'] }) {
  const { mailState, mailReason, spamReason } = submission;
  return (
    <Badge
      miw="max-content"
      className={`${classes.badge} ${stateClasses[mailState]}`}
      title={mailReason || spamReason || undefined}
    >
      {mailStateLabels[mailState]}
    </Badge>
  );
}
