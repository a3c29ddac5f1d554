import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openFunctionLog } from './function-log';

let data: string;
beforeEach(() => {
  data = mkdtempSync(path.join(tmpdir(), 'galley-log-'));
});
afterEach(() => rmSync(data, { recursive: true }));

const megabyte = 1024 * 1024;

test('begins a new file when one is full, keeps the former one, and goes on after a restart', () => {
  const write = (from: number, to: number) => {
    const log = openFunctionLog(data, () => undefined);
    for (let number = from; number <= to; number += 1) {
      log.write({ functionKey: 'pages', line: `No. ${number} ${'x'.repeat(megabyte)}` });
    }
    return readFileSync(log.file, 'utf8');
  };
  write(1, 15);
  expect(write(16, 45)).toMatch(/^\S+ pages No\. 41 x+\n.*No\. 45 x+\n$/s);
  expect(readdirSync(data).sort()).toEqual(['functions.log', 'functions.log.1']);
  expect(statSync(path.join(data, 'functions.log.1')).size).toBeLessThan(21 * megabyte);
});
