import type { RenderableComponent } from '@galley/shared/components/dictionary';
import { shownTimesOf } from '@galley/shared/components/shown-times';
import type { CompanyScope } from '../company-scope';
import type { PageRecord } from '../entities/page';
import { type NewJob, scheduleJob } from '../jobs';

type Timed = Pick<PageRecord, 'timedSections' | 'renderedFor'>;
/** A section that visitors see from a moment on, or until one; '' where it has none. */
export type TimedSection = NonNullable<PageRecord['timedSections']>[number];

/** What the row of a page says of its timed sections. @param now the moment that its body is rendered for */
export function timedSectionsIn(components: readonly RenderableComponent[], now: Date): Timed {
  const timedSections = components.flatMap(({ data }): TimedSection[] => {
    const times = shownTimesOf(data);
    return times.from || times.until ? [{ name: data.componentName, ...times }] : [];
  });
  return { timedSections, renderedFor: timedSections.length > 0 ? now.toISOString() : undefined };
}

/** What is still to come of a page's timed sections after it was rendered, in no order. */
export function comingTurns({ timedSections = [], renderedFor = '' }: Timed) {
  return timedSections
    .flatMap(({ name, from, until }) => [
      { name, what: 'appear', at: from } as const,
      { name, what: 'go', at: until } as const,
    ])
    .filter(({ at }) => at > renderedFor);
}

/** The first moment at which sections of a page appear or go after it was rendered; undefined where there is none. */
export const nextTurn = (page: Timed): string | undefined =>
  comingTurns(page)
    .map(({ at }) => at)
    .sort()[0];

/** The job that renders the first of these pages again whose sections appear or go, and then leaves the next such job. */
export function turnJob(scope: CompanyScope, pages: readonly Timed[], now: Date): NewJob[] {
  const [first] = pages.flatMap((page) => nextTurn(page) ?? []).sort();
  return first === undefined ? [] : [scheduleJob(scope, first, now)];
}
