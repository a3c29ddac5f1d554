import { outsideUrlsIn } from '@galley/shared/checks/links';
import type { RenderableComponent } from '@galley/shared/components/dictionary';
import { formIdsIn } from '@galley/shared/components/field-values';
import { linkedPagesIn } from '@galley/shared/components/linked-pages';
import { fileIdsIn } from '@galley/shared/page-links';
import type { ImageModels } from '@galley/shared/schemas/image';
import type { CompanyScope } from '../company-scope';
import { writeConflict } from '../conflicts';
import { pageEntity } from '../entities/page';
import { conflict } from '../errors';
import { imageIdsIn } from '../images/image-models';
import { appearanceOf } from '../pages/appearance';
import { timedSectionsIn } from '../pages/timed-sections';
import type { Write } from '../table';
import { hasUnknownType } from './kept-page';
import { listsIn } from './lists';
import { launchConflict } from './live-launch';
import { listRedirect, pathRedirect } from './redirects';
import type { PageChange, PreviousPath, ReleasePlan } from './release-plan';

/** Links to other sites come or go with what is live. */
export const changesLinksOutside = ({ before, set }: PageChange): boolean =>
  set.liveVersionId !== undefined && Boolean(before.linksOutside || set.linksOutside);

/** A path is written by the page that holds it; a redirect gives way. */
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

/** A page whose body is made remembers which forms and pictures it shows: saving one of them renders the page again. */
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

/** What a page shows, for those who look for pages that show it. */
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

export function pageWrite(
  scope: CompanyScope,
  now: Date,
  { before, set, unchanged = [] }: PageChange,
): Write {
  return {
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
    // Read and planned again: the plan says best what is wrong with the page as it is now.
    refused: (current) => launchConflict(current) ?? writeConflict(current),
  };
}

/** Whose content stays what it is; new content takes the place of what is stored. */
export function pagesToKeep({ bodies = [], pages = [] }: ReleasePlan): number[] {
  const withNewContent = pages.filter(({ set }) => set.liveVersionId !== undefined);
  return bodies
    .filter(({ components }) => hasUnknownType(components))
    .map(({ pageId }) => pageId)
    .filter((pageId) => !withNewContent.some(({ before }) => before.id === pageId));
}

/** What stands where a page was: a redirect, at the path and in the list. */
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
