import { attempt } from '@galley/shared/attempt';
import { limits } from '@galley/shared/limits';
import type { RegistryRecord } from './entities/vendor';
import { environment } from './env';

/** Which hosts are the site's own. */
export type Hosts = Pick<ReadonlySet<string>, 'has'>;

/** The hosts of a company's site: a URL with one of them is a path of the site. */
export function ownHosts(company: string, registry: RegistryRecord | undefined): Set<string> {
  const shared = new URL(environment('SITE_ORIGIN_PATTERN').replace('{company}', company)).host;
  return new Set([shared, ...(registry?.domains ?? [])]);
}

/** A URL of the site in normal form, with the part that follows its path. */
export interface SiteUrl {
  path: string;
  suffix: string;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controlCharacters = /[\u0000-\u001f\u007f]/;

/** Parses a URL of the site, with or without a host. Undefined where it is not one. */
export function readSiteUrl(text: string, hosts: Hosts): SiteUrl | undefined {
  return readUrl(text, (host) => hosts.has(host));
}

/**
 * Parses a URL to redirect. Of a full URL, only path and query count, whatever its host: it is copied from
 * the company's previous site.
 */
export function readOldUrl(text: string): SiteUrl | undefined {
  return readUrl(text, () => true);
}

function readUrl(text: string, isOwn: (host: string) => boolean): SiteUrl | undefined {
  const isPath = /^\/(?![/\\])/.test(text);
  if (!isPath && !/^https?:\/\//i.test(text)) return undefined;
  const url = attempt(() => new URL(text, 'https://site.invalid'));
  const path = url && attempt(() => decodeURIComponent(url.pathname));
  if (!url || path === undefined || (!isPath && !isOwn(url.host))) return undefined;
  const exact = path.toLowerCase().replace(/\/+$/, '') || '/';
  if (controlCharacters.test(exact) || Buffer.byteLength(exact) > limits.redirectPath) return undefined;
  return { path: exact, suffix: `${url.search}${url.hash}` };
}

/** Parses the URL of another site. Undefined where visitors may not be sent to it. */
export function readOtherUrl(text: string): string | undefined {
  if (!/^https?:\/\//i.test(text)) return undefined;
  const url = attempt(() => new URL(text));
  const isPlain = url && url.hostname !== '' && url.username === '' && url.password === '';
  return isPlain ? url.href : undefined;
}
