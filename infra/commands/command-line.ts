import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { HttpError } from '@galley/functions/core/errors';
import { required } from '@galley/shared/required';
import { ProductNotRunning, readProductFile } from '../local/product-file';
import { stageNamed } from '../stage';
import { InvalidTenants, tenantsFile } from '../tenants';
import { type CommandContext, openContext, type TenantCommand } from './context';
import { BadUsage, CommandFailed } from './failures';
import { openTerminal } from './terminal';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Options of all commands; their position does not matter. */
const commonUsage = `  --stage NAME   which installation (prod when absent; local is the product that runs on this machine)
  --yes          answer questions for yes or no with yes
  --data DIR     with --stage local: the product's data directory (.local when absent)`;

const commonOptions = {
  stage: { type: 'string', default: 'prod' },
  yes: { type: 'boolean', default: false },
  data: { type: 'string', default: '.local' },
  help: { type: 'boolean', default: false },
} as const;

interface CommonOptions {
  stage: string;
  yes: boolean;
  data: string;
  help: boolean;
  /** The other arguments, in their order. */
  rest: string[];
}

/** @throws BadUsage */
export function readCommonOptions(given: string[]): CommonOptions {
  const { values, tokens } = parseArgs({ args: given, options: commonOptions, strict: false, tokens: true });
  const textOf = (name: 'stage' | 'data') =>
    required(
      typeof values[name] === 'string' && values[name],
      () => new BadUsage(`--${name} needs a value.`),
    );
  const others = tokens.filter((token) => !('name' in token && token.name in commonOptions));
  const places = new Set(others.map(({ index }) => index));
  return {
    stage: textOf('stage'),
    data: textOf('data'),
    yes: values.yes === true,
    help: values.help === true,
    rest: given.filter((_, index) => places.has(index)),
  };
}

/**
 * Parses a command's own arguments.
 * @returns the positional ones, and the values of the options
 * @throws BadUsage with the command's usage
 */
export function readArguments<T extends NonNullable<ParseArgsConfig['options']>>(
  { name, usage }: Pick<TenantCommand, 'name' | 'usage'>,
  args: string[],
  options: T,
  positionals: readonly string[],
) {
  const fail = (sentence: string) =>
    new BadUsage(`${sentence}\n\n  npm run tenant -- ${`${name} ${usage}`.trim()}`);
  try {
    const parsed = parseArgs({ args, options, allowPositionals: true, strict: true });
    const missing = positionals[parsed.positionals.length];
    if (missing !== undefined) throw fail(`${missing} is missing.`);
    const unexpected = parsed.positionals[positionals.length];
    if (unexpected !== undefined) throw fail(`'${unexpected}' is one argument too many.`);
    return [parsed.positionals, parsed.values] as const;
  } catch (error) {
    const [sentence = ''] = (error as Error).message.split('. ');
    throw error instanceof BadUsage ? error : fail(`${sentence}.`);
  }
}

/**
 * Runs one of the commands.
 * @returns the exit code: 0, 1 for a failure, 2 for wrong usage
 */
export async function runTenantCommand(commands: TenantCommand[], given: string[]): Promise<number> {
  return reportingFailures(async () => {
    const { rest, help, ...options } = readCommonOptions(given);
    const [name, ...args] = rest;
    if (name === undefined) {
      console.log(overview(commands));
      return;
    }
    const command = required(
      commands.find((candidate) => candidate.name === name),
      () => new BadUsage(`There is no command '${name}'.\n\n${overview(commands)}`),
    );
    if (help) {
      console.log(
        `npm run tenant -- ${command.name} ${command.usage}\n\n${command.summary}\n\n${commonUsage}`,
      );
      return;
    }
    const context = contextFor(options);
    try {
      await command.run(context, args);
    } finally {
      context.aws.close();
    }
  });
}

