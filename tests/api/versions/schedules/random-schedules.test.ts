import { expect, it } from 'vitest';
import { startAcme } from '../../../support/acme';
import { sessionFor } from '../../../support/companies';
import { chanceOf, runs, sayCases } from '../../../support/random-runs';
import { apply, lookAfter, type ModelPage, may, newPage, pageActs, statusOf } from './model';
import { minuteMs, World } from './world';

const acme = await startAcme();
const world = new World(acme);
const pages: ModelPage[] = [];
const pageCount = 3;
const stepsOfRun = 8;
const firstSeed = 1;
/** Some 25 minutes go by in a course, and a session ends after seven days. */
const runsOfSession = 200;
const count = runs(5_000);

function choicesOf(seed: number) {
  const below = chanceOf(seed);
  return { below, of: <T>(choices: readonly T[]): T => choices[below(choices.length)] as T };
}
type Chance = ReturnType<typeof choicesOf>;

const trace: string[] = [];
let isSuspended = false;

/** Time goes on, and everything is looked after at the end of it: at once, or by who comes after a dead worker. */
async function pass(minutes: number, deadAfter?: number): Promise<void> {
  acme.cloud.clock.advance(minutes * minuteMs);
  if (deadAfter !== undefined && !wouldDiffer()) {
    trace.push(`a worker dies after ${deadAfter} calls`);
    await world.sweep(deadAfter);
    acme.cloud.clock.advance(minuteMs);
  }
  await world.sweep();
  lookAfter(pages, world.now(), isSuspended);
}

/** Something would be another thing a minute later: then a death proves nothing, since both outcomes are right. */
function wouldDiffer(): boolean {
  const now = world.now();
  const outcome = (at: number) => {
    const copies = structuredClone(pages);
    lookAfter(copies, at, isSuspended);
    return copies.map(({ published, live, missed }) => [live, missed, [...published]]);
  };
  return JSON.stringify(outcome(now)) !== JSON.stringify(outcome(now + 1));
}

async function step(chance: Chance): Promise<void> {
  const kind = chance.below(10);
  if (kind < 7) {
    const at = chance.below(pageCount);
    const page = pages[at] as ModelPage;
    const suitable = pageActs.filter((act) => may(page, act));
    const act = chance.below(6) === 0 ? chance.of(pageActs) : chance.of(suitable);
    const begin = world.now() + 2 + chance.below(6);
    const end = chance.below(2) === 0 ? null : begin + 1 + chance.below(6);
    trace.push(`page ${at} ${act} ${begin} ${end}`);
    const isDone = await world.act(at, act, page.open?.id ?? 99, page.live ?? 98, begin, end);
    expect(isDone, trace.join('\n')).toBe(may(page, act));
    if (isDone) apply(page, act, world.now(), begin, end);
  } else if (kind < 9) {
    const minutes = chance.of([1, 1, 2, 3, 5, 70]);
    const deadAfter = chance.below(6) === 0 ? chance.below(40) : undefined;
    trace.push(`${minutes} minutes`);
    await pass(minutes, deadAfter);
  } else {
    trace.push('suspended for 3 minutes');
    await world.suspend(true);
    isSuspended = true;
    await pass(3);
    isSuspended = false;
    await world.suspend(false);
  }
}

async function compare(): Promise<void> {
  for (const [at, page] of pages.entries()) {
    const seen = await world.seen(at);
    const { plan, takeDown } = page;
    const expected = {
      status: statusOf(page),
      open: page.open && `V${page.open.id} ${page.open.status}`,
      live: page.live,
      isVisible: page.live !== null && !page.isDeleted,
      plan: plan && [plan.publishAt, plan.takeDownAt, plan.isMissed],
      takeDown: takeDown && [takeDown.at, takeDown.isMissed],
      missed: page.missed,
    };
    const { published, ...shown } = seen;
    expect(shown, `page ${at}\n${trace.join('\n')}`).toEqual(expected);
    for (const [versionId, times] of page.published) {
      expect(published(versionId), `page ${at} V${versionId}\n${trace.join('\n')}`).toBe(times);
    }
  }
}

it(`does ${count} random courses of ${stepsOfRun} steps as the model says (from seed ${firstSeed})`, async () => {
  await world.begin(pageCount);
  for (let page = 0; page < pageCount; page += 1) pages.push(newPage());
  for (let run = 0; run < count; run += 1) {
    if (run > 0 && run % runsOfSession === 0) acme.admin = await sessionFor(acme.cloud, acme.acme, 'Admin');
    const chance = choicesOf(firstSeed + run);
    trace.length = 0;
    trace.push(`seed ${firstSeed + run}`);
    for (let done = 0; done < stepsOfRun; done += 1) await step(chance);
    await pass(1);
    await compare();
  }
  sayCases(count, 'courses of schedules', firstSeed);
});
