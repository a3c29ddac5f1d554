import type { ErrorBody } from '@galley/shared/schemas/error-body';
import mails from '../samples/sentences/mails.json' with { type: 'json' };
import refusals from '../samples/sentences/refusals.json' with { type: 'json' };

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds the sentence that a text is, whose `…` may be anything: where several are possible, the most precise one. */
function matcherOf(sentences: readonly string[]): (text: string) => string | undefined {
  const found = new Map(sentences.filter((sentence) => !sentence.includes('…')).map((text) => [text, text]));
  const patterns = sentences
    .filter((sentence) => sentence.includes('…'))
    .sort((a, b) => b.length - a.length)
    .map((sentence) => ({
      sentence,
      pattern: new RegExp(`^${sentence.split('…').map(escaped).join('[^]*')}$`),
    }));
  return (text) => {
    const sentence = found.get(text) ?? patterns.find(({ pattern }) => pattern.test(text))?.sentence;
    if (sentence !== undefined) found.set(text, sentence);
    return sentence;
  };
}

const refusalOf = matcherOf(refusals);
const mailOf = matcherOf(mails);

let met = new Set<string>();

/** The refusals that calls gave since this was last called. */
export function takeMetRefusals(): string[] {
  const taken = [...met];
  met = new Set();
  return taken;
}

/** Programs without a test runner make calls, too, so this is no assertion of one. */
function requireNone(unknown: readonly string[], where: string, list: string): void {
  if (unknown.length === 0) return;
  throw new Error(`${where} says what is not in tests/samples/sentences/${list}: ${unknown.join(' | ')}`);
}

/**
 * Fails where an error response says something that was not approved, whatever its test asks about it: most tests look
 * at the status or at the beginning of a message, and its second half says what to do. After all tests of the API,
 * `met-refusals` reports each approved sentence that none of them met.
 */
export function requireApprovedRefusal(call: string, { message, fields = {} }: Partial<ErrorBody>): void {
  const said = [message, ...Object.values(fields)].filter((text) => text !== undefined);
  const sentences = said.map(refusalOf);
  for (const sentence of sentences) if (sentence) met.add(sentence);
  const unknown = said.filter((_, index) => !sentences[index]);
  requireNone(unknown, call, 'refusals.json');
}

/** A code or a temporary password, or a field of a form with what was entered. */
const isData = (paragraph: string) => /^\S+$|^[^\n]+:\n/.test(paragraph);

/** The same of the subject and the paragraphs of a mail. */
export function requireApprovedMail({ subject, text }: { subject: string; text: string }): void {
  const unknown = [subject, ...text.split('\n\n')].filter((part) => !isData(part) && !mailOf(part));
  requireNone(unknown, subject, 'mails.json');
}
