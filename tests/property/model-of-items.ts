import type { OrderRecord, PageRecord } from '@galley/functions/core/entities/page';
import type { ComponentRecord, LogRecord, VersionRecord } from '@galley/functions/core/entities/version';
import type { Item } from '@galley/functions/core/table';
import { Model, type ModelPage } from './model';

/** What the table says, in the words of the model. */
export function modelOf(items: readonly Item[]): Model {
  const model = new Model();
  for (const { id, name, friendlyUrl, menu, childMenu, subMenu, isDeleted, lastVersionId } of pagesIn(
    items,
  )) {
    model.pages.set(id, {
      id,
      name,
      slug: friendlyUrl,
      parent: subMenu ?? childMenu ?? menu ?? 0,
      isDeleted,
      lastVersion: lastVersionId,
      versions: versionsOf(items, id),
      log: logOf(items, id),
    });
  }
  for (const order of itemsIn<OrderRecord>(items, '#PAGES', 'ORDER#')) {
    model.orders.set(Number(order.sk.slice('ORDER#'.length)), [...order.ids]);
  }
  model.notePaths();
  return model;
}

/** Items of the partitions that end like this, in the order of their keys. */
export function itemsIn<T>(items: readonly Item[], partition: string, prefix = ''): T[] {
  return items
    .filter(({ pk, sk }) => pk.endsWith(partition) && sk.startsWith(prefix))
    .toSorted((a, b) => (a.sk < b.sk ? -1 : 1)) as unknown as T[];
}

export const pagesIn = (items: readonly Item[]) => itemsIn<PageRecord>(items, '#PAGES', 'PAGE#');

function versionsOf(items: readonly Item[], pageId: number): ModelPage['versions'] {
  const components = itemsIn<ComponentRecord>(items, `#PAGE#${pageId}`, 'CMP#');
  return new Map(
    itemsIn<VersionRecord>(items, `#PAGE#${pageId}`, 'VER#').map(
      ({ versionId, status, placements, liveDetails }) => {
        const texts = placements.map(({ n }): [number, string] => {
          const component = components.find((other) => other.versionId === versionId && other.n === n);
          return [n, String(component?.data.announcementText ?? 'missing')];
        });
        const named = status === 'backup' && liveDetails && { name: liveDetails.name };
        return [versionId, { status, texts: new Map(texts), ...named }];
      },
    ),
  );
}

function logOf(items: readonly Item[], pageId: number): string[] {
  return itemsIn<LogRecord>(items, `#PAGE#${pageId}`, 'LOG#').map(
    ({ email, action }) => `${email} ${action}`,
  );
}
