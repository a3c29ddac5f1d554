import type { ComponentData, CreatableType, RenderableComponent } from '@galley/shared/components/dictionary';
import { linkedPagesIn, withResolvedLinks } from '@galley/shared/components/linked-pages';
import { isShownAt } from '@galley/shared/components/shown-times';
import { namesByNumber } from '@galley/shared/page-links';
import { required } from '@galley/shared/required';
import { locate, readPlaced } from '../core/components/component-location';
import { type LivePageRecord, liveEntity } from '../core/entities/version';
import { notFound } from '../core/errors';
import type { ComponentLocation } from '../core/ids';
import { readFileModels } from '../core/images/file-models';
import { readAroundNewPage } from '../core/pages/part-of-tree';
import { linkTargetsOf, publicUrl } from '../core/release/linking-pages';
import { readableLiveComponents } from '../core/rich-text/readable-texts';
import { chromeKey, type Reader, requireOpenSite } from './visitor-read';

/** The published components of a page that are visible now. */
export async function shownComponents(
  { scope, now }: Reader,
  live: LivePageRecord,
): Promise<RenderableComponent[]> {
  return (await readableLiveComponents(scope, live)).filter(({ data }) => isShownAt(data, now));
}

/** Components whose links by id are replaced by what visitors open, as on the page itself. */
export async function withVisitorsLinks(
  { table, scope }: Reader,
  components: RenderableComponent[],
): Promise<RenderableComponent[]> {
  if (!namesByNumber(components)) return components;
  const [tree, files] = await Promise.all([
    readAroundNewPage(table, scope, linkedPagesIn(components)),
    readFileModels(table, scope, [components]),
  ]);
  const urlOf = linkTargetsOf(tree, publicUrl)(files);
  return components.map((component) => withResolvedLinks(component, urlOf));
}

export interface FoundComponent<Type extends CreatableType> {
  at: ComponentLocation;
  data: ComponentData[Type];
}

/**
 * A component that the caller may see: for visitors, one that is published now; for staff, one of any version
 * in the company. One round trip; one more for visitors where it links by id.
 * @throws 404 in all other cases, 403 as `requireOpenSite`
 */
export async function readComponent<Type extends CreatableType>(
  reader: Reader,
  componentId: number,
  type: Type,
): Promise<FoundComponent<Type>> {
  const { table, scope, session } = reader;
  const at = locate(componentId);
  if (session) {
    const { component } = await readPlaced(table, scope, componentId, type);
    return { at, data: component.data as ComponentData[Type] };
  }
  const [chromeItem, live] = await table.batchGet([chromeKey(reader), liveEntity.key(scope, at.pageId)]);
  const { chrome } = requireOpenSite(reader, chromeItem);
  const isShown = live?.versionId === at.versionId && !chrome.hidden.includes(at.pageId);
  const found = required(
    isShown
      ? (await shownComponents(reader, live)).find(
          (one) => one.componentId === componentId && one.type === type,
        )
      : undefined,
    () => notFound('This component'),
  );
  const [component = found] = await withVisitorsLinks(reader, [found]);
  return { at, data: component.data as ComponentData[Type] };
}
