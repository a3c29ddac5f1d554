import { existsSync, statSync } from 'node:fs';
import { type Cloud, startCloud } from '@galley/infra/local/cloud';
import type { CloudAws } from '@galley/infra/local/cloud-types';
import { seedOnce } from '@galley/infra/local/start/demo';
import { openFunctionLog } from '@galley/infra/local/start/function-log';
import { measureLambdas, moveClock, watchWorkers } from './watched-workers';

/** The laptop cloud of the hour in a process of its own: what `npm start` starts, with orders of the driver. */
export interface HourUrls {
  adminUrl: string;
  siteUrls: Record<string, string>;
  mailboxUrl: string;
  aws: Pick<CloudAws, 'region' | 'credentials' | 'endpoints' | 'tableName' | 'buckets'>;
}

/** What the process uses after a collection, in bytes, and what it keeps, in numbers. */
export interface Memory {
  /** The heap and what it refers to outside of it, of the cloud itself without its Lambdas. */
  cloud: number;
  lambdas: number;
  environments: number;
  /** What the operating system counts for the whole process. */
  resident: number;
  /** What the stand-ins remember besides the companies' data. */
  mails: number;
  invalidations: number;
  /** The size of the Lambdas' log and of its predecessor. */
  logBytes: number;
}

export interface Orders {
  /** Moves the clock and sweeps. */
  move: { milliseconds: number };
  /** Runs the templates' rules, and deletes what the table's time to live ends. The answer is the cloud's time. */
  sweep: object;
  /** Gives a secret a new value. */
  renew: { secret: string };
  measure: object;
}
export type Order = keyof Orders;
export interface OrderMessage<Name extends Order = Order> {
  id: number;
  order: Name;
  given: Orders[Name];
}
export type FromCloud = { ready: HourUrls } | { done: number; value: unknown } | { problem: string };

const [assembly = '', data = '', preload = ''] = process.argv.slice(2);
const say = (message: FromCloud) => process.send?.(message);

watchWorkers(preload);
const log = openFunctionLog(data, (line) => say({ problem: line }));
const cloud = await startCloud({
  assembly,
  data,
  // A few clients with short pauses between their calls are like two hundred users.
  throttles: false,
  onLog: log.write,
});

async function sweep({ runSchedules, settled, expire }: Cloud): Promise<number> {
  runSchedules();
  await settled();
  await expire();
  return Date.now();
}

const sizeOf = (file: string) => (existsSync(file) ? statSync(file).size : 0);

/** Several times: finalizers run between collections, and what they free is collected by the next one. */
async function collect(): Promise<void> {
  for (let times = 0; times < 4; times += 1) {
    globalThis.gc?.();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const carryOut: { [Name in Order]: (given: Orders[Name]) => Promise<unknown> } = {
  async move({ milliseconds }) {
    await cloud.settled();
    moveClock(milliseconds);
    return sweep(cloud);
  },
  sweep: () => sweep(cloud),
  async renew({ secret }) {
    await cloud.settled();
    cloud.renewSecret(secret);
  },
  async measure(): Promise<Memory> {
    await cloud.settled();
    const { bytes: lambdas, environments } = await measureLambdas();
    await collect();
    const { heapUsed, external, rss } = process.memoryUsage();
    const messages = await cloud.messages();
    return {
      ...{ cloud: heapUsed + external, lambdas, environments, resident: rss },
      ...{ mails: messages.length, invalidations: cloud.invalidations().length },
      logBytes: sizeOf(log.file) + sizeOf(`${log.file}.1`),
    };
  },
};

process.on('message', ({ id, order, given }: OrderMessage) => {
  carryOut[order](given as never).then(
    (value) => say({ done: id, value }),
    (error: Error) => say({ problem: `${order}: ${error.stack}` }),
  );
});
process.on('disconnect', () => process.exit());

await seedOnce(cloud, data, (line) => console.log(`  ${line}`));
const { region, credentials, endpoints, tableName, buckets } = cloud.aws;
say({
  ready: {
    adminUrl: cloud.adminUrl,
    siteUrls: { acme: cloud.siteUrl('acme'), globex: cloud.siteUrl('globex') },
    mailboxUrl: cloud.mailboxUrl,
    aws: { region, credentials, endpoints, tableName, buckets },
  },
});
