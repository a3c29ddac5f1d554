import { startCloud } from '@galley/infra/local/cloud';
import type { CloudAws } from '@galley/infra/local/cloud-types';
import type { AwsCall } from '@galley/infra/local/stand-ins/stand-in';

/** What the whole product, in a process of its own, reports to the test that started it. */
export interface ProductUrls {
  adminUrl: string;
  /** The site of the default company, acme. */
  siteUrl: string;
  mailboxUrl: string;
  aws: Pick<CloudAws, 'region' | 'credentials' | 'endpoints' | 'tableName'>;
}

/** When to die: this long after the nth transaction of this kind reached the table. */
export interface Death {
  near: 'any write' | 'a publish' | 'a save';
  number: number;
  delayMs: number;
}

/** `sweep`: runs the scheduled rule, since there is no full minute between two kills. */
export type ProductOrder = 'sweep' | Death;

const [assembly = '', data = ''] = process.argv.slice(2);
let death: Death | undefined;

const cloud = await startCloud({
  assembly,
  data,
  // A few clients without pauses between their calls are like two hundred users.
  throttles: false,
  onLog: ({ functionKey, line }) => {
    if (/"level":"(ERROR|CRITICAL)"/.test(line)) console.error(`${functionKey}: ${line}`);
  },
  // No fault is injected; this hook sees calls before they are executed.
  fault: (call) => {
    if (death && counts(call, death.near)) {
      death.number -= 1;
      if (death.number === 0) dieIn(death.delayMs);
    }
    return undefined;
  },
});

function counts({ service, input }: AwsCall & { input: unknown }, near: Death['near']): boolean {
  if (service !== 'dynamodb' || !('TransactItems' in (input as object))) return false;
  const writes = JSON.stringify(input);
  const isRelease = writes.includes('"CHROME"');
  const isPublish = isRelease && writes.includes('"LIVE"');
  return near === 'any write' || (near === 'a publish' ? isPublish : isRelease && !isPublish);
}

function dieIn(delayMs: number): void {
  const die = () => process.kill(process.pid, 'SIGKILL');
  if (delayMs === 0) die();
  else setTimeout(die, delayMs);
}

process.on('message', (order: ProductOrder) => {
  if (order === 'sweep') cloud.runSchedules();
  else death = order;
});
process.on('disconnect', () => process.exit());
const { region, credentials, endpoints, tableName } = cloud.aws;
process.send?.({
  adminUrl: cloud.adminUrl,
  siteUrl: cloud.siteUrl('acme').replace('acme.', ''),
  mailboxUrl: cloud.mailboxUrl,
  aws: { region, credentials, endpoints, tableName },
} satisfies ProductUrls);
