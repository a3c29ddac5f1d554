import type { ChromeFragments } from '@galley/public-web/site-model';
import type { RenderableComponent } from '@galley/shared/components/dictionary';
import { formIdsIn } from '@galley/shared/components/field-values';
import { required } from '@galley/shared/required';
import type { CompanyScope } from '../company-scope';
import { writeConflict } from '../conflicts';
import { type ChromeRecord, chromeEntity, releaseEntity } from '../entities/path';
import { readFormModels } from '../forms/form-models';
import { readFileModels } from '../images/file-models';
import { picturesOf, readImageModels } from '../images/image-models';
import type { NewJob } from '../jobs';
import { newLinksJob } from '../outside-links/link-check-jobs';
import { PageTree } from '../pages/page-tree';
import { turnJob } from '../pages/timed-sections';
import type { Table, Write } from '../table';
import {
  changesLinksOutside,
  newPageWrites,
  noteNewLinks,
  ownPath,
  pagesToKeep,
  pageWrites,
  redirectLeft,
  withUses,
} from './flip-pages';
import { readKeptPages } from './kept-page';
import { linksJob } from './linking-pages';
import { listsJob, picturesListed } from './lists';
import { logoPicturesJob } from './logo-pictures';
import { type Navigation, navigationIfChanged, navigationOf } from './navigation';
import { currentRendererId } from './own-renderer';
import { packChrome } from './path-body';
import { pathRecord } from './path-record';
import { type ReleasePlan, releaseIs } from './release-plan';
import { everythingUnder, nextReleaseState, type ReleaseState, releaseInChrome } from './release-state';
import { rendererOf, type SiteRenderer } from './renderer';
import type { Site } from './site';
import { sitemapIfChanged } from './sitemap';

interface FlipOf {
  scope: CompanyScope;
  now: Date;
  /** The state before the release. */
  state: ReleaseState;
  site: Site;
  change: ReleasePlan;
  /** The chromes of earlier renderers, for pages that still belong to them. */
  earlier: Record<string, ChromeFragments>;
}

/** The writes of a release, and the state after it. */
export interface Flip {
  writes: Write[];
  /** Jobs for other pages that depend on the change. */
  jobs: NewJob[];
  next: ReleaseState;
}

