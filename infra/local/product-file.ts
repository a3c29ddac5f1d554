import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Cloud } from './cloud-types';
import { isAlive } from './data/directory-lock';
import { writeFileAtomically } from './stand-ins/atomic-file';

/** How a command in another process accesses the running product, as the deployer. */
export interface ProductFile {
  adminOrigin: string;
  /** `{company}` is replaced by the company key. */
  siteOriginPattern: string;
  region: string;
  credentials: { accessKeyId: string; secretAccessKey: string };
  /** By the names of the SDK's environment variables. */
  endpoints: Record<string, string>;
  /** The data directory; absent where the data is in memory. */
  data?: string;
  installation: {
    tableName: string;
    imagesBucket: string;
    userPoolId: string;
    siteDistributionId: string;
  };
}

export class ProductNotRunning extends Error {}

type DescribedCloud = Pick<Cloud, 'aws' | 'adminUrl' | 'siteUrl'>;

const fileIn = (data: string) => path.join(data, 'product.json');

export function describeProduct({ aws, adminUrl, siteUrl }: DescribedCloud, data?: string): ProductFile {
  const { region, credentials, endpoints, tableName, userPoolId, buckets } = aws;
  const imagesBucket = Object.entries(buckets).find(([id]) => id.includes('-Data.Images'))?.[1] ?? '';
  const siteDistributionId = aws.environmentOf('jobs').SITE_DISTRIBUTION_ID ?? '';
  return {
    adminOrigin: adminUrl,
    siteOriginPattern: siteUrl('{company}'),
    region,
    credentials,
    endpoints,
    ...(data && { data }),
    installation: { tableName, imagesBucket, userPoolId, siteDistributionId },
  };
}

/** @returns deletes the file again */
export function writeProductFile(data: string, cloud: DescribedCloud): () => void {
  writeFileAtomically(
    fileIn(data),
    JSON.stringify({ processId: process.pid, ...describeProduct(cloud, data) }, null, 2),
  );
  return () => rmSync(fileIn(data), { force: true });
}

/** @throws ProductNotRunning */
export function readProductFile(data: string): ProductFile {
  if (!existsSync(fileIn(data))) {
    throw new ProductNotRunning(
      `No Galley runs with the data in ${data}. Start it with "npm start", or name its directory with --data.`,
    );
  }
  const { processId, ...product } = JSON.parse(readFileSync(fileIn(data), 'utf8')) as ProductFile & {
    processId: number;
  };
  if (isAlive(processId)) return product;
  throw new ProductNotRunning(`The Galley with the data in ${data} was stopped. Start it with "npm start".`);
}
