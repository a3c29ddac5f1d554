import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openCompanyScope } from '@galley/functions/core/company-scope';
import type { ClientSettings } from '@galley/infra/commands/aws-clients';
import { type CommandContext, type ContextOptions, openContext } from '@galley/infra/commands/context';
import {
  type Line,
  newHeader,
  readCompanyFile,
  writeCompanyFile,
} from '@galley/infra/commands/export/company-file';
import { companyLines } from '@galley/infra/commands/export/export-company';
import type { ImportTarget } from '@galley/infra/commands/export/import-company';
import { stageNamed } from '@galley/infra/stage';
import { tenantsFile } from '@galley/infra/tenants';
import { testEnvironment } from './test-environment';

/** The context of the operator's commands, for a cloud on this machine. */
export function contextOf(
  clients: ClientSettings,
  installation: NonNullable<ContextOptions['laptop']>['installation'],
): CommandContext {
  return openContext({
    stage: stageNamed('local'),
    clients,
    terminal: {
      print: () => undefined,
      progress: () => undefined,
      confirm: async () => true,
      ask: async () => '',
    },
    tenantsFile: fileURLToPath(tenantsFile),
    laptop: { installation },
  });
}

/** The context for the cloud of the tests. */
export function testContext(): CommandContext {
  const endpoints = Object.entries(process.env).flatMap(([name, endpoint]) =>
    name.startsWith('AWS_ENDPOINT_URL_') && endpoint ? [[name, endpoint]] : [],
  );
  const clients: ClientSettings = {
    region: testEnvironment.AWS_REGION,
    credentials: {
      accessKeyId: testEnvironment.AWS_ACCESS_KEY_ID,
      secretAccessKey: testEnvironment.AWS_SECRET_ACCESS_KEY,
    },
    endpoints: Object.fromEntries(endpoints),
  };
  return contextOf(clients, {
    tableName: testEnvironment.TABLE_NAME,
    imagesBucket: testEnvironment.IMAGES_BUCKET,
    userPoolId: process.env.USER_POOL_ID ?? '',
    siteDistributionId: testEnvironment.SITE_DISTRIBUTION_ID,
  });
}

/** A temporary folder for files that commands write. */
export function temporaryFolder(): { path: (name: string) => string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'galley-export-'));
  return {
    path: (name) => join(folder, name),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const headerOf = (company: string) =>
  newHeader({ release: '0.0.0', company, companyName: company, exportedAt: '2026-11-22T00:00:00.000Z' });

export function exportLines(store: ImportTarget, company: string): AsyncGenerator<Line> {
  return companyLines(store, openCompanyScope(company), headerOf(company), () => undefined);
}

export function exportTo(file: string, store: ImportTarget, company: string) {
  return writeCompanyFile(file, exportLines(store, company));
}

/** The lines of a file without its end, to be written again with changes. */
export async function linesOf(file: string): Promise<Line[]> {
  const lines: Line[] = [];
  for await (const line of readCompanyFile(file)) if (!('end' in line)) lines.push(line);
  return lines;
}
