import type { Played } from '../schedule';
import { unexpected } from '../world';

/**
 * Repeating these succeeds as if it were done now: a redirect, a resolved thread, a page or part removed from a
 * launch.
 */
const already = /^(createRedirect|resolveThread|removeLaunchPages|removeLaunchPart)$/;

/** Acknowledged commands were done once, rejected ones were not done, and users do not notice a fault of one call. */
export function responseViolations({ records }: Played): string[] {
  return records.flatMap(({ who, command, outcome, decided }) => {
    const what = `${who} ${command.does}`;
    if (decided > 1) return [`${what} was done ${decided} times`];
    if (outcome === 'crashed' || outcome === undefined) return [];
    const answer = `${outcome.call} answered ${outcome.status} ${outcome.message}`;
    if (outcome.status >= 500) return [`${what}: ${answer}\n${unexpected.join('\n')}`];
    const isChange = !/^(get|list)/.test(outcome.call);
    const isThereAlready = already.test(outcome.call);
    if (isChange && !isThereAlready && outcome.status < 300 && decided === 0)
      return [`${what}: ${answer} and did nothing`];
    if (outcome.status >= 300 && decided > 0) return [`${what}: ${answer} and did it`];
    return [];
  });
}
