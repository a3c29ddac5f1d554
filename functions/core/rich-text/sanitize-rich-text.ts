import type { CompanyScope } from '../company-scope';

/**
 * Brings the HTML of a rich-text field into the form in which rich text is kept (`shared/rich-text/`): what has no
 * place there is removed, the text in it stays; doing it twice changes nothing more.
 * @param scope whose image library pictures may come from
 */
export async function sanitizeRichText(html: string, { company }: CompanyScope): Promise<string> {
  if (isPlain(html)) return html;
  // Half a megabyte of parser: loaded by those who save a text, and by no one else.
  const { canonicalRichText } = await import('@galley/shared/rich-text/canonical');
  return canonicalRichText(html, company).html;
}

/** Words in single spaces are what they are. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they mean nothing in a text
const isPlain = (text: string) => !/[<>&\u0000-\u001f\u007f]|\p{Surrogate}|^ | $| {2}/u.test(text);
