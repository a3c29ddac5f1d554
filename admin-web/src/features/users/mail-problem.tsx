import type { User } from '@galley/shared/schemas/user';
import { Alert, Badge } from '@mantine/core';
import { exactTime } from '../../lib/dates';
import { useCompany } from '../../parts/session/use-company-name';
import badges from '../../ui/status-badge.module.css';

/** Marks a user whose mail bounces; the reason shows on hover. */
export function MailProblemBadge({ problem }: { problem: NonNullable<User['mailProblem']> }) {
  return (
    <Badge miw="max-content" className={`${badges.badge} ${badges.deleted}`} title={problem.why}>
      Emails bounce
    </Badge>
  );
}

/** Explains why mail to a user bounces, since when, and what an Admin can do; hidden otherwise. */
export function MailProblem({ mailProblem, hasSignedIn }: Pick<User, 'mailProblem' | 'hasSignedIn'>) {
  const timeZone = useCompany()?.timeZone;
  if (!mailProblem) return null;
  return (
    <Alert color="red" title="Emails to this person bounce" maw={720}>
      {mailProblem.why} This was on {exactTime(mailProblem.at, timeZone)}.{' '}
      {hasSignedIn
        ? 'Until this is fixed, no sign-in code arrives. If the address is wrong, correct it below.'
        : 'Correct the address below and save, which sends a new invitation; or, if the mailbox works again, resend it.'}
    </Alert>
  );
}
