import { decodeAddress } from '@galley/shared/safe-address';
import { readSiteAddress } from './redirect-addresses';

const references = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

/** The addresses of the site that a component, a tab or the footer leads to: in its texts and in its link fields. */
export function linksIn(value: unknown, hosts: ReadonlySet<string>): Set<string> {
  const found = new Set<string>();
  const visit = (part: unknown): void => {
    if (typeof part === 'string') {
      for (const [, double, single] of part.matchAll(references)) add(double ?? single ?? '');
      if (!part.includes('<')) add(part);
    } else if (part !== null && typeof part === 'object') Object.values(part).forEach(visit);
  };
  const add = (text: string) => {
    const address = readSiteAddress(decodeAddress(text.replaceAll('&amp;', '&').trim()), hosts);
    if (address) found.add(address.path);
  };
  visit(value);
  return found;
}
