import type { PageTree } from '../core/pages/page-tree';
import { isSitePath } from '../core/pages/reserved-paths';
import type { Redirect } from '../core/release/redirects';
import { readOtherUrl, readSiteUrl } from '../core/site-urls';
import { readRedirectFrom } from './redirect-from';
import { readStarTarget, starsOf } from './redirect-stars';

type Target = Pick<Redirect, 'to' | 'pageId' | 'suffix'>;

/** The existing data that new redirects are checked against. */
export interface RedirectFacts {
  tree: PageTree;
  existing: ReadonlyMap<string, Redirect>;
  hosts: ReadonlySet<string>;
}

/** The result for a requested redirect. */
export type RedirectPlan =
  | { state: 'new' | 'same'; from: string; target: Target }
  | { state: 'refused'; field: 'from' | 'to'; message: string };

const refused = (field: 'from' | 'to', message: string): RedirectPlan => ({
  state: 'refused',
  field,
  message,
});

/**
 * Decides about redirects that are requested together: one may lead to another's path, and then leads to its
 * final target. A redirect never replaces a page or an existing redirect, and never leads in a circle.
 */
export function planRedirects(
  { tree, existing, hosts }: RedirectFacts,
  asked: readonly { from: string; to: string }[],
): RedirectPlan[] {
  const pages = new Map(
    tree.pages
      .filter((page) => !page.isExternal && !tree.isHidden(page))
      .map((page) => [tree.pathOf(page), page]),
  );
  const froms = asked.map(({ from }) => readRedirectFrom(from));
  // The first line for a path counts; a second one is refused.
  const lines = new Map<string, number>();
  froms.forEach((from, index) => {
    if ('from' in from && !lines.has(from.from)) lines.set(from.from, index);
  });
  const stars = starsOf(
    [...existing].map(([from, { to }]) => ({ from, to })),
    asked.flatMap(({ to }, index) => {
      const read = froms[index];
      return read && 'from' in read ? [{ from: read.from, to: readStarTarget(to, hosts) ?? '' }] : [];
    }),
  );

  /** The final target of a URL, or a message saying why it has none. */
  const targetOf = (text: string, seen: Set<string>): Target | string => {
    const url = readSiteUrl(text, hosts);
    if (!url) {
      const to = readOtherUrl(text);
      return to
        ? { to, pageId: 0, suffix: '' }
        : 'To must be an address of this site, beginning with /, or a full one, like https://example.com/page.';
    }
    const { path, suffix } = url;
    if (seen.has(path)) return `This would lead back to ${path}. Choose another address.`;
    const page = pages.get(path);
    if (page) return { to: `${path}${suffix}`, pageId: page.id, suffix };
    const next = existing.get(path) ?? chained(path, seen);
    if (next !== undefined) return typeof next === 'string' ? next : withSuffix(next, suffix);
    if (isSitePath(path)) return { to: `${encodeURI(pathAsTyped(text))}${suffix}`, pageId: 0, suffix: '' };
    return `There is no page at ${path}. Enter the address of a page, or a full one like https://example.com/page.`;
  };
  const chained = (path: string, seen: Set<string>): Target | string | undefined => {
    const line = lines.get(path);
    const next = line === undefined ? undefined : asked[line];
    return next && targetOf(next.to, seen.add(path));
  };

  return asked.map(({ to }, index): RedirectPlan => {
    const read = froms[index];
    if (!read || 'error' in read) return refused('from', read?.error ?? '');
    const { from } = read;
    const page = pages.get(from);
    if (page)
      return refused('from', `${from} is the address of the page '${page.name}'. Choose another one.`);
    const starTarget = readStarTarget(to, hosts);
    const error = starTarget === undefined ? undefined : stars.errorOfTarget(from, starTarget);
    if (error) return refused('to', error);
    const led = stars.leadingInto(from);
    if (led)
      return refused('from', `${led.from} leads to ${led.to}. Nothing under it can lead elsewhere again.`);
    const target = starTarget ? { to: starTarget, pageId: 0, suffix: '' } : targetOf(to, new Set([from]));
    if (typeof target === 'string') return refused('to', target);
    const first = lines.get(from) ?? index;
    if (first !== index) return refused('from', `${from} is already in an earlier line.`);
    const before = existing.get(from);
    if (!before) return { state: 'new', from, target };
    if (before.to === target.to) return { state: 'same', from, target };
    return refused('from', `${from} leads to ${before.to} already. Remove that redirect first.`);
  });
}

/** The requested suffix takes precedence over that of a redirect on the way. */
function withSuffix(target: Target, suffix: string): Target {
  if (suffix === '' || target.pageId === 0) return target;
  const path = target.to.slice(0, target.to.length - target.suffix.length);
  return { ...target, to: `${path}${suffix}`, suffix };
}

/** File names keep their case. */
function pathAsTyped(text: string): string {
  return decodeURIComponent(new URL(text, 'https://site.invalid').pathname);
}