const deployModes = ['--bootstrap', '--costs', '--verify'];
const deployUsage = `npm run deploy -- [--stage NAME] [--yes] [--bootstrap | --costs | --verify]

Checks the account, shows what changes and what it costs, asks, deploys all stacks and copies the web apps' files.
Safe to run again: every step finds what an earlier run has done.

  --stage NAME   which installation of infra/stage.ts (prod when absent)
  --yes          deploy without being asked
  --bootstrap    only prepares the account's regions for CDK, once
  --costs        only the table of what it costs per month
  --verify       only looks at what is deployed, from outside and inside: what is proven to work, and what to do`;

/**
 * `npm run deploy`.
 * @returns the exit code, as `runTenantCommand`
 */
export async function runDeployCommand(given: string[]): Promise<number> {
  return reportingFailures(async () => {
    const { rest, help, ...options } = readCommonOptions(given);
    const unknown = rest.find((argument) => !deployModes.includes(argument));
    if (unknown !== undefined) throw new BadUsage(`There is no option '${unknown}'.\n\n${deployUsage}`);
    const [mode, another] = rest;
    if (another) throw new BadUsage(`${mode} and ${another} are two commands.\n\n${deployUsage}`);
    if (help) {
      console.log(deployUsage);
      return;
    }
    if (options.stage === 'local' && mode !== '--costs') {
      throw new BadUsage('The stage local is this machine: "npm start" runs it, and nothing is deployed.');
    }
    const stage = knownStage(options.stage);
    const context = openContext({
      stage,
      terminal: openTerminal({ yes: options.yes }),
      clients: { region: stage.region },
      tenantsFile: fileURLToPath(tenantsFile),
    });
    // Loaded here because tenant commands do not need the code that synthesises.
    const { bootstrap, deploy, showCosts } = await import('./deploy/deploy');
    try {
      if (mode === '--costs') await showCosts(context);
      else if (mode === '--bootstrap') await bootstrap(context);
      else if (mode === '--verify') await (await import('./deploy/verify/verify')).verify(context);
      else await deploy(context);
    } finally {
      context.aws.close();
    }
  });
}

function overview(commands: TenantCommand[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
  return `npm run tenant -- <command> [options]\n\n${lines.join('\n')}\n\n${commonUsage}
  --help         what a command takes`;
}

function contextFor({ stage: name, yes, data }: Omit<CommonOptions, 'rest' | 'help'>): CommandContext {
  const stage = knownStage(name);
  const common = { stage, terminal: openTerminal({ yes }), tenantsFile: fileURLToPath(tenantsFile) };
  if (name !== 'local') return openContext({ ...common, clients: { region: stage.region } });
  const product = readProductFile(path.resolve(root, data));
  const { adminOrigin, siteOriginPattern, installation, data: directory, ...clients } = product;
  return openContext({
    ...common,
    // The product may use other ports than the default.
    stage: { ...stage, adminOrigin, siteOriginPattern },
    clients,
    laptop: { installation, data: directory },
  });
}

function knownStage(name: string) {
  try {
    return stageNamed(name);
  } catch (error) {
    throw new BadUsage((error as Error).message);
  }
}

/** Prints failures that an operator can fix as messages; other errors keep their stack trace. */
export async function reportingFailures(run: () => Promise<void>): Promise<number> {
  try {
    await run();
    return 0;
  } catch (error) {
    if (error instanceof BadUsage) {
      console.error(`\n${error.message}\n`);
      return 2;
    }
    const isForOperator = [CommandFailed, InvalidTenants, ProductNotRunning, HttpError].some(
      (kind) => error instanceof kind,
    );
    console.error(`\n${isForOperator ? (error as Error).message : awsSentence(error)}\n`);
    return 1;
  }
}

/** The message for SDK errors that concern the operator's own set-up. */
function awsSentence(error: unknown): string {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  if (name === 'CredentialsProviderError') {
    return `There are no AWS credentials: ${message}. Sign in ("aws login", "aws sso login") or set AWS_PROFILE, and try again.`;
  }
  if (name === 'ExpiredTokenException' || name === 'ExpiredToken') {
    return 'The AWS credentials have expired. Sign in again ("aws login", "aws sso login") and run the command again.';
  }
  if (/AccessDenied|UnauthorizedOperation/.test(name)) {
    return `AWS refused: ${message} Use credentials that may do this.`;
  }
  return stack ?? message;
}
