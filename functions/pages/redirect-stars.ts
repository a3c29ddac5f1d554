import { isPattern, overlap } from '../core/release/redirect-patterns';
import { readOtherUrl, readSiteUrl } from '../core/site-urls';

interface FromTo {
  from: string;
  to: string;
}

/**
 * A target that ends with `/*`: a path of this site, or a URL of another one. Undefined for any other target.
 */
export function readStarTarget(text: string, hosts: ReadonlySet<string>): string | undefined {
  if (!isPattern(text)) return undefined;
  const own = readSiteUrl(text, hosts);
  if (own) return encodeURI(own.path);
  const other = readOtherUrl(text);
  return other && new URL(other).search === '' ? other : undefined;
}

/**
 * Checks redirects with a star, existing and requested ones. The target of a star must not match another
 * pattern, so that visitors are not led in circles or through chains.
 */
export function starsOf(existing: readonly FromTo[], asked: readonly FromTo[]) {
  const all = [...existing, ...asked];
  const patterns = all.map(({ from }) => from).filter(isPattern);
  const leading = all.filter(({ from, to }) => isPattern(from) && isPattern(to) && to.startsWith('/'));
  return {
    /** Why a redirect may not lead to a target that ends with a star. */
    errorOfTarget(from: string, to: string): string | undefined {
      if (!isPattern(from)) return 'To may end with /* only where From does, like /blog/* and /news/*.';
      if (!to.startsWith('/')) return undefined;
      const met = patterns.find((pattern) => overlap(pattern, to));
      return met && `What is under ${to} would be redirected by ${met}. Choose another address.`;
    },
    /** An existing star redirect whose target a new pattern would match. */
    leadingInto: (from: string) =>
      isPattern(from) ? leading.find(({ to }) => overlap(to, from)) : undefined,
  };
}
