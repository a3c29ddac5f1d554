import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');

/** Files that run on AWS or call it. Tests and their helpers create clients of their own for stand-ins. */
function sources(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (['node_modules', 'testing'].includes(entry.name)) return [];
    if (entry.isDirectory()) return sources(file);
    return /\.(ts|mjs)$/.test(file) && !/\.test\.ts$/.test(file) ? [file] : [];
  });
}

/** `new LambdaClient(` and `new sdk.S3Client(` of a file that imports the SDK. */
const makesClient = (source: string) =>
  /from '@aws-sdk\/client-|import\('@aws-sdk\/client-/.test(source) &&
  /^(?!\s*(\*|\/\/)).*\bnew\s+(\w+\.)?\w*Client\s*\(/m.test(source);

test('AWS clients are created by one factory, which sets their time-outs', () => {
  const found = [...sources('functions'), ...sources('infra')].filter((file) =>
    makesClient(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(found).toEqual([]);
});

test.each([
  ["import { S3Client } from '@aws-sdk/client-s3';\nconst s3 = new S3Client({});", true],
  ["const sdk = await import('@aws-sdk/client-s3');\nconst s3 = new sdk.S3Client({});", true],
  ["import { S3Client } from '@aws-sdk/client-s3';\nconst s3 = awsClient(S3Client, patience);", false],
  ["import { SeedClient } from './seed-client';\nnew SeedClient(cloud);", false],
])('%s', (source, isFound) => {
  expect(makesClient(source)).toBe(isFound);
});
