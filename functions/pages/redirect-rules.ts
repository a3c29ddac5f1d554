import { limits } from '@galley/shared/limits';
import { messages } from '@galley/shared/messages';
import type { PageTree } from '../core/pages/page-tree';
import { isSitePath } from '../core/pages/reserved-addresses';
import type { Redirect } from '../core/release/redirects';
import { readOtherAddress, readSiteAddress, type SiteAddress } from './redirect-addresses';

type Target = Pick<Redirect, 'to' | 'pageId' | 'suffix'>;

/** What is there already, before redirects are added. */
export interface RedirectFacts {
  tree: PageTree;
  existing: ReadonlyMap<string, Redirect>;
  hosts: ReadonlySet<string>;
}

/** What comes of a redirect that somebody asks for. */
export type RedirectPlan =
  | { state: 'new' | 'same'; from: string; target: Target }
  | { state: 'refused'; field: 'from' | 'to'; message: string };

const refused = (field: 'from' | 'to', message: string): RedirectPlan => ({
  state: 'refused',
  field,
  message,
});

/**
 * Decides on redirects that are asked for together: each may lead to another one's address, and then leads to its end.
 * Nothing is taken from a page or from a redirect that is there, and nobody is led in a circle.
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
  const froms = asked.map(({ from }) => readSiteAddress(from, hosts));
  // The first line of an address is the one that counts; a second one is refused.
  const lines = new Map<string, number>();
  froms.forEach((from, index) => {
    if (from && !lines.has(from.path)) lines.set(from.path, index);
  });

  /** Where an address leads in the end. A text says why it leads nowhere. */
  const targetOf = (text: string, seen: Set<string>): Target | string => {
    const address = readSiteAddress(text, hosts);
    if (!address) {
      const to = readOtherAddress(text);
      return to
        ? { to, pageId: 0, suffix: '' }
        : 'To must be an address of this site, beginning with /, or a full one, like https://example.com/page.';
    }
    const { path, suffix } = address;
    if (seen.has(path)) return `This would lead back to ${path}. Choose another address.`;
    const page = pages.get(path);
    if (page) return { to: `${path}${suffix}`, pageId: page.id, suffix };
    const next = existing.get(path) ?? chained(path, seen);
    if (next !== undefined) return typeof next === 'string' ? next : withSuffix(next, suffix);
    if (isSitePath(path)) return { to: `${encodeURI(pathAsTyped(text))}${suffix}`, pageId: 0, suffix: '' };
    return `No page stands at ${path}. Enter the address of a page, or a full one like https://example.com/page.`;
  };
  const chained = (path: string, seen: Set<string>): Target | string | undefined => {
    const line = lines.get(path);
    const next = line === undefined ? undefined : asked[line];
    return next && targetOf(next.to, seen.add(path));
  };

  return asked.map(({ to }, index): RedirectPlan => {
    const from = froms[index];
    const fault = faultOfFrom(from);
    if (!from || fault) return refused('from', fault ?? '');
    const page = pages.get(from.path);
    if (page)
      return refused('from', `The page '${page.name}' stands at ${from.path}. Choose another address.`);
    const target = targetOf(to, new Set([from.path]));
    if (typeof target === 'string') return refused('to', target);
    const first = lines.get(from.path) ?? index;
    if (first !== index) return refused('from', `${from.path} stands in an earlier line already.`);
    const before = existing.get(from.path);
    if (!before) return { state: 'new', from: from.path, target };
    if (before.to === target.to) return { state: 'same', from: from.path, target };
    return refused('from', `${from.path} leads to ${before.to} already. Remove that redirect first.`);
  });
}

function faultOfFrom(from: SiteAddress | undefined): string | undefined {
  if (!from) {
    return `From must be an address of this site, beginning with /, of at most ${limits.redirectPath} characters.`;
  }
  if (from.suffix !== '') return 'From may not have a ? or #: what follows the address does not count.';
  return isSitePath(from.path) ? messages.reservedAddress : undefined;
}

/** What was asked for counts more than what the redirect on the way has. */
function withSuffix(target: Target, suffix: string): Target {
  if (suffix === '' || target.pageId === 0) return target;
  const path = target.to.slice(0, target.to.length - target.suffix.length);
  return { ...target, to: `${path}${suffix}`, suffix };
}

/** Files keep the letters that they were given. */
function pathAsTyped(text: string): string {
  return decodeURIComponent(new URL(text, 'https://site.invalid').pathname);
}
