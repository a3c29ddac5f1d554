import { startCloud } from '@galley/infra/local/cloud';
import type { CloudAws } from '@galley/infra/local/cloud-types';

/** What the whole product, running as a process of its own, tells the test that started it. */
export interface ProductAddresses {
  adminUrl: string;
  /** The site of the default company, acme. */
  siteUrl: string;
  mailboxUrl: string;
  aws: Pick<CloudAws, 'region' | 'credentials' | 'endpoints' | 'tableName'>;
}

const [assembly = '', data = ''] = process.argv.slice(2);
const cloud = await startCloud({
  assembly,
  data,
  onLog: ({ functionKey, line }) => {
    if (/"level":"(ERROR|CRITICAL)"/.test(line)) console.error(`${functionKey}: ${line}`);
  },
});
// What the rule of every minute would do; the test has no minute between two kills.
process.on('message', () => cloud.runSchedules());
process.on('disconnect', () => process.exit());
const { region, credentials, endpoints, tableName } = cloud.aws;
process.send?.({
  adminUrl: cloud.adminUrl,
  siteUrl: cloud.siteUrl('acme').replace('acme.', ''),
  mailboxUrl: cloud.mailboxUrl,
  aws: { region, credentials, endpoints, tableName },
} satisfies ProductAddresses);
