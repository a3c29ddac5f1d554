import { outsideUrlsIn } from '@galley/shared/checks/links';
import type { RenderableComponent } from '@galley/shared/components/dictionary';
import { formIdsIn } from '@galley/shared/components/field-values';
import { linkedPagesIn } from '@galley/shared/components/linked-pages';
import { fileIdsIn } from '@galley/shared/page-links';
import type { ImageModels } from '@galley/shared/schemas/image';
import type { CompanyScope } from '../company-scope';
import { writeConflict } from '../conflicts';
import { type PageRecord, pageEntity } from '../entities/page';
import { conflict } from '../errors';
import { noteLinks, readLinkHints } from '../hints/link-hints';
import { searchTextHints } from '../hints/search-text-hints';
import { imageIdsIn } from '../images/image-models';
import { appearanceOf } from '../pages/appearance';
import { timedSectionsIn } from '../pages/timed-sections';
import type { Table, Write } from '../table';
import { hasUnknownType } from './kept-page';
import { listsIn } from './lists';
import { launchConflict } from './live-launch';
import { listRedirect, pathRedirect } from './redirects';
import type { PageChange, PreviousPath, ReleasePlan } from './release-plan';

/** Whether links to other sites may appear or disappear with this change. */
export const changesLinksOutside = ({ before, set }: PageChange): boolean =>
  set.liveVersionId !== undefined && Boolean(before.linksOutside || set.linksOutside);

/** Only the page that holds a path may write it; a redirect at the path is replaced. */
export function ownPath(pageId: number) {
  return {
    condition: {
      anyOf: [{ absent: true } as const, { equals: { pageId } }, { equals: { kind: 'redirect' } }],
    },
    refused: () => conflict('Another page has taken this address in the meantime. Choose another one.'),
  };
}

interface RenderedWith {
  images: ImageModels;
  now: Date;
}

/**
 * Stores with a rendered page the forms and pictures that it shows, so that saving one of them re-renders the
 * page.
 */
export function withUses(
  scope: CompanyScope,
  { set, ...change }: PageChange,
  plan: ReleasePlan,
  { images, now }: RenderedWith,
): PageChange {
  const body = plan.bodies?.find(({ pageId }) => pageId === change.before.id);
  if (!body) return { ...change, set };
  const picture = set.picture ?? change.before.picture ?? '';
  return { ...change, set: { ...set, ...usesOf(scope, body, picture, { images, now }) } };
}

/** What a page uses, for finding the pages that use something. */
export function usesOf(
  scope: CompanyScope,
  { pageId, components }: { pageId: number; components: readonly RenderableComponent[] },
  picture: string,
  { images, now }: RenderedWith,
) {
  const { under, tags } = listsIn(pageId, components);
  return {
    formIds: formIdsIn(components),
    imageIds: imageIdsIn(scope, [components, picture]),
    listsUnder: under,
    listsTags: tags,
    linkIds: linkedPagesIn(components),
    fileIds: fileIdsIn(components),
    linksOutside: outsideUrlsIn(components).length > 0,
    ...timedSectionsIn(components, now),
    ...appearanceOf(scope, components, picture, images),
  };
}

/** The writes of a new page, and of the hints of its search texts. */
export const newPageWrites = (scope: CompanyScope, page: PageRecord): Write[] => [
  { put: { ...page }, condition: { absent: true } },
  ...searchTextHints(scope, page.id, page),
];

/** The writes of a page, and of the hints of its search texts. */
export function pageWrites(
  scope: CompanyScope,
  now: Date,
  { before, set, unchanged = [] }: PageChange,
): Write[] {
  return [
    {
      update: pageEntity.key(scope, before.id),
      set: { changedBy: undefined, ...set, changedAt: now.toISOString() },
      add: { revision: 1 },
      condition: {
        equals: {
          revision: before.revision,
          nextRun: undefined,
          ...Object.fromEntries(unchanged.map((attribute) => [attribute, before[attribute]])),
        },
      },
      // On a conflict the plan is made again, because it gives the best error for the page's current state.
      refused: (current) => launchConflict(current) ?? writeConflict(current),
    },
    ...searchTextHints(scope, before.id, { ...before, ...set }, before),
  ];
}

/**
 * Writes the hints about the links in new content, before it goes live.
 * @param readHints returns the hints that a page has
 * @returns the writes for the flip, which delete hints about earlier content
 */
export async function noteNewLinks(
  table: Table,
  scope: CompanyScope,
  { bodies = [], pages = [] }: ReleasePlan,
  readHints = (pageId: number) => readLinkHints(table, scope, pageId),
): Promise<Write[]> {
  const isNew = (pageId: number) =>
    pages.some(({ before, set }) => before.id === pageId && set.liveVersionId !== undefined);
  const noted = bodies
    .filter(({ pageId }) => isNew(pageId))
    .map(({ pageId, components }) => noteLinks(table, scope, pageId, components, readHints(pageId)));
  return (await Promise.all(noted)).flat();
}

/** Pages whose content is kept; the content of the others is replaced. */
export function pagesToKeep({ bodies = [], pages = [] }: ReleasePlan): number[] {
  const withNewContent = pages.filter(({ set }) => set.liveVersionId !== undefined);
  return bodies
    .filter(({ components }) => hasUnknownType(components))
    .map(({ pageId }) => pageId)
    .filter((pageId) => !withNewContent.some(({ before }) => before.id === pageId));
}

/** What replaces a page at its old path: a redirect, both at the path and in the list. */
export function redirectLeft(scope: CompanyScope, now: Date, left: PreviousPath, release: number): Write[] {
  const { from, to, pageId, email } = left;
  const redirect = { to, pageId, suffix: '', isAutomatic: true, email, createdAt: now.toISOString() };
  return [
    {
      put: { ...pathRedirect(scope, from, redirect, release) },
      condition: { equals: { kind: 'page', pageId } },
      refused: writeConflict,
    },
    listRedirect(scope, from, redirect),
  ];
}
