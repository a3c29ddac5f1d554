import { renameSync } from 'node:fs';
import { prepareAssembly } from '@galley/infra/local/build/prepare';
import { startCloud } from '@galley/infra/local/cloud';
import { seedOnce } from '@galley/infra/local/start/demo';
import { portBase } from './product';

/**
 * Writes the demo sites once, for products that start with a copy of these data: writing them takes as long as twenty
 * journeys. The folder exists as soon as it is complete.
 */
export async function writeDemo(folder: string, onProgress: (line: string) => void): Promise<void> {
  const assembly = await prepareAssembly({ onProgress });
  const data = `${folder}.unfinished`;
  const ports = { admin: portBase, site: portBase + 100, mailbox: portBase + 200 };
  const cloud = await startCloud({ assembly, data, ports, patienceMs: 500, onProgress });
  try {
    await seedOnce(cloud, data, onProgress);
  } finally {
    await cloud.stop();
  }
  renameSync(data, folder);
}
