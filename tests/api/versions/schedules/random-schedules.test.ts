import { afterAll, expect, it } from 'vitest';
import { chanceOf, runs, sayCases } from '../../../support/random-runs';
import { startTestCloud } from '../../../support/test-cloud';
import {
  apply,
  expectedOf,
  lookAfter,
  type ModelPage,
  may,
  newPage,
  type PageAct,
  pageActs,
  pageActsWithoutPlan,
  showsTimed,
} from './model';
import {
  goLiveTogether,
  launchActs,
  lookAfterLaunches,
  type ModelLaunch,
  mayGo,
  mayPlan,
  newLaunch,
  newRollBack,
} from './model-launches';
import { minuteMs, World } from './world';

const cloud = await startTestCloud();
afterAll(() => cloud.stop());
/** The first have schedules of their own, the others go live with launches. */
const [planned, launched] = [3, 2];
const stepsOfRun = 8;
/** Each shard starts at its own seed, where several processes run a soak. */
const firstSeed = Number(process.env.GALLEY_SEED ?? 1);
/** The test then moves to another company: a company's history is read again at each step. */
const runsOfCompany = 100;
const count = runs(5_000);

let world: World;
let pages: ModelPage[] = [];
let launches: ModelLaunch[] = [];
let isSuspended = false;
const trace: string[] = [];
const reached = {
  launched: 0,
  takenBack: 0,
  missedLaunches: 0,
  restored: 0,
  moved: 0,
  faults: 0,
  shown: 0,
  hidden: 0,
};

function choicesOf(seed: number) {
  const below = chanceOf(seed);
  return { below, of: <T>(choices: readonly T[]): T => choices[below(choices.length)] as T };
}
type Chance = ReturnType<typeof choicesOf>;

function lookAfterAll(state: { pages: ModelPage[]; launches: ModelLaunch[] }, now: number): void {
  lookAfter(state.pages, now, isSuspended);
  lookAfterLaunches(state.launches, now, isSuspended);
}

/** After a worker died, others finish everything within this many minutes. */
const recoveredWithin = 6;

/** Advances the clock and processes everything that is due at the end, at once or after a fault. */
async function pass(minutes: number, fault?: { before: number; dies: boolean }): Promise<void> {
  cloud.clock.advance(minutes * minuteMs + toEarlyInMinute());
  if (fault && !wouldDiffer()) {
    reached.faults += 1;
    trace.push(`${fault.dies ? 'a worker dies' : 'an answer is lost'} after ${fault.before} calls`);
    await world.sweep(fault);
    for (let round = 1; round < recoveredWithin && (round === 1 || (await world.isBusy())); round += 1) {
      cloud.clock.advance(minuteMs + toEarlyInMinute());
      await world.sweep();
    }
    cloud.clock.advance(toEarlyInMinute());
  }
  const now = world.now();
  await world.sweep();
  lookAfterAll({ pages, launches }, now);
}

/**
 * The clock moves on while all of this is done: at the end of a minute a sweep would process the next one. This many
 * milliseconds later it is early in a minute.
 */
function toEarlyInMinute(): number {
  const early = minuteMs / 10;
  const intoMinute = Date.now() % minuteMs;
  return intoMinute < early || intoMinute > minuteMs / 2 ? (early + minuteMs - intoMinute) % minuteMs : 0;
}

/**
 * Whether the result would differ some minutes later: a fault then proves nothing, since both results are correct.
 */
function wouldDiffer(): boolean {
  const now = world.now();
  const outcome = (at: number) => {
    const copies = structuredClone({ pages, launches });
    lookAfterAll(copies, at);
    return JSON.stringify([
      copies.pages.map(({ published, live, missed }) => [live, missed, [...published]]),
      copies.launches.map(({ isMissed, isPublished }) => [isMissed, isPublished]),
    ]);
  };
  return outcome(now) !== outcome(now + recoveredWithin);
}

async function actOnAny(chance: Chance): Promise<void> {
  const at = chance.below(planned + launched);
  const acts = at < planned ? pageActs : pageActsWithoutPlan;
  const suitable = acts.filter((act) => may(pages[at] as ModelPage, act));
  await actOnPage(at, chance.of(chance.below(6) === 0 ? acts : suitable), chance);
}

async function actOnPage(at: number, act: PageAct, chance: Chance): Promise<void> {
  const page = pages[at] as ModelPage;
  const begin = world.now() + 2 + chance.below(6);
  const end = chance.below(2) === 0 ? null : begin + 1 + chance.below(6);
  trace.push(`page ${at} ${act} ${begin} ${end}`);
  const numbers = { open: page.open?.id ?? 99, live: page.live ?? 98, backup: page.backups.at(-1) ?? 97 };
  const isDone = await world.act(at, act, numbers, begin, end);
  expect(isDone, trace.join('\n')).toBe(may(page, act));
  if (!isDone) return;
  apply(page, act, world.now(), begin, end);
  if (act === 'restoreVersion') reached.restored += 1;
  if (act === 'movePage') reached.moved += 1;
}

