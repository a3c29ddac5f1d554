import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ProductNotRunning, readProductFile, writeProductFile } from './product-file';

let data: string;
beforeEach(() => {
  data = mkdtempSync(path.join(tmpdir(), 'galley-product-'));
});
afterEach(() => rmSync(data, { recursive: true }));

const cloud = {
  adminUrl: 'http://localhost:4000',
  mailboxUrl: 'http://localhost:4200',
  siteUrl: (company: string) => `http://${company}.localhost:4100`,
  aws: {
    region: 'eu-west-1',
    credentials: { accessKeyId: 'deployer', secretAccessKey: 'local' },
    endpoints: { AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:1' },
    tableName: 'table',
    userPoolId: 'pool',
    userPoolClientId: 'client',
    buckets: { 'Galley-local-Data.LogsBucket1': 'logs', 'Galley-local-Data.ImagesBucket2': 'images' },
    environmentOf: () => ({ SITE_DISTRIBUTION_ID: 'E1' }),
  },
};

test('tells a command where the product runs, until it stops', () => {
  const remove = writeProductFile(data, cloud);
  expect(readProductFile(data)).toEqual({
    adminOrigin: 'http://localhost:4000',
    siteOriginPattern: 'http://{company}.localhost:4100',
    region: 'eu-west-1',
    credentials: cloud.aws.credentials,
    endpoints: cloud.aws.endpoints,
    data,
    installation: {
      tableName: 'table',
      imagesBucket: 'images',
      userPoolId: 'pool',
      siteDistributionId: 'E1',
    },
  });
  remove();
  expect(() => readProductFile(data)).toThrow(ProductNotRunning);
});

test('reports that a product was killed', () => {
  writeProductFile(data, cloud);
  const file = path.join(data, 'product.json');
  const content = JSON.parse(readFileSync(file, 'utf8'));
  // Above the highest process id of any system.
  writeFileSync(file, JSON.stringify({ ...content, processId: 2 ** 30 }));
  expect(() => readProductFile(data)).toThrow('was stopped');
});
