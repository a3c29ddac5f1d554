import { mostRecipients } from '@galley/shared/budgets';
import { invalid } from '../errors';

/**
 * Limits a list to as many recipients as one lease of the mail budget covers. A longer list of an earlier
 * release may stay, and may get shorter.
 * @throws 400 naming `toEmail`
 */
export function requireFewRecipients(before: readonly string[], after: readonly string[]): void {
  if (after.length <= mostRecipients || after.every((email) => before.includes(email))) return;
  throw invalid({
    toEmail: `To Email may have at most ${mostRecipients} addresses, since each of them counts as an email. Use the address of a group instead.`,
  });
}
