import type { CompanyScope } from '../company-scope';
import { type ChromeBody, unpackChrome } from './path-body';

interface Unpacked {
  body: Uint8Array;
  chrome: ChromeBody;
}

/** The last chrome that was read for each site, by this process: the next visit usually has the same one. */
const unpacked = new Map<string, Unpacked>();
const mostKept = 100;

/** The last chrome that was read, which may be out of date: for the response after a failed read. */
export const lastChromeOf = ({ company }: CompanyScope): ChromeBody | undefined =>
  unpacked.get(company)?.chrome;

/** The content of a company's chrome item. Do not modify it: the same body always yields the same object. */
export function chromeIn({ company }: CompanyScope, body: Uint8Array): ChromeBody {
  const known = unpacked.get(company);
  if (known && Buffer.compare(known.body, body) === 0) return known.chrome;
  if (unpacked.size >= mostKept) unpacked.clear();
  const chrome = unpackChrome(body);
  unpacked.set(company, { body, chrome });
  return chrome;
}
