import { isPattern, overlap } from '../core/release/redirect-patterns';
import { readOtherUrl, readSiteUrl } from './redirect-urls';

interface FromTo {
  from: string;
  to: string;
}

/** A target that ends with `/*`: a path of this site, or an address of another one. Undefined where it does not. */
export function readStarTarget(text: string, hosts: ReadonlySet<string>): string | undefined {
  if (!isPattern(text)) return undefined;
  const own = readSiteUrl(text, hosts);
  if (own) return encodeURI(own.path);
  const other = readOtherUrl(text);
  return other && new URL(other).search === '' ? other : undefined;
}

/**
 * Redirects with a star among those that are there and those that are asked for. What a star leads to must not fall
 * under a pattern again, so that no one is led in a circle or on and on.
 */
export function starsOf(existing: readonly FromTo[], asked: readonly FromTo[]) {
  const all = [...existing, ...asked];
  const patterns = all.map(({ from }) => from).filter(isPattern);
  const leading = all.filter(({ from, to }) => isPattern(from) && isPattern(to) && to.startsWith('/'));
  return {
    /** Why a redirect may not lead to an address that ends with a star. */
    errorOfTarget(from: string, to: string): string | undefined {
      if (!isPattern(from)) return 'To may end with /* only where From does, like /blog/* and /news/*.';
      if (!to.startsWith('/')) return undefined;
      const met = patterns.find((pattern) => overlap(pattern, to));
      return met && `What is under ${to} would be redirected by ${met}. Choose another address.`;
    },
    /** The redirect with a star that leads to what a new pattern would lead elsewhere. */
    leadingInto: (from: string) =>
      isPattern(from) ? leading.find(({ to }) => overlap(to, from)) : undefined,
  };
}
