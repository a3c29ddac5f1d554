import type { MailState, SubmissionView } from '@galley/shared/schemas/submission';
import { Alert } from '@mantine/core';
import classes from './single-submission.module.css';

interface Trouble {
  color: 'red' | 'yellow';
  title: string;
  /** What the user should do, where nothing happens by itself. */
  advice?: string;
}

const troubles: Partial<Record<MailState, Trouble>> = {
  failed: { color: 'red', title: 'The email was not sent' },
  retrying: { color: 'yellow', title: 'The email has not been sent yet; it will be tried again' },
  bounced: {
    color: 'red',
    title: 'The email bounced',
    advice: "Correct the address in the form's details or in the form settings, then resend it.",
  },
  complained: { color: 'yellow', title: 'The email was marked as spam' },
};

/** Explains what went wrong with a submission's mail; hidden otherwise. */
export function MailTrouble({
  mailState,
  mailReason,
}: Pick<SubmissionView['formSubmission'], 'mailState' | 'mailReason'>) {
  const trouble = troubles[mailState];
  if (!trouble) return null;
  return (
    <Alert color={trouble.color} title={trouble.title}>
      <div className={classes.reason}>{mailReason}</div>
      {trouble.advice && <div className={classes.advice}>{trouble.advice}</div>}
    </Alert>
  );
}