async function actOnLaunch(chance: Chance): Promise<void> {
  const going = pages.flatMap((page, at) => (at >= planned && page.open && !page.isDeleted ? [at] : []));
  const open = launches.filter(({ isPublished }) => !isPublished);
  const published = launches.filter(({ isPublished }) => isPublished);
  const acts = launchActs.filter((act) =>
    act === 'makeLaunch' ? going.length > 0 : (act === 'rollBack' ? published : open).length > 0,
  );
  // Otherwise there is hardly ever something to launch.
  const waiting = pages.flatMap((page, at) =>
    at >= planned && !page.isDeleted && page.open?.status !== 'pending' ? [at] : [],
  );
  if (waiting.length > 0 && chance.below(2) === 0) {
    const at = chance.of(waiting);
    return actOnPage(at, pages[at]?.open ? 'submitDraft' : 'createDraft', chance);
  }
  if (acts.length === 0) return actOnAny(chance);
  const act = chance.of(acts);
  if (act === 'makeLaunch') {
    const chosen = chance.below(3) === 0 ? going.slice(0, 1) : going;
    const id = await world.makeLaunch(chosen);
    launches.push(
      newLaunch(
        id,
        chosen.map((at) => pages[at] as ModelPage),
      ),
    );
    trace.push(`${act} ${id} of pages ${chosen}`);
    return;
  }
  const launch = chance.of(act === 'rollBack' ? published : open);
  const at = world.now() + 2 + chance.below(6);
  trace.push(`${act} ${launch.id} ${at}`);
  if (act === 'rollBack') launches.push(newRollBack(await world.rollBack(launch.id), launch));
  else if (act === 'publishLaunch') {
    const goes = mayGo(launch);
    expect(await world.publishLaunch(launch.id), trace.join('\n')).toBe(goes);
    if (goes) goLiveTogether(launch, world.now());
  } else if (act === 'cancelLaunch' || mayPlan(launch, launches)) {
    const publishAt = act === 'cancelLaunch' ? null : at;
    await world.planLaunch(launch.id, publishAt);
    Object.assign(launch, { publishAt, isMissed: false });
  }
}

/** Counts finished launches, and keeps a few for the next course. */
async function keepSomeLaunches(): Promise<void> {
  const over = launches.filter(({ isPublished, isMissed }) => isPublished || isMissed);
  const left = launches.filter((launch) => !over.includes(launch));
  const forgotten = [...over.slice(0, -2), ...left.slice(0, -2)];
  for (const { isPublished, isMissed, entries } of forgotten) {
    if (isMissed) reached.missedLaunches += 1;
    if (isPublished && entries.some(({ looked }) => looked === undefined)) reached.takenBack += 1;
    else if (isPublished) reached.launched += 1;
  }
  await world.forgetLaunches(forgotten.flatMap(({ id, isPublished }) => (isPublished ? [] : [id])));
  launches = launches.filter((launch) => !forgotten.includes(launch));
}

async function step(chance: Chance): Promise<void> {
  const kind = chance.below(14);
  if (kind < 6) return actOnAny(chance);
  if (kind < 11) return actOnLaunch(chance);
  if (kind < 13) {
    const minutes = chance.of([1, 1, 2, 3, 5, 70]);
    const dies = chance.below(2) === 0;
    const fault = chance.below(5) === 0 ? { before: chance.below(dies ? 90 : 60), dies } : undefined;
    trace.push(`${minutes} minutes`);
    return pass(minutes, fault);
  }
  trace.push('suspended for 3 minutes');
  await world.suspend(true);
  isSuspended = true;
  await pass(3);
  isSuspended = false;
  await world.suspend(false);
}

async function compare(): Promise<void> {
  for (const [at, page] of pages.entries()) {
    const seen = await world.seen(at);
    const isShown = showsTimed(page, world.now());
    if (isShown !== null) reached[isShown ? 'shown' : 'hidden'] += 1;
    const { published, ...shown } = seen;
    expect(shown, `page ${at}\n${trace.join('\n')}`).toEqual(expectedOf(page, world.now()));
    for (const [versionId, times] of page.published) {
      expect(published(versionId), `page ${at} V${versionId}\n${trace.join('\n')}`).toBe(times);
    }
  }
  for (const { id, publishAt, isMissed, isPublished } of launches) {
    const status = isPublished ? 'published' : 'planned';
    const seen = await world.seenOfLaunch(id);
    expect(seen, `launch ${id}\n${trace.join('\n')}`).toEqual({ status, publishAt, isMissed });
  }
}

it(`matches the model in ${count} random courses of ${stepsOfRun} steps (from seed ${firstSeed})`, async () => {
  for (let run = 0; run < count; run += 1) {
    if (run % runsOfCompany === 0) {
      world = await World.begin(cloud, `company-${run}`, planned + launched);
      pages = Array.from({ length: planned + launched }, newPage);
      launches = [];
    }
    const chance = choicesOf(firstSeed + run);
    trace.length = 0;
    trace.push(`seed ${firstSeed + run}`);
    for (let done = 0; done < stepsOfRun; done += 1) await step(chance);
    await pass(1);
    await compare();
    await keepSomeLaunches();
  }
  sayCases(count, `courses of schedules and launches ${JSON.stringify(reached)}`, firstSeed);
  // A case that never occurs is not tested.
  expect(Object.entries(reached).filter(([, times]) => times === 0)).toEqual([]);
});
