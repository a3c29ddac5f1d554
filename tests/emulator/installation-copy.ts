import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyCheckout } from '../support/copy-checkout';

/** A checkout whose stage `prod` and companies are no examples any more, as a vendor writes them before a deploy. */
export function copyInstallation(root: string, to: string): void {
  copyCheckout(root, to, ['dist', '.cache/prepared.json', 'public-web/src/generated']);
  const stageFile = join(to, 'infra/stage.ts');
  const [before = '', prod = ''] = readFileSync(stageFile, 'utf8').split(/(?=^ {2}prod: \{)/m);
  // `.test` is no one's domain either, but no example of the documents.
  writeFileSync(stageFile, before + prod.replaceAll(/(?<=galley(-sites)?)\.example/g, '.test'));
  const vendor = { key: 'tracsoft', name: 'TracSoft', isVendor: true, adminEmail: 'vendor@tracsoft.test' };
  writeFileSync(join(to, 'infra/tenants.json'), `${JSON.stringify([vendor], null, 2)}\n`);
}

/**
 * Runs `npm run deploy` or `npm run tenant` there, answering every question with yes.
 * @param environment what is added to this process' own
 * @returns what it printed
 * @throws Error with the last lines where it fails
 */
export function runCommand(
  checkout: string,
  environment: Record<string, string>,
  args: readonly string[],
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['infra/command.mjs', ...args, '--yes'], {
      cwd: checkout,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
      });
    }
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) return resolve(printed);
      const lastLines = printed.trimEnd().split('\n').slice(-25).join('\n');
      reject(new Error(`npm run ${args.join(' ')} failed (exit code ${code}):\n${lastLines}`));
    });
  });
}
