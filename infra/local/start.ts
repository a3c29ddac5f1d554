import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepareAssembly } from './build/prepare';
import { ScriptFailed } from './build/run-script';
import { type Cloud, startCloud } from './cloud';
import { DirectoryInUse, lockDirectory } from './data/directory-lock';
import { writeProductFile } from './product-file';
import { demoPassword } from './seed/seed';
import { createInterceptor, startVite } from './start/admin-extras';
import { BadUsage, parseArguments, type StartArguments, usage } from './start/arguments';
import { seedOnce } from './start/demo';
import { emptyData } from './start/empty-data';
import { refuseTakenPorts } from './start/free-ports';
import { openFunctionLog } from './start/function-log';
import { watchSources } from './start/watch';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Starting an environment takes longer than nearly all events. */
const patienceMs = 500;

type Stop = () => void | Promise<void>;

/** `npm start`: runs until Ctrl-C or SIGTERM (exit code 0), or prints why it cannot (exit code 1). */
export async function startGalley(given: string[]): Promise<void> {
  if (given.includes('--help')) {
    console.log(usage);
    return;
  }
  const stops: Stop[] = [];
  let stoppingSince: number | undefined;
  const end = async (code: number) => {
    if (stoppingSince !== undefined) return;
    stoppingSince = Date.now();
    for (const stop of stops.reverse()) await stop();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // One Ctrl-C may arrive twice, from the terminal and from npm. A later one exits at once.
      if (stoppingSince !== undefined) {
        if (Date.now() - stoppingSince > 1_000) process.exit(1);
        return;
      }
      console.log('\nStopping ...');
      void end(0);
    });
  }
  try {
    await start(parseArguments(given, process.env, root), (stop) => stops.push(stop));
  } catch (error) {
    if (stoppingSince !== undefined) return;
    const isForUser = [BadUsage, DirectoryInUse, ScriptFailed].some((kind) => error instanceof kind);
    console.error(`\n${isForUser ? (error as Error).message : ((error as Error).stack ?? error)}\n`);
    await end(1);
  }
}

async function start(options: StartArguments, onStop: (stop: Stop) => void): Promise<void> {
  const started = performance.now();
  const progress = (line: string) => {
    console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${line}`);
  };
  await refuseTakenPorts(options.ports);
  // Fails before the build if another Galley uses the data.
  lockDirectory(options.data)();
  if (options.fresh) {
    emptyData(options.data);
    progress(`emptied ${path.relative(process.cwd(), options.data) || options.data}`);
  }
  const assembly = await prepareAssembly({ root, onProgress: progress });
  const log = openFunctionLog(options.data, (line) => console.error(line));
  const vite = options.hmr ? await startVite(root, options.ports.admin + 300) : undefined;
  if (vite) onStop(vite.stop);
  let isReady = false;
  const adminUrl = `http://localhost:${options.ports.admin}`;
  const cloud = await startCloud({
    assembly,
    data: options.data,
    ports: options.ports,
    throttles: options.throttles,
    patienceMs,
    interceptAdmin: createInterceptor(adminUrl, () => isReady, vite?.middleware),
    onProgress: progress,
    onLog: log.write,
  });
  onStop(cloud.stop);
  onStop(writeProductFile(options.data, cloud));
  progress('started the laptop cloud');
  if (options.seed) await writeDemo(cloud, options, progress);
  if (options.watch) onStop(watchSources({ root, cloud, hmr: options.hmr, onProgress: progress }));
  isReady = true;
  progress('ready');
  console.log(welcome(cloud, log.file));
}

async function writeDemo(
  cloud: Cloud,
  { data }: StartArguments,
  progress: (line: string) => void,
): Promise<void> {
  try {
    await seedOnce(cloud, data, progress);
  } catch (error) {
    // The product works without them, and a developer may just have broken something that they need.
    console.error(`\nThe demo sites were not written: ${(error as Error).message}\n`);
  }
}

function welcome(cloud: Cloud, logFile: string): string {
  return `
  Admin     ${cloud.adminUrl}      sign in as admin@acme.example or editor@acme.example
                                  (admin@globex.example; the vendor: vendor@tracsoft.example)
                                  password of all: ${demoPassword}
  Sites     ${cloud.siteUrl('acme')}   and ${cloud.siteUrl('globex')}
  Mailbox   ${cloud.mailboxUrl}      sign-in codes and everything else that is mailed
  API       ${cloud.adminUrl}/api/docs
  Log       ${path.relative(process.cwd(), logFile)}

  Ctrl-C stops everything.
`;
}
