import { unpackPage } from '@galley/functions/core/release/path-body';
import { readVisit } from '@galley/functions/core/release/read-visit';
import { sitePartNames } from '@galley/shared/site-parts';
import { type Act, type Actor, pageOf } from './acting';
import type { Command } from './commands';
import type { Model } from './model';
import { writtenIn } from './model-of-site';
import { scope, table } from './world';

/** A visitor reads a page while others work: everything on it must have existed at one moment. */
export const visit: Act = async (actor, command) => {
  const { model } = actor;
  const page = model.pages.get(visitedPage(actor, command));
  if (!page) return undefined;
  const since = actor.maySeeBefore ? 0 : model.site.moments.length - 1;
  const read = await readVisit(table, scope, model.pathOf(page)).catch(() => undefined);
  const { item, fragments } = read ?? {};
  if (item?.kind !== 'page' || !item.body || !fragments) return undefined;
  const met = [
    partsIn(model, JSON.stringify(fragments)),
    wordsOf(model, item.pageId, JSON.stringify(unpackPage(item.body))),
  ];
  const moments = model.site.moments
    .slice(since)
    .map(({ parts, pages }) => [parts, pages.get(item.pageId) ?? 'no page']);
  model.site.visits += 1;
  if (!moments.some((moment) => `${moment}` === `${met}`)) {
    model.violations.push(
      `A visitor of page ${item.pageId} met ${met.join(' with ')}, which was there at no moment:\n    ${moments.map((moment) => moment.join(' with ')).join('\n    ')}`,
    );
  }
  return undefined;
};

/** Mostly a page of a recent launch. */
function visitedPage(actor: Actor, command: Command): number {
  const launches = [...actor.model.launches.all.values()].reverse();
  const launched = launches.flatMap(({ entries }) => [...entries.keys()]);
  const chosen = command.flag ? undefined : launched[command.page % Math.max(1, launched.length)];
  return chosen ?? pageOf(actor, command);
}

/** The word of each part in the chrome, out of all that it ever had. */
export function partsIn(model: Model, chrome: string): string {
  return sitePartNames
    .map((part) =>
      [...new Set(model.site.words[part])]
        .filter((word) => new RegExp(`${word}(?!\\d)`).test(chrome))
        .join('+'),
    )
    .join();
}

/** The texts in a page's body, out of all that were ever written in it. */
function wordsOf({ pages }: Model, pageId: number, body: string): string {
  const texts = [...(pages.get(pageId)?.versions.values() ?? [])].flatMap((version) => [
    ...version.texts.values(),
  ]);
  const shown = new Set(body.match(/\bword-\d+\b/g));
  return writtenIn(texts.filter((text) => shown.has(text)));
}
