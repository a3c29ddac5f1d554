import type { Played } from '../schedule';
import { unexpected } from '../world';

/** What is so already is answered as if it had been done now: a redirect, a resolved thread, a page or part off a launch. */
const already = /^(createRedirect|resolveThread|removeLaunchPages|removeLaunchPart)$/;

/** What was acknowledged was done once, what was refused was not done, and no fault of one call is seen by people. */
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
