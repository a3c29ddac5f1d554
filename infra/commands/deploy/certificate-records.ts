import { paginateDescribeStackEvents } from '@aws-sdk/client-cloudformation';
import type { AwsClients } from '../aws-clients';
import { isMissingStack } from '../installation';

export interface DnsRecord {
  name: string;
  value: string;
}

/**
 * The DNS records that a stack's certificates wait for: CloudFormation reports them in its events, and the
 * stack waits until they are found.
 */
export async function certificateRecords(
  aws: AwsClients,
  region: string,
  StackName: string,
): Promise<DnsRecord[]> {
  const records = new Map<string, DnsRecord>();
  try {
    const pages = paginateDescribeStackEvents({ client: aws.cloudFormation(region) }, { StackName });
    for await (const { StackEvents = [] } of pages) {
      for (const { ResourceStatusReason = '' } of StackEvents) {
        const record = recordIn(ResourceStatusReason);
        if (record) records.set(record.name, record);
      }
    }
  } catch (error) {
    if (!isMissingStack(error)) throw error;
  }
  return [...records.values()];
}

/** `Content of DNS Record is: {Name: _1.admin.company.com.,Type: CNAME,Value: _2.acm-validations.aws.}` */
export function recordIn(reason: string): DnsRecord | undefined {
  const [, name, value] = /\{Name:\s*([^,\s]+),\s*Type:\s*CNAME,\s*Value:\s*([^,\s}]+)\}/.exec(reason) ?? [];
  return name && value ? { name, value } : undefined;
}

/**
 * Polls every few seconds until it is stopped, and shows each record once. A failed poll is covered by the
 * next one.
 */
export function showCertificateRecords(
  look: () => Promise<DnsRecord[]>,
  print: (line: string) => void,
  everyMs = 10_000,
): () => void {
  const shown = new Set<string>();
  const timer = setInterval(async () => {
    for (const { name, value } of await look().catch(() => [])) {
      if (shown.has(name)) continue;
      if (shown.size === 0)
        print('\n  The certificates wait until these records are in your DNS (minutes to hours):');
      shown.add(name);
      print(`    ${name}  CNAME  ${value}`);
    }
  }, everyMs);
  return () => clearInterval(timer);
}
