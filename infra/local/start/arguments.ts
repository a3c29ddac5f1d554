import path from 'node:path';
import { parseArgs } from 'node:util';
import { isRefusedByBrowsers } from './refused-ports';

export interface StartArguments {
  /** An absolute path. */
  data: string;
  fresh: boolean;
  hmr: boolean;
  watch: boolean;
  seed: boolean;
  throttles: boolean;
  ports: { admin: number; site: number; mailbox: number };
}

export const usage = `npm start -- [options]
  --data DIR   keep the data in DIR (default .local)
  --fresh      empty the data first
  --hmr        serve the admin by Vite's development server ("npm run dev")
  --no-watch   do not rebuild when a file changes
  --no-seed    do not write the demo companies' sites
  --no-throttle
               take calls as fast as they come, not as fast as the API's throttles let them
PORT_BASE=n npm start takes the ports n (admin), n+100 (sites), n+200 (mailbox) and, with --hmr,
n+300 (Vite's socket); 4000 when absent.`;

const knownOptions = {
  data: { type: 'string', default: '.local' },
  fresh: { type: 'boolean', default: false },
  hmr: { type: 'boolean', default: false },
  watch: { type: 'boolean', default: true },
  seed: { type: 'boolean', default: true },
  throttle: { type: 'boolean', default: true },
} as const;

/** Three hundred below the highest possible port. */
const highestBase = 65_235;

/** The arguments are invalid; the message says why. */
export class BadUsage extends Error {}

/** @throws BadUsage */
export function parseArguments(
  given: string[],
  environment: NodeJS.ProcessEnv,
  root: string,
): StartArguments {
  const { values, tokens } = parseArgs({
    args: given,
    options: knownOptions,
    allowNegative: true,
    strict: false,
    tokens: true,
  });
  const unknown =
    given[tokens.find((token) => !('name' in token && token.name in knownOptions))?.index ?? -1];
  if (unknown !== undefined) throw new BadUsage(`There is no option ${unknown}.\n\n${usage}`);
  const { data } = values;
  if (typeof data !== 'string' || !data) throw new BadUsage(`--data needs a directory.\n\n${usage}`);
  const base = Number(environment.PORT_BASE || 4000);
  if (!Number.isInteger(base) || base < 1024 || base > highestBase) {
    throw new BadUsage(`PORT_BASE=${environment.PORT_BASE} is no port from 1024 to ${highestBase}.`);
  }
  const refused = portsFrom(base).find(isRefusedByBrowsers);
  if (refused !== undefined) {
    throw new BadUsage(
      `PORT_BASE=${base} takes port ${refused}, from which no browser opens a page. Choose another one: ` +
        `PORT_BASE=${nearestGood(base)} npm start`,
    );
  }
  return {
    data: path.resolve(root, data),
    fresh: values.fresh === true,
    hmr: values.hmr === true,
    watch: values.watch === true,
    seed: values.seed === true,
    throttles: values.throttle === true,
    ports: { admin: base, site: base + 100, mailbox: base + 200 },
  };
}

/** The last one is for Vite's WebSocket. */
const portsFrom = (base: number) => [base, base + 100, base + 200, base + 300];

/** The next multiple of a hundred whose ports browsers accept. */
export function nearestGood(base: number): number {
  let next = Math.ceil((base + 1) / 100) * 100;
  while (portsFrom(next).some(isRefusedByBrowsers)) next += 100;
  return next;
}
