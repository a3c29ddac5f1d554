import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepareAssembly } from '@galley/infra/local/build/prepare';
import { repeated } from './figures';
import type { Group } from './row';
import { run } from './run-command';

const root = fileURLToPath(new URL('../..', import.meta.url));

const target = 8;
const companies = 200;

/** `cdk synth` of an existing build, as a developer runs it. */
export const synthTime: Group = {
  name: 'synth time',
  async measure(onProgress) {
    await prepareAssembly({ onProgress });
    const folder = mkdtempSync(join(tmpdir(), 'galley-synth-'));
    const file = join(folder, 'tenants.json');
    writeFileSync(file, JSON.stringify(manyTenants()));
    try {
      const one = await repeated(() => synthesise(folder));
      onProgress('the companies of the repository are synthesised');
      const many = ['--context', `tenants=${file}`];
      const ofMany = await repeated(() => synthesise(folder, many));
      const note = 'cdk synth without the build, with validation';
      return [
        { name: 'synth', ...one, unit: 's', target, note },
        { name: `synth of ${companies} companies`, ...ofMany, unit: 's', target, note },
      ];
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};

/** Half of them have domains of their own that are served already. */
function manyTenants() {
  return Array.from({ length: companies }, (_, index) => ({
    key: `company-${index}`,
    name: `Company ${index}`,
    adminEmail: `admin@company-${index}.example`,
    ...(index === 0 && { isVendor: true }),
    domains: [`www.company-${index}.example`],
    dnsReady: index % 2 === 0,
  }));
}

async function synthesise(folder: string, options: string[] = []): Promise<number> {
  const output = join(folder, 'cdk.out');
  const begun = performance.now();
  // `--build true` replaces the build by a command that does nothing.
  const cdk = join(root, 'node_modules/.bin/cdk');
  await run(cdk, ['synth', '--quiet', '--build', 'true', '--output', output, ...options], { cwd: root });
  const seconds = (performance.now() - begun) / 1000;
  rmSync(output, { recursive: true });
  return seconds;
}
