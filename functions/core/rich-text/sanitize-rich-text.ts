import type { CompanyScope } from '../company-scope';

/**
 * Converts the HTML of a rich-text field to the canonical format (`shared/rich-text/`): disallowed markup is
 * removed, its text is kept. Idempotent.
 * @param scope whose image library pictures may come from
 */
export async function sanitizeRichText(html: string, { company }: CompanyScope): Promise<string> {
  if (isPlain(html)) return html;
  // Half a megabyte of parser, which only saves of formatted texts load.
  const { canonicalRichText } = await import('@galley/shared/rich-text/canonical');
  return canonicalRichText(html, company).html;
}

/** Words separated by single spaces need no conversion. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they mean nothing in a text
const isPlain = (text: string) => !/[<>&\u0000-\u001f\u007f]|\p{Surrogate}|^ | $| {2}/u.test(text);
