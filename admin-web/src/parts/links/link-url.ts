import { dialLink } from '@galley/shared/phone/dial-link';
import { decodeUrl, isSafeUrl } from '@galley/shared/safe-url';

export const linkHint =
  'The name of a page or a file, a web address, an email address or a telephone number.';
/** The hint where files are not offered. */
export const pageLinkHint = 'The name of a page, a web address, an email address or a telephone number.';

/** Shown for an invalid link; the hint beside the field says what a link is. */
export const notALink = 'This is not a valid link. Check how it starts and that nothing is missing.';

/** The message where a page or a file could have been meant by its name. */
export const notALinkOrName = (typed: string) =>
  /[:/.@]/.test(typed)
    ? notALink
    : `There is no page or file called “${typed.trim()}”. Choose a page or a file from the list, or type a web address.`;

/** Completes a typed link: `acme.com` gets https://, an email address mailto:, a number tel:. */
export function completeUrl(typed: string): string {
  const text = typed.trim();
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`;
  if (/^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}([/?#:]\S*)?$/i.test(text)) return `https://${text}`;
  if (/^\+?\d[\d\s()./-]{4,}\d$/.test(text)) return dialLink(text);
  return text;
}

/** Whether a link may be stored, by the server's own rule, which also decodes it. */
export function isAllowedLink(url: string): boolean {
  return isSafeUrl(url) && isSafeUrl(decodeUrl(url));
}
