import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stageNamed } from '@galley/infra/stage';
import { openInstallation } from './emulated-installation';
import { Person, publishPage, startSite, uploadPicture } from './emulated-journey';
import { findPython, installEmulator } from './install-emulator';
import { copyInstallation, runCommand } from './installation-copy';
import { type Emulator, startEmulator } from './start-emulator';

/**
 * `npm run verify:emulator`: deploys all stacks with the real CDK CLI to an emulated AWS on this machine, does what an
 * operator and a company do first, and removes the company. Nothing outside this machine is touched.
 */
// What Node the SDK wants next year is no matter of this command.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
const root = fileURLToPath(new URL('../..', import.meta.url));
const stage = { ...stageNamed('prod', { environment: {} }), sitesDomain: 'sites.galley-sites.test' };
const company = 'acme';
const admin = 'ann@acme.test';

async function step<T>(what: string, run: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  try {
    const result = await run();
    console.log(`  ok      ${seconds(begun)}  ${what}`);
    return result;
  } catch (error) {
    console.log(`  FAILED  ${seconds(begun)}  ${what}`);
    throw error;
  }
}
const seconds = (begun: number) => `${((performance.now() - begun) / 1_000).toFixed(1).padStart(6)} s`;

function expectIn(text: string, part: string): void {
  if (!text.includes(part)) throw new Error(`'${part}' was expected in:\n${text.slice(-2_000)}`);
}

async function verify(emulator: Emulator, checkout: string): Promise<void> {
  const run = (...args: string[]) => runCommand(checkout, emulator.environment, args);
  const tenant = (...args: string[]) => run('tenant', ...args);

  await step('bootstraps both regions', () => run('deploy', '--bootstrap'));
  await step('deploys all stacks and the files of the web apps', () => run('deploy'));
  await step('deploys again, and changes nothing', async () => {
    const printed = await run('deploy');
    const changed = printed.match(/^ ✅ .*$/gm)?.filter((line) => !line.endsWith('(no changes)')) ?? [];
    if (changed.length > 0) throw new Error(`These changed: ${changed.join(', ')}`);
    expectIn(printed, '(no changes)');
  });
  await step('makes a company', () =>
    tenant('add', company, '--name', 'Acme Boatworks', '--admin', admin, '--starter', 'trade'),
  );
  await step('lists it', async () => expectIn(await tenant('list'), 'Acme Boatworks'));

  const installation = await openInstallation(stage, emulator.url);
  try {
    const ann = new Person(installation, admin);
    await step('lets its first Admin in, with a mailed password and code', () =>
      ann.acceptInvitation('Harbour-lights-7'),
    );
    const home = await step('makes a site of a starter', () => startSite(ann));
    await step('publishes its home page, which a visitor gets', () =>
      publishPage(ann, installation, company, home),
    );
    await step('makes smaller copies of an uploaded picture', () => uploadPicture(ann));
    await step('suspends the company: its site says so', async () => {
      await tenant('suspend', company);
      const { status } = await installation.visit(company, '/');
      if (status === 200) throw new Error('The site of the suspended company is still there.');
    });
    await step('brings it back', async () => {
      await tenant('resume', company);
      const { status } = await installation.visit(company, '/');
      if (status !== 200) throw new Error(`The site answers ${status}.`);
    });
  } finally {
    installation.close();
  }
  await step('exports it', () => tenant('export', company, '--to', join(checkout, 'acme.galley')));
  await step('removes it', async () => {
    await tenant('remove', company);
    expectIn(await tenant('list'), 'no stack');
  });
}

async function main(): Promise<number> {
  const python = findPython();
  if (python === undefined) {
    console.log('Skipped: the emulator needs Python 3.10 or newer, and none was found on this machine.');
    return 0;
  }
  const temporary = mkdtempSync(join(tmpdir(), 'galley-emulator-'));
  const folder = join(root, '.cache/emulator');
  const log = join(folder, 'emulator.log');
  let emulator: Emulator | undefined;
  try {
    const installed = await step('installs the emulator', async () => installEmulator(python, folder));
    const started = await step('starts it', () => startEmulator(installed, stage.region, log));
    emulator = started;
    const checkout = join(temporary, 'checkout');
    await step('copies the checkout, with names of its own', async () => copyInstallation(root, checkout));
    await verify(started, checkout);
    return 0;
  } catch (error) {
    console.error(`\n${(error as Error).message}\n\nThe emulator's log: ${log}`);
    return 1;
  } finally {
    emulator?.stop();
    rmSync(temporary, { recursive: true, force: true, maxRetries: 5 });
  }
}

// The emulator is stopped as the process exits.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));
process.exitCode = await main();
