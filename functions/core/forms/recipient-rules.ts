import { mostRecipients } from '@galley/shared/budgets';
import { invalid } from '../errors';

/**
 * A list may grow to as many addresses as one lease of the mail budget pays for. A longer one of an earlier release
 * stays, and may get shorter.
 * @throws 400 naming `toEmail`
 */
export function requireFewRecipients(before: readonly string[], after: readonly string[]): void {
  if (after.length <= mostRecipients || after.every((address) => before.includes(address))) return;
  throw invalid({
    toEmail: `To Email may have at most ${mostRecipients} addresses, since each of them counts as an email. Use the address of a group instead.`,
  });
}
