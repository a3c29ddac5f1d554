import type { CompanyScope } from '../company-scope';
import { type ChromeBody, unpackChrome } from './path-body';

interface Unpacked {
  body: Uint8Array;
  chrome: ChromeBody;
}

/** Of each site that this process answers for, as it was read last: the next answer has the same chrome. */
const unpacked = new Map<string, Unpacked>();
const mostKept = 100;

/** The chrome that was read last, which may be out of date: for an answer that could not be made. */
export const lastChromeOf = ({ company }: CompanyScope): ChromeBody | undefined =>
  unpacked.get(company)?.chrome;

/** What a company's chrome item holds, to be read and not changed: the same body always gives the same object. */
export function chromeIn({ company }: CompanyScope, body: Uint8Array): ChromeBody {
  const known = unpacked.get(company);
  if (known && Buffer.compare(known.body, body) === 0) return known.chrome;
  if (unpacked.size >= mostKept) unpacked.clear();
  const chrome = unpackChrome(body);
  unpacked.set(company, { body, chrome });
  return chrome;
}
