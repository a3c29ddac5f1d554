import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect, type Frame, lookWithScripts, type Page } from './journey';

const { source } = createRequire(import.meta.url)('axe-core') as { source: string };

export interface AxeOptions {
  /** Only these rules; by default all. */
  rules?: string[];
  /** Only this part of the page. */
  within?: string;
  /** Moderate findings count too. */
  isStrict?: boolean;
}

type WithAxe = typeof globalThis & { axe: typeof import('axe-core') };

/** Injects axe into a document without it; a run on a page uses each frame's own axe. */
async function bringAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in globalThis)) return;
  await frame.evaluate(`${source}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`);
}

/**
 * Returns axe's current findings, one line for each rule and its elements. We run axe ourselves and not through
 * `@axe-core/playwright`, which injects it into every frame again for each run: that took longer than the runs.
 */
export async function findings(
  page: Page,
  { rules, within, isStrict = false }: AxeOptions = {},
): Promise<string[]> {
  const options: RunOptions = {
    // Passed rules are not described, which would take as long as the rules themselves.
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  };
  const { violations } = await lookWithScripts(async () => {
    await Promise.all(page.frames().map((frame) => bringAxe(frame)));
    return page.evaluate(
      ([part, how]) => (globalThis as WithAxe).axe.run(part ? { include: [part] } : document, how),
      [within, options] as const,
    ) as Promise<AxeResults>;
  });
  return violations
    .filter(({ impact }) => isStrict || impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/**
 * Asserts that axe finds nothing serious. Only findings that remain once everything is still count: a half-faded
 * element has temporary colours.
 */
export async function expectAccessible(page: Page, where: string, options: AxeOptions = {}): Promise<void> {
  await expect.poll(() => findings(page, options), { message: where, timeout: 60_000 }).toEqual([]);
}
