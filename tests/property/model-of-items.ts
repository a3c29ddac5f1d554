import type {
  LaunchPageRecord,
  LaunchPartRecord,
  LaunchRecord,
} from '@galley/functions/core/entities/launch';
import type { OrderRecord, PageRecord } from '@galley/functions/core/entities/page';
import type {
  CommentRecord,
  ComponentRecord,
  LogRecord,
  ThreadRecord,
  VersionRecord,
} from '@galley/functions/core/entities/version';
import type { Item } from '@galley/functions/core/table';
import type { SitePartName } from '@galley/shared/site-parts';
import { Model, type ModelPage } from './model';
import type { ModelThread } from './model-of-comments';
import { type ModelEntry, type ModelLaunch, type ModelPart, wordsOf } from './model-of-launches';
import { partWord } from './part-acts';

/** Converts the table's items to the model. */
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
  for (const [part, word] of Object.entries(sitePartsIn(items))) model.site.set(part as SitePartName, word);
  for (const launch of itemsIn<LaunchRecord>(items, '#LAUNCHES', 'LAUNCH#')) {
    model.launches.all.set(launch.id, launchOf(items, model, launch));
  }
  for (const pageId of model.pages.keys()) {
    for (const thread of itemsIn<ThreadRecord>(items, `#PAGE#${pageId}`, 'THREAD#')) {
      model.comments.threads.set(thread.threadId, threadOf(items, pageId, thread));
    }
  }
  model.notePaths();
  model.site.noteMoment();
  return model;
}

/** The word of each part of the site. */
export function sitePartsIn(items: readonly Item[]): Record<SitePartName, string> {
  const stored = (sk: string) => itemsIn<Record<string, unknown>>(items, '#SITE', sk)[0] ?? {};
  return {
    look: partWord('look', stored('THEME')),
    navbar: partWord('navbar', { first: stored('TAB#') }),
    footer: partWord('footer', stored('FOOTER')),
    settings: partWord('settings', { companySettings: stored('SETTINGS') }),
  };
}

function launchOf(items: readonly Item[], model: Model, { id, email, state }: LaunchRecord): ModelLaunch {
  const own = itemsIn<LaunchPageRecord>(items, '#LAUNCHES', 'PAGE#').filter(
    ({ launchId }) => launchId === id,
  );
  const entries = own.map(({ pageId, versionId, before, undo }): [number, ModelEntry] => {
    const [name, slug] = [undo?.name?.to, undo?.friendlyUrl?.to].map((to) =>
      to === undefined ? undefined : String(to),
    );
    const details = { ...(name !== undefined && { name }), ...(slug !== undefined && { slug }) };
    return [
      pageId,
      {
        versionId,
        looked: wordsOf(model.pages.get(pageId), versionId),
        ...(before && { before: { live: before.liveVersionId ?? undefined, details } }),
      },
    ];
  });
  const parts = itemsIn<LaunchPartRecord>(items, '#LAUNCHES', 'PART#').flatMap(
    ({ launchId, part, values, before }): [SitePartName, ModelPart][] => {
      const name = part as SitePartName;
      const word = (held: object) => partWord(name, held as Record<string, unknown>);
      // The initial launch uses each part once, with its present value, or one that it has just published.
      const replaced = before && { before: { word: word(before), left: 0 } };
      return launchId === id ? [[name, { word: word(values), base: 0, ...replaced }]] : [];
    },
  );
  return {
    by: email,
    isPublished: state === 'published',
    entries: new Map(entries),
    parts: new Map(parts),
  };
}

function threadOf(
  items: readonly Item[],
  pageId: number,
  { threadId, resolvedAt }: ThreadRecord,
): ModelThread {
  const own = itemsIn<CommentRecord>(items, `#PAGE#${pageId}`, `COMMENT#${threadId}`);
  const comments = own.map(({ commentId, text, email }) => [commentId, { text, by: email }] as const);
  return { pageId, isResolved: resolvedAt !== undefined, comments: new Map(comments) };
}

/** Items of the partitions with this suffix, in the order of their keys. */
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
