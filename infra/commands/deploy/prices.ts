/**
 * AWS prices in USD without tax, in Ireland (eu-west-1) for regional services; other regions of Europe and
 * the US differ by a tenth at most. List prices as of November 2026, copied by hand from the page named
 * beside each: compare them with the first bill.
 */
export interface Price {
  usd: number;
  /** The number of units that the price is for. */
  per: number;
  unit: string;
  /** Free of charge each month, permanently (not the trial of a new account). */
  free?: number;
}

const million = 1_000_000;

export const prices = {
  // aws.amazon.com/cloudfront/pricing (pay as you go): first 1 TB and 10 million requests free; Europe and North America
  cdnGigabytes: { usd: 0.085, per: 1, unit: 'GB to viewers', free: 1_024 },
  cdnRequests: { usd: 0.012, per: 10_000, unit: 'HTTPS requests', free: 10 * million },
  cdnFunctionRuns: { usd: 0.1, per: million, unit: 'edge function runs', free: 2 * million },
  cdnInvalidatedPaths: { usd: 0.005, per: 1, unit: 'invalidated tags', free: 1_000 },
  // aws.amazon.com/cloudfront/pricing, SaaS Manager: 10 free, then 20 USD up to 200 (0.105 each), 0.10 each beyond
  cdnTenants: { usd: 0.105, per: 1, unit: 'companies with own domains', free: 10 },
  // aws.amazon.com/waf/pricing, the same everywhere
  webAcls: { usd: 5, per: 1, unit: 'web ACLs' },
  webAclRules: { usd: 1, per: 1, unit: 'rules of web ACLs' },
  webAclRequests: { usd: 0.6, per: million, unit: 'requests looked at' },
  // aws.amazon.com/lambda/pricing, arm64
  lambdaRuns: { usd: 0.2, per: million, unit: 'runs', free: million },
  lambdaGigabyteSeconds: { usd: 0.0000133334, per: 1, unit: 'GB-seconds', free: 400_000 },
  // aws.amazon.com/api-gateway/pricing, HTTP API, eu-west-1
  apiCalls: { usd: 1.11, per: million, unit: 'calls' },
  // aws.amazon.com/dynamodb/pricing/on-demand, eu-west-1, after the halving of November 2024
  tableReads: { usd: 0.1415, per: million, unit: 'read units' },
  tableWrites: { usd: 0.7075, per: million, unit: 'write units' },
  tableGigabytes: { usd: 0.283, per: 1, unit: 'GB', free: 25 },
  tableBackupGigabytes: { usd: 0.2264, per: 1, unit: 'GB restorable to any second' },
  // aws.amazon.com/s3/pricing, Standard, eu-west-1
  bucketGigabytes: { usd: 0.023, per: 1, unit: 'GB of images and logs' },
  bucketReads: { usd: 0.0004, per: 1_000, unit: 'reads' },
  bucketWrites: { usd: 0.005, per: 1_000, unit: 'writes' },
  // aws.amazon.com/ses/pricing
  mails: { usd: 0.1, per: 1_000, unit: 'mails' },
  // aws.amazon.com/cognito/pricing, Lite
  people: { usd: 0.0055, per: 1, unit: 'people who sign in', free: 10_000 },
  // aws.amazon.com/secrets-manager/pricing
  secrets: { usd: 0.4, per: 1, unit: 'secrets' },
  // aws.amazon.com/cloudwatch/pricing, eu-west-1
  logGigabytes: { usd: 0.57, per: 1, unit: 'GB of logs taken in', free: 5 },
  alarms: { usd: 0.1, per: 1, unit: 'alarms', free: 10 },
  dashboards: { usd: 3, per: 1, unit: 'dashboards', free: 3 },
} satisfies Record<string, Price>;

export type Charge = keyof typeof prices;