/** Renders a release. Its first write is the release's number, so that a conflict there takes precedence. */
export async function flipOf(table: Table, flip: FlipOf): Promise<Flip> {
  const { scope, now, state, change, earlier } = flip;
  const after = siteAfter(flip.site, change, now);
  const tree = new PageTree(after.pages, after.orders);
  const components = (change.bodies ?? []).flatMap((body): RenderableComponent[] => [...body.components]);
  const [forgotten, forms, images, files] = await Promise.all([
    noteNewLinks(table, scope, change),
    readFormModels(table, scope, formIdsIn(components)),
    readImageModels(table, scope, [
      components,
      picturesOf(after),
      picturesListed(tree, change.bodies ?? []),
      (change.bodies ?? []).map(({ pageId }) => tree.page(pageId)?.picture),
    ]),
    readFileModels(table, scope, [components, picturesOf(after)]),
  ]);
  const before = new PageTree(flip.site.pages, flip.site.orders);
  const renderer = await rendererOf(after, { images, files }, tree);
  const kept = await readKeptPages(table, scope, before, pagesToKeep(change));
  const bodies = (change.bodies ?? []).map(({ pageId, components, reservation }) => {
    const page = required(tree.page(pageId), () => new Error(`Page ${pageId} is rendered but not there.`));
    const body = renderer.body(page, { components, forms, images, files }, now, kept.get(pageId));
    return { page, reservation, path: tree.fullUrlOf(page), body };
  });
  const withdrawn = after.pages
    .filter(({ id }) => change.withdrawn?.includes(id))
    .map((page) => ({ page, path: tree.pathOf(page) }));
  const changed = [...bodies, ...withdrawn].map(({ path }) => path);
  const numbered = nextReleaseState(state, [
    ...changed,
    ...(change.reservedUnder ? [everythingUnder(change.reservedUnder)] : []),
    ...(change.leftBehind ? [change.leftBehind.from] : []),
  ]);
  const sitemap = sitemapIfChanged(scope, tree, numbered);
  const shown = navigationOf(tree);
  const navigation = navigationIfChanged(scope, shown, numbered);
  const pages = (change.pages ?? []).map((pageChange) =>
    withUses(scope, pageChange, change, { images, now }),
  );
  const states = { ...sitemap.state, ...navigation.state };
  const next = { ...numbered, ...states, renderer: currentRendererId, earlier: Object.keys(earlier) };
  const writes: Write[] = [
    {
      put: { ...releaseEntity.key(scope), ...next },
      condition: releaseIs(state),
      refused: writeConflict,
    },
    { put: { ...chromeRecord(scope, after, { renderer, navigation: shown }, next, earlier) } },
    ...sitemap.writes,
    ...navigation.writes,
    ...(change.newPages ?? []).flatMap((page) => newPageWrites(scope, page)),
    ...pages.flatMap((pageChange) => pageWrites(scope, now, pageChange)),
    ...forgotten,
    ...bodies.map(({ page, reservation, path, body }): Write => {
      const record = pathRecord(scope, path, page, next.release, body);
      return { put: { ...record }, ...(reservation ?? ownPath(page.id)) };
    }),
    ...withdrawn.map(({ page, path }): Write => {
      const record = pathRecord(scope, path, page, next.release);
      return { put: { ...record, wasPublic: true }, ...ownPath(page.id) };
    }),
    ...(change.leftBehind ? redirectLeft(scope, now, change.leftBehind, next.release) : []),
    ...(change.writes ?? []),
    // Due in some minutes, so it is written but not dispatched.
    ...(pages.some(changesLinksOutside) ? [newLinksJob(scope, now).write] : []),
  ];
  const ids = [
    ...(change.pages ?? []).map((page) => page.before.id),
    ...(change.newPages ?? []).map(({ id }) => id),
  ];
  const trees = { before, after: tree };
  const jobs = [
    ...listsJob(scope, now, { ...trees, changed: ids }),
    ...linksJob(scope, now, { ...trees, rendered: bodies.map(({ page }) => page.id) }),
    ...logoPicturesJob(scope, after, images, now),
    ...turnJob(
      scope,
      pages.map(({ before, set }) => ({ ...set, id: before.id })),
      now,
    ),
  ];
  return { writes, next, jobs };
}

/** The site after the flip. */
function siteAfter(site: Site, change: ReleasePlan, now: Date): Site {
  const changes = new Map((change.pages ?? []).map(({ before, set }) => [before.id, set]));
  const pages = site.pages.map((page) => {
    const set = changes.get(page.id);
    return set ? { ...page, ...set, changedAt: now.toISOString(), revision: page.revision + 1 } : page;
  });
  return { ...site, ...change.site, pages: [...pages, ...(change.newPages ?? [])] };
}

function chromeRecord(
  scope: CompanyScope,
  site: Site,
  { renderer, navigation }: { renderer: SiteRenderer; navigation: Navigation },
  state: ReleaseState,
  earlier: Record<string, ChromeFragments>,
): ChromeRecord {
  const body = packChrome({
    fragments: renderer.chrome(navigation),
    ...(state.earlier.length > 0 && { earlier }),
    recent: state.recent,
    hidden: site.pages
      .filter((page) => page.liveVersionId !== null && renderer.tree.isHidden(page))
      .map((page) => page.id),
    ...(site.company.isSuspended && { suspended: site.settings?.companyName || site.company.name }),
  });
  return { ...chromeEntity.key(scope), ...releaseInChrome(state), renderer: currentRendererId, body };
}
