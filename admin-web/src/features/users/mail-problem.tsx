import type { User } from '@galley/shared/schemas/user';
import { Alert, Badge } from '@mantine/core';
import { exactTime } from '../../lib/dates';
import badges from '../../ui/status-badge.module.css';
import { useCompany } from '../session/use-company-name';

/** That mail to someone comes back, in two words; the reason on hover. */
export function MailProblemBadge({ problem }: { problem: NonNullable<User['mailProblem']> }) {
  return (
    <Badge
      size="sm"
      radius="sm"
      miw="max-content"
      className={`${badges.badge} ${badges.deleted}`}
      title={problem.why}
    >
      Mail comes back
    </Badge>
  );
}

/** Why mail to a user comes back, since when, and what an Admin does about it; nothing where it does not. */
export function MailProblem({ mailProblem, hasSignedIn }: Pick<User, 'mailProblem' | 'hasSignedIn'>) {
  const timeZone = useCompany()?.timeZone;
  if (!mailProblem) return null;
  return (
    <Alert color="red" title="Mail to this person comes back" maw={720}>
      {mailProblem.why} This was on {exactTime(mailProblem.at, timeZone)}.{' '}
      {hasSignedIn
        ? 'Until it is mended no sign-in code arrives. If the address is wrong, put it right below.'
        : 'Put the address right below and save, which sends a new invitation; or, when the mailbox is in order now, resend it.'}
    </Alert>
  );
}
