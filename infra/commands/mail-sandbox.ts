import {
  AlreadyExistsException,
  CreateEmailIdentityCommand,
  GetAccountCommand,
  GetEmailIdentityCommand,
  NotFoundException,
} from '@aws-sdk/client-sesv2';
import { onError } from '@galley/shared/on-error';
import type { CommandContext } from './context';
import { CommandFailed } from './failures';
import { type Patience, poll } from './poll';

/** AWS's mail arrives within a minute; people take longer to read it. */
const patience: Patience = { everyMs: 5_000, tries: 180 };

/**
 * In the SES sandbox, mail reaches only verified email addresses. Until AWS has lifted that, the first Admin's
 * email address must be verified before the invitation is sent: AWS mails a link to it. Repeating the command
 * continues waiting.
 * @throws CommandFailed where the link was not followed within a quarter of an hour
 */
export async function ensureReachable(
  { aws, print, progress }: Pick<CommandContext, 'aws' | 'print' | 'progress'>,
  email: string,
  limits: Patience = patience,
): Promise<void> {
  const ses = aws.ses();
  const { ProductionAccessEnabled } = await ses.send(new GetAccountCommand({}));
  if (ProductionAccessEnabled) return;
  const isVerified = async () => {
    const identity = await ses
      .send(new GetEmailIdentityCommand({ EmailIdentity: email }))
      .catch(onError(NotFoundException, () => undefined));
    return identity && (identity.VerifiedForSendingStatus ?? false);
  };
  const before = await isVerified();
  if (before) return;
  if (before === undefined) {
    await ses
      .send(new CreateEmailIdentityCommand({ EmailIdentity: email }))
      .catch(onError(AlreadyExistsException, () => undefined));
  }
  print(`SES is in its sandbox, so ${email} has to be verified before anything can be mailed there.`);
  print(`AWS has mailed a link to ${email}: it has to be followed. Waiting; to break off does no harm.`);
  const label = `Waiting for ${email}`;
  const isReached = await poll(
    limits,
    async () => (await isVerified()) || undefined,
    (attempt) => progress(label, attempt, limits.tries),
  );
  if (isReached) return progress(label, limits.tries, limits.tries);
  throw new CommandFailed(
    `${email} has not followed the link that AWS mailed there. Run the same command again when it is done. ` +
      'To mail anybody without this, ask AWS for production access (SES console, "Request production access").',
  );
}
