import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { prepareAssembly } from '@galley/infra/local/build/prepare';
import { type Cloud, startCloud } from '@galley/infra/local/cloud';
import { seedDemo } from '@galley/infra/local/seed/seed';
import type { Group } from './row';

const assets = fileURLToPath(new URL('../../dist/site-assets/assets', import.meta.url));
const quality = 5;
/** The second page of a visit, as a document and as the response that it is drawn from. */
const page = {
  document: '/services/repair',
  call: '/api/pages/GetPageByMenuAndPageName?parentMenu=services&friendlyUrl=repair',
};
const menu = '/api/components/getsidemenuitems';

/** The cost of the runtime `hydrated` for a visitor; with `static` all of this is 0. */
export const hydrated: Group = {
  name: 'hydrated',
  async measure(onProgress) {
    const assembly = await prepareAssembly({ onProgress });
    const cloud = await startCloud({ assembly, servers: false, schedules: false, throttles: false });
    try {
      await seedDemo(cloud, onProgress);
      const files = readdirSync(assets).filter((file) => file.endsWith('.js'));
      const sizeOf = (prefix: string) =>
        files
          .filter((file) => file.startsWith(prefix))
          .reduce((sum, file) => sum + compressedSize(readFileSync(join(assets, file))), 0);
      const first = sizeOf('site-');
      const rest = files.reduce((sum, file) => sum + sizeOf(file), 0) - first;
      const asDocument = await bytesOf(cloud, page.document);
      const asData = await bytesOf(cloud, page.call);
      const menuBytes = await bytesOf(cloud, menu);
      return [
        {
          name: 'hydrated: script of every document',
          value: first,
          unit: 'bytes',
          target: 1_500,
          note: `brotli ${quality}`,
        },
        {
          name: 'hydrated: once, for the second page',
          value: Math.round((rest + menuBytes) / 1000),
          unit: 'KB',
          target: 110,
          note: 'React, router, renderers and the menu; loaded when a visitor points at a link',
        },
        {
          name: 'hydrated: each further page',
          value: asData,
          unit: 'bytes',
          target: asDocument,
          note: `${page.document}; as a document it is ${asDocument} bytes`,
        },
      ];
    } finally {
      await cloud.stop();
    }
  },
};

async function bytesOf(cloud: Cloud, address: string): Promise<number> {
  const answer = await cloud.request({ site: 'acme' }, { path: address });
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
  return compressedSize(answer.body);
}

function compressedSize(body: Buffer): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}
