import type { RenderableComponent } from '@galley/shared/components/dictionary';
import { shownTimesOf } from '@galley/shared/components/shown-times';
import type { CompanyScope } from '../company-scope';
import type { PageRecord } from '../entities/page';
import { type NewJob, scheduleJob } from '../jobs';

type Timed = Pick<PageRecord, 'timedSections' | 'renderedFor'>;
/** A section that visitors see from a moment on, until one, or both; '' where there is none. */
export type TimedSection = NonNullable<PageRecord['timedSections']>[number];

/**
 * The attributes of a page's row about its timed sections.
 * @param now the moment that its body is rendered for
 */
export function timedSectionsIn(components: readonly RenderableComponent[], now: Date): Timed {
  const timedSections = components.flatMap(({ data }): TimedSection[] => {
    const times = shownTimesOf(data);
    return times.from || times.until ? [{ name: data.componentName, ...times }] : [];
  });
  return { timedSections, renderedFor: timedSections.length > 0 ? now.toISOString() : undefined };
}

/** The moments at which sections of a page appear or disappear after it was last rendered, unordered. */
export function comingTurns({ timedSections = [], renderedFor = '' }: Timed) {
  return timedSections
    .flatMap(({ name, from, until }) => [
      { name, what: 'appear', at: from } as const,
      { name, what: 'go', at: until } as const,
    ])
    .filter(({ at }) => at > renderedFor);
}

/** The next moment at which sections of a page appear or disappear; undefined where there is none. */
export const nextSectionChange = (page: Timed): string | undefined =>
  comingTurns(page)
    .map(({ at }) => at)
    .sort()[0];

/**
 * The job for the earliest such moment of these pages. It re-renders the pages whose moment has come, and enqueues
 * the job for the next one.
 */
export function turnJob(
  scope: CompanyScope,
  pages: readonly (Timed & Pick<PageRecord, 'id'>)[],
  now: Date,
): NewJob[] {
  const timed = pages.filter((page) => nextSectionChange(page) !== undefined);
  const [first] = timed.flatMap((page) => nextSectionChange(page) ?? []).sort();
  const pageIds = timed.map(({ id }) => id);
  return first === undefined ? [] : [scheduleJob(scope, first, pageIds, now)];
}
