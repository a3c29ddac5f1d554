import type { RenderableComponent } from '@galley/shared/components/dictionary';
import { formIdsIn } from '@galley/shared/components/field-values';
import type { ImageModels } from '@galley/shared/schemas/image';
import type { CompanyScope } from '../../core/company-scope';
import { readComponents } from '../../core/components/version-contents';
import type { LaunchPageRecord } from '../../core/entities/launch';
import type { PageRecord } from '../../core/entities/page';
import type { VersionRecord } from '../../core/entities/version';
import { readFormModels } from '../../core/forms/form-models';
import { readFileModels } from '../../core/images/file-models';
import { picturesListed } from '../../core/release/lists';
import { renderableComponents } from '../../core/release/live-page';
import { liveBodies } from '../../core/release/move';
import type { RenderedBody } from '../../core/release/path-record';
import { rendererOf } from '../../core/release/renderer';
import { type PartOfSite, type Site, treeOf } from '../../core/release/site';
import { inGroups, type Table } from '../../core/table';
import type { LaunchPlan } from './launch-plan';

/** The components of the pages that are to be live, by their numbers. */
export type Contents = Map<number, RenderableComponent[]>;

const readAtOnce = 20;

export async function readContents(
  table: Table,
  scope: CompanyScope,
  pages: readonly { entry: LaunchPageRecord; version: VersionRecord | undefined }[],
): Promise<Contents> {
  const contents: Contents = new Map();
  await inGroups(pages, readAtOnce, async ({ entry: { pageId, what }, version }) => {
    if (what === 'takeDown' || !version) return;
    const stored = await readComponents(table, scope, pageId, version.versionId);
    contents.set(pageId, renderableComponents(pageId, version, stored));
  });
  return contents;
}

const shownIn = (contents: Contents) => [...contents].map(([pageId, components]) => ({ pageId, components }));

/** What names the pictures that pages of the launch show, and those that lists and the page list show of them. */
export function picturesIn({ planned, after }: LaunchPlan, contents: Contents): unknown {
  const tree = treeOf(after);
  const ownPictures = planned.map(({ page }) => tree.page(page.id)?.picture);
  return [[...contents.values()], picturesListed(tree, shownIn(contents)), ownPictures];
}

interface Contained {
  site: Site | PartOfSite;
  plan: LaunchPlan;
  contents: Contents;
  images: ImageModels;
  now: Date;
}

/** The pages of the launch as they will be, and those that only move, as what is live of them. */
export async function bodiesOf(
  table: Table,
  scope: CompanyScope,
  { site, plan, contents, images, now }: Contained,
): Promise<Map<number, RenderedBody>> {
  const tree = treeOf(plan.after);
  const shown = shownIn(contents);
  const all = shown.flatMap(({ components }) => components);
  const [forms, files] = await Promise.all([
    readFormModels(table, scope, formIdsIn(all)),
    readFileModels(table, scope, [all]),
  ]);
  const renderer = await rendererOf(plan.after, undefined, tree);
  const others = [...plan.paths.values()]
    .filter(({ kind, pageId }) => kind === 'page' && !contents.has(pageId))
    .flatMap(({ pageId }): PageRecord[] => [tree.page(pageId)].filter((page) => page !== undefined));
  const bodies = await liveBodies(table, scope, renderer, others, { at: now, before: treeOf(site) });
  for (const { pageId, components } of shown) {
    const page = tree.page(pageId);
    if (page) bodies.set(pageId, renderer.body(page, { components, forms, images, files }, now));
  }
  return bodies;
}
