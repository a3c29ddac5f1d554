import { limits } from '@galley/shared/limits';
import type { RegistryRecord } from '../core/entities/vendor';
import { readEnvironment } from '../core/env';

/** The hosts under which a company's site answers: an address there is one of its own paths. */
export function ownHosts(company: string, registry: RegistryRecord | undefined): Set<string> {
  const { SITE_ORIGIN_PATTERN } = readEnvironment(['SITE_ORIGIN_PATTERN']);
  const shared = new URL(SITE_ORIGIN_PATTERN.replace('{company}', company)).host;
  return new Set([shared, ...(registry?.domains ?? [])]);
}

/** An address of the site as visitors' addresses are compared, with what follows the path. */
export interface SiteUrl {
  path: string;
  suffix: string;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controlCharacters = /[\u0000-\u001f\u007f]/;

/** Reads an address of the site, from its path or as a whole. Undefined where it is none. */
export function readSiteUrl(text: string, hosts: ReadonlySet<string>): SiteUrl | undefined {
  return readAddress(text, (host) => hosts.has(host));
}

/**
 * Reads an address that is to lead elsewhere. A full one counts by its path and query, whatever its host: it is
 * copied from the site that was here before.
 */
export function readOldAddress(text: string): SiteUrl | undefined {
  return readAddress(text, () => true);
}

function readAddress(text: string, isOwn: (host: string) => boolean): SiteUrl | undefined {
  const isPath = /^\/(?![/\\])/.test(text);
  if (!isPath && !/^https?:\/\//i.test(text)) return undefined;
  let url: URL;
  let path: string;
  try {
    url = new URL(text, 'https://site.invalid');
    path = decodeURIComponent(url.pathname);
  } catch {
    return undefined;
  }
  if (!isPath && !isOwn(url.host)) return undefined;
  const exact = path.toLowerCase().replace(/\/+$/, '') || '/';
  if (controlCharacters.test(exact) || Buffer.byteLength(exact) > limits.redirectPath) return undefined;
  return { path: exact, suffix: `${url.search}${url.hash}` };
}

/** Reads the address of another site. Undefined where it is not one that visitors may be sent to. */
export function readOtherUrl(text: string): string | undefined {
  if (!/^https?:\/\//i.test(text)) return undefined;
  try {
    const url = new URL(text);
    return url.hostname === '' || url.username !== '' || url.password !== '' ? undefined : url.href;
  } catch {
    return undefined;
  }
}
