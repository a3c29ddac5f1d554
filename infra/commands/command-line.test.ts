import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ProductNotRunning } from '../local/product-file';
import {
  readArguments,
  readCommonOptions,
  reportingFailures,
  runDeployCommand,
  runTenantCommand,
} from './command-line';
import type { TenantCommand } from './context';
import { BadUsage, CommandFailed } from './failures';

const printed: string[] = [];
const refused: string[] = [];
beforeEach(() => {
  printed.length = 0;
  refused.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line) => printed.push(String(line)));
  vi.spyOn(console, 'error').mockImplementation((line) => refused.push(String(line)));
});
afterEach(() => vi.restoreAllMocks());

const seen: { stage: string; args: string[] }[] = [];
const paint: TenantCommand = {
  name: 'paint',
  usage: '<key> [--colour NAME]',
  summary: 'Paints a company.',
  async run({ stage }, args) {
    seen.push({ stage: stage.name, args });
    readArguments(paint, args, { colour: { type: 'string' } }, ['<key>']);
  },
};
const run = (...given: string[]) => runTenantCommand([paint], given);

describe('npm run tenant', () => {
  test('lists the commands without arguments, one per line', async () => {
    expect(await run()).toBe(0);
    expect(printed.join()).toMatch(/^ {2}paint {2}Paints a company\.$/m);
    expect(printed.join()).toContain('--stage NAME');
  });

  test('passes a command its own options, wherever the common ones are', async () => {
    expect(await run('--stage', 'prod', 'paint', '--colour', 'red', 'acme', '--yes')).toBe(0);
    expect(seen.at(-1)).toEqual({ stage: 'prod', args: ['--colour', 'red', 'acme'] });
  });

  test.each([
    [['wipe'], "There is no command 'wipe'"],
    [['paint'], '<key> is missing'],
    [['paint', 'acme', 'globex'], "'globex' is one argument too many"],
    [['paint', 'acme', '--glitter'], "Unknown option '--glitter'"],
    [['paint', 'acme', '--stage', 'moon'], "There is no stage 'moon'"],
    [['paint', 'acme', '--stage'], '--stage needs a value'],
  ])('%j explains the correct usage, with exit code 2', async (given, sentence) => {
    expect(await run(...given)).toBe(2);
    expect(refused.join()).toContain(sentence);
  });

  test('explains how one command is used', async () => {
    expect(await run('paint', '--help')).toBe(0);
    expect(printed.join()).toContain('npm run tenant -- paint <key> [--colour NAME]');
  });

  test('says so when no laptop product is running', async () => {
    expect(await run('paint', 'acme', '--stage', 'local', '--data', '/nowhere/at/all')).toBe(1);
    expect(refused.join()).toContain('Start it with "npm start"');
  });
});

describe('npm run deploy', () => {
  test('accepts its options, and says that a laptop needs no deploy', async () => {
    expect(await runDeployCommand(['--help'])).toBe(0);
    expect(printed.join()).toContain('npm run deploy -- [--stage NAME]');
    expect(await runDeployCommand(['--force'])).toBe(2);
    expect(await runDeployCommand(['--stage', 'local'])).toBe(2);
    expect(refused.join()).toContain('"npm start" runs it');
  });
});

describe('an error', () => {
  const codeOf = (error: Error) =>
    reportingFailures(async () => {
      throw error;
    });

  test('is one sentence where the operator can fix it, with exit code 1', async () => {
    for (const error of [new CommandFailed('Mend it.'), new ProductNotRunning('Mend it.')]) {
      expect(await codeOf(error)).toBe(1);
      expect(refused.at(-1)).toBe('\nMend it.\n');
    }
    expect(await codeOf(new BadUsage('Write it.'))).toBe(2);
  });

  test('of AWS says what to do about credentials', async () => {
    expect(await codeOf(Object.assign(new Error('none'), { name: 'CredentialsProviderError' }))).toBe(1);
    expect(refused.at(-1)).toContain('AWS_PROFILE');
    await codeOf(Object.assign(new Error('You may not.'), { name: 'AccessDeniedException' }));
    expect(refused.at(-1)).toContain('AWS refused: You may not.');
  });

  test('shows its stack trace otherwise', async () => {
    expect(await codeOf(new Error('a slip of ours'))).toBe(1);
    expect(refused.at(-1)).toContain('command-line.test.ts');
  });
});

test('accepts common options with an equals sign', () => {
  expect(readCommonOptions(['--stage=local', '--data=x', 'list'])).toMatchObject({
    stage: 'local',
    data: 'x',
    rest: ['list'],
  });
});
