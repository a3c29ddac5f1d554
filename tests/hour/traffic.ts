import { type Act, chooseAct } from './act';
import type { Memory } from './cloud';
import type { CloudProcess } from './cloud-process';
import { type Chance, type HourCompany, oneOf } from './company';
import { formActs, senderActs } from './form-acts';
import { Gate } from './gate';
import { launchActs } from './launch-acts';
import { libraryActs } from './library-acts';
import { pageActs } from './page-acts';
import { Refused } from './person';
import { settingsActs, signInActs } from './settings-acts';
import { countStored } from './stored';
import { visitActs } from './visit-acts';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const hourMs = 3_600_000;
const staffActs = [...pageActs, ...launchActs, ...libraryActs, ...formActs, ...settingsActs, ...signInActs];

/** How far the clock is moved: mostly by hours, at times past what expires after a day or a week. */
const moves = [1, 2, 3, 5, 6, 26, 26, 50, 8 * 24].map((hours) => hours * hourMs);
const secrets = ['galley/local/edge-secret', 'galley/local/sign-in-pepper'];

/** The part of the time after which secrets no longer change, because each change restarts the Lambdas. */
const renewedUntil = 0.4;

export interface Sample extends Memory {
  /** The part of the time that has passed. */
  at: number;
  /** What the table holds, in bytes. */
  stored: number;
  items: number;
}

/** How often each act was done, and how often it was refused because another user was first. */
export type Tally = Record<string, { done: number; refused: Record<string, number> }>;

/** People, visitors and time, all of them at once. */
export class Traffic {
  readonly tally: Tally = {};
  readonly samples: Sample[] = [];
  readonly problems: string[] = [];
  movedMs = 0;
  private readonly gate = new Gate();
  private readonly begun = Date.now();

  constructor(
    private readonly cloud: CloudProcess,
    private readonly companies: readonly HourCompany[],
    private readonly chance: Chance,
    private readonly lengthMs: number,
    private readonly measureEveryMs = Math.min(120_000, lengthMs / 15),
  ) {}

  async run(): Promise<void> {
    await Promise.all([
      ...this.companies.map((company) => this.lane(staffActs, () => company, 60)),
      this.lane(visitActs, () => oneOf(this.chance, this.companies), 20),
      this.lane(senderActs, () => oneOf(this.chance, this.companies), 150),
      this.moveTime(),
      this.measure(),
    ]);
  }

  private get part(): number {
    return (Date.now() - this.begun) / this.lengthMs;
  }

  private readonly now = () => Date.now() + this.movedMs;

  private async lane(acts: readonly Act[], next: () => HourCompany, pauseMs: number): Promise<void> {
    while (this.part < 1) {
      await this.gate.enter(() => this.act(acts, next()));
      await pause(this.chance(2 * pauseMs));
    }
  }

  private async act(acts: readonly Act[], company: HourCompany): Promise<void> {
    const act = chooseAct(acts, company, this.chance);
    const tally = this.tallyOf(act.name);
    try {
      await act.run(company, this.chance, { now: this.now });
      tally.done += 1;
    } catch (error) {
      const { status = 0, what = '' } = error as Partial<Refused>;
      if (!(error instanceof Refused && [404, 409, 429].includes(status))) {
        this.problems.push(`${act.name}: ${(error as Error).message}`);
        console.log(`  ! ${act.name}: ${(error as Error).message}`);
      }
      const why = `${what} ${status}`;
      tally.refused[why] = (tally.refused[why] ?? 0) + 1;
    }
  }

  private async moveTime(): Promise<void> {
    while (this.part < 1) {
      await pause(Math.min(4_000 + this.chance(12_000), this.lengthMs / 10));
      if (this.part >= 1) return;
      if (this.part < renewedUntil && this.chance(8) === 0) {
        const secret = oneOf(this.chance, secrets);
        await this.gate.alone(() => this.cloud.order('renew', { secret }));
        this.tallyOf(`renew ${secret}`).done += 1;
        continue;
      }
      const milliseconds = oneOf(this.chance, moves);
      await this.gate.alone(() => this.cloud.order('move', { milliseconds }));
      this.movedMs += milliseconds;
      this.tallyOf('move the clock').done += 1;
    }
  }

  private async measure(): Promise<void> {
    while (this.part < 1) {
      await pause(this.measureEveryMs);
      await this.sample();
    }
  }

  async sample(): Promise<void> {
    const [memory, stored] = await this.gate.alone(
      async () => [await this.cloud.measure(), await countStored(this.cloud.urls)] as const,
    );
    const items = Object.values(stored.items).reduce((sum, one) => sum + one, 0);
    this.samples.push({ ...memory, at: this.part, stored: stored.bytes, items });
    const mb = (bytes: number) => (bytes / 1_048_576).toFixed(1);
    const acts = Object.values(this.tally).reduce((sum, { done }) => sum + done, 0);
    console.log(
      `  ${((this.part * this.lengthMs) / 60_000).toFixed(1)} min: cloud ${mb(memory.cloud)} MB, stored ${mb(stored.bytes)} MB in ${items} items, Lambdas ${mb(memory.lambdas)} MB (${memory.environments}), resident ${mb(memory.resident)} MB; ${acts} acts, ${(this.movedMs / 86_400_000).toFixed(1)} days, ${this.problems.length} problems`,
    );
  }

  private tallyOf(name: string): Tally[string] {
    this.tally[name] ??= { done: 0, refused: {} };
    return this.tally[name] as Tally[string];
  }
}
