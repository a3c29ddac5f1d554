import { openCompanyScope } from '@galley/functions/core/company-scope';
import { jobKey } from '@galley/functions/core/entities/job';
import type { Item } from '@galley/functions/core/table';
import fc from 'fast-check';
import type { TestSession } from '../support/companies';
import type { CallResponse } from './acting';
import { findViolations } from './checks/find-violations';
import { type Command, commandsOfTwo } from './commands';
import type { Intent } from './intents';
import type { Model } from './model';
import { modelOf } from './model-of-items';
import { perform } from './operations';
import { type Course, eventKinds, Invocation, type Scheduler, type Transaction } from './scheduler';
import { virtualTime } from './virtual-time';
import { type Beginning, company, contentsOf, openWorld, sweep } from './world';

/** What two users do at the same time, in which order their calls reach the table, and which faults occur. */
export interface Schedule {
  commands: { first: Command[]; second: Command[] };
  course: Course;
}

export const schedule: fc.Arbitrary<Schedule> = fc.record({
  commands: commandsOfTwo,
  course: fc.record({
    turns: fc.array(
      fc.oneof(fc.nat(4), fc.nat(12), fc.integer({ min: 8, max: 40 }), fc.integer({ min: -8, max: -1 })),
      {
        maxLength: 16,
        size: 'max',
      },
    ),
    events: fc.array(fc.record({ call: fc.nat(90), kind: fc.constantFrom(...eventKinds) }), { maxLength: 3 }),
  }),
});

/** The result of one command. */
export interface DoneCommand {
  who: string;
  command: Command;
  outcome: CallResponse | 'crashed' | undefined;
  /** The number of transactions that performed it; reservations of paths do not count. */
  decided: number;
}

export interface Played {
  items: Item[];
  model: Model;
  /** The user who checks the result. */
  user: TestSession;
  records: DoneCommand[];
}

/** Counts rare cases, so that it is noticed when none occurs any more. */
export const reached = {
  launches: 0,
  launchesTakenBack: 0,
  partsLaunched: 0,
  partsHeldBack: 0,
  visits: 0,
  comments: 0,
  threadsResolved: 0,
};

function note({ launches, site, comments }: Model): void {
  reached.launches += launches.published;
  reached.launchesTakenBack += launches.takenBack;
  reached.partsLaunched += launches.parts;
  reached.partsHeldBack += site.heldBack;
  reached.visits += site.visits;
  reached.comments += comments.written;
  reached.threadsResolved += comments.resolved;
}

/** Runs a schedule, lets the jobs finish and returns all violations. */
export async function violationsOf(
  beginning: Beginning,
  { commands: { first, second }, course }: Schedule,
): Promise<string[]> {
  const scheduler = openWorld(course, beginning);
  const model = modelOf(beginning.contents);
  const maySeeBefore = course.events.some(({ kind }) => kind === 'torn-read');
  const records: DoneCommand[] = [];
  let words = 0;
  const newWord = () => {
    words += 1;
    return `word-${words}`;
  };
  const live = async (who: string, index: 0 | 1, commands: readonly Command[]) => {
    const session = beginning.users[index];
    for (const command of commands) {
      const record: DoneCommand = { who, command, outcome: undefined, decided: 0 };
      records.push(record);
      let intent: Intent | undefined;
      const onTransaction = (transaction: Transaction) => {
        model.launches.notice(transaction);
        if (!intent || !isDecisive(transaction, intent)) return;
        record.decided += 1;
        model.apply(intent, transaction, session.email);
      };
      const actor = {
        session,
        model,
        maySeeBefore,
        newWord,
        intend: (next: typeof intent) => {
          intent = next;
        },
      };
      const work = () => (command.does === 'runJobs' ? sweep() : perform(actor, command));
      record.outcome = await scheduler.run(
        new Invocation(`${who} ${command.does}`, onTransaction, who),
        work,
      );
    }
  };
  const answered = second.map((command, index) =>
    command.does === 'echo' ? (first[index % first.length] ?? command) : command,
  );
  await scheduler.drive(Promise.all([live('first', 0, first), live('second', 1, answered)]));
  scheduler.calmDown();
  const left = await finishJobs(scheduler, model);
  const afterwards = async () =>
    findViolations({ items: await contentsOf(scheduler), model, user: beginning.users[0], records });
  const checking = scheduler.run(new Invocation('checks'), afterwards);
  await scheduler.drive(checking);
  const found = await checking;
  note(model);
  return [...left, ...model.violations, ...(found === 'crashed' ? [] : found)];
}

/** Paths and jobs are prepared invisibly; every other transaction performs the command. */
function isDecisive({ items }: Transaction, { kind }: Intent): boolean {
  const isAboutRedirects = kind === 'addRedirect' || kind === 'removeRedirect';
  const prepared = isAboutRedirects ? /#PATHS$|^JOBS#/ : /#PATHS$|^JOBS#|#REDIRECTS$/;
  return items.some(({ kind: write, pk }) => write !== 'ConditionCheck' && !prepared.test(pk));
}

const minute = 60_000;
/** Long enough for every attempt of a job and for delayed jobs. */
const waits = [1, 1, 1, 5, 15, 20, 60, 60, 180, 720, 1440].map((minutes) => minutes * minute);

async function finishJobs(scheduler: Scheduler, model: Model): Promise<string[]> {
  const shard = jobKey(openCompanyScope(company), '', '').pk;
  for (const wait of waits) {
    virtualTime.now += wait;
    for (let round = 0; round < 4; round += 1) {
      const jobs = new Invocation('jobs', (transaction) => model.launches.notice(transaction));
      const work = scheduler.run(jobs, sweep);
      await scheduler.drive(work);
    }
    if (!(await contentsOf(scheduler)).some(({ pk }) => pk === shard)) return [];
  }
  return ['Jobs are left after two days'];
}
