import type { ErrorBody } from '@galley/shared/schemas/error-body';
import mails from '../samples/sentences/mails.json' with { type: 'json' };
import refusals from '../samples/sentences/refusals.json' with { type: 'json' };

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Tells whether a text is one of these sentences, whose `…` may be anything. */
function matcherOf(sentences: readonly string[]): (text: string) => boolean {
  const exact = new Set(sentences.filter((sentence) => !sentence.includes('…')));
  const patterns = sentences
    .filter((sentence) => sentence.includes('…'))
    .map((sentence) => new RegExp(`^${sentence.split('…').map(escaped).join('[^]*')}$`));
  return (text) => {
    if (exact.has(text)) return true;
    if (!patterns.some((pattern) => pattern.test(text))) return false;
    exact.add(text);
    return true;
  };
}

const isRefusal = matcherOf(refusals);
const isInMail = matcherOf(mails);

/** Programs without a test runner make calls, too, so this is no assertion of one. */
function requireNone(unknown: readonly string[], where: string, list: string): void {
  if (unknown.length === 0) return;
  throw new Error(`${where} says what is not in tests/samples/sentences/${list}: ${unknown.join(' | ')}`);
}

/**
 * Fails where an error response says something that was not approved, whatever its test asks about it: most tests look
 * at the status or at the beginning of a message, and its second half says what to do. Rare conflicts are listed too,
 * also where no test provokes them.
 */
export function requireApprovedRefusal(call: string, { message, fields = {} }: Partial<ErrorBody>): void {
  const said = [message, ...Object.values(fields)].filter((text) => text !== undefined);
  const unknown = said.filter((text) => !isRefusal(text));
  requireNone(unknown, call, 'refusals.json');
}

/** A code or a temporary password, or a field of a form with what was entered. */
const isData = (paragraph: string) => /^\S+$|^[^\n]+:\n/.test(paragraph);

/** The same of the subject and the paragraphs of a mail. */
export function requireApprovedMail({ subject, text }: { subject: string; text: string }): void {
  const unknown = [subject, ...text.split('\n\n')].filter((part) => !isData(part) && !isInMail(part));
  requireNone(unknown, subject, 'mails.json');
}
