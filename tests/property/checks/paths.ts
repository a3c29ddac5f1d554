import type { RedirectRecord } from '@galley/functions/core/entities/page';
import type { PathRecord } from '@galley/functions/core/entities/path';
import { sitemapPath, unpackSitemap } from '@galley/functions/core/release/sitemap';
import { itemsIn } from '../model-of-items';
import type { Played } from '../schedule';
import { visitInProcess } from './visit-in-process';

/** Every live page responds at its path and nowhere else, and each former path redirects there in one step. */
export async function pathViolations({ items, model }: Played): Promise<string[]> {
  const found: string[] = [];
  const paths = new Map<string, number>();
  for (const page of model.pages.values()) {
    const path = model.pathOf(page);
    const hidden = model.isHidden(page);
    const live = model.liveOf(page);
    if (!hidden) {
      if (paths.has(path)) found.push(`Pages ${paths.get(path)} and ${page.id} both stand at ${path}`);
      paths.set(path, page.id);
    }
    if (!live || hidden) continue;
    const { status, text: shown } = await visitInProcess(path);
    const missing = [...live.texts.values()].filter((text) => !shown.includes(`${text}<`));
    if (status !== 200 || missing.length > 0) {
      found.push(`Page ${page.id} at ${path} answered ${status} without ${missing}`);
    }
    for (const old of model.seenAt.get(page.id) ?? []) {
      if (old === path || model.holders.get(old) !== page.id) continue;
      const answer = await visitInProcess(old);
      if (answer.status !== 301 || answer.location !== path) {
        found.push(`${old} of page ${page.id} answered ${answer.status} ${answer.location}, not 301 ${path}`);
      }
    }
  }
  for (const page of model.pages.values()) {
    if (model.liveOf(page) && !model.isHidden(page)) continue;
    const { status } = await visitInProcess(model.pathOf(page));
    if (status === 200 && !paths.has(model.pathOf(page))) {
      found.push(`Page ${page.id} answers at ${model.pathOf(page)} although nobody may see it`);
    }
  }
  for (const [from, pageId] of model.redirects) {
    const page = model.pages.get(pageId);
    const { status, location } = await visitInProcess(from);
    const to = page && model.pathOf(page);
    // Redirects to a deleted page are kept with it.
    if (page && model.isHidden(page)) continue;
    if (status !== 301 || location !== to)
      found.push(`${from} answered ${status} ${location}, not 301 ${to}`);
  }
  return [...found, ...redirectViolations(items), ...sitemapViolations(items, model)];
}

/** The sitemap lists every public page once, and no other path. */
function sitemapViolations(items: Played['items'], model: Played['model']): string[] {
  const [sitemap] = itemsIn<PathRecord>(items, '#PATHS', sitemapPath);
  const named = sitemap?.body ? unpackSitemap(sitemap.body).map(({ path }) => path) : [];
  const reached = [...model.pages.values()]
    .filter((page) => model.liveOf(page) && !model.isHidden(page))
    .map((page) => model.pathOf(page));
  const [is, shall] = [named, reached].map((paths) => paths.sort().join());
  return is === shall ? [] : [`The sitemap names ${is} where visitors reach ${shall}`];
}

/** A redirect leads to a path that is no redirect itself, so there are no loops and no chains; the list agrees. */
function redirectViolations(items: Played['items']): string[] {
  const redirects = itemsIn<PathRecord>(items, '#PATHS', '/').filter(({ kind }) => kind === 'redirect');
  const sources = new Set(redirects.map(({ sk }) => sk));
  const listed = itemsIn<RedirectRecord>(items, '#REDIRECTS').map(({ sk, to }) => `${sk} to ${to}`);
  const answering = redirects.map(({ sk, to }) => `${sk} to ${to}`);
  const found = redirects.flatMap(({ sk, to }) => {
    if (to === sk) return [`The redirect ${sk} loops`];
    return to && sources.has(to) ? [`The redirect ${sk} leads to ${to}, which is one itself`] : [];
  });
  if (listed.join() === answering.join()) return found;
  return [...found, `The list has the redirects ${listed}, visitors meet ${answering}`];
}
