import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect, type Frame, lookWithScripts, type Page } from './journey';

const { source } = createRequire(import.meta.url)('axe-core') as { source: string };

export interface AxeOptions {
  /** Only these rules; all without it. */
  rules?: string[];
  /** Only what is in this part of the page. */
  within?: string;
  /** Moderate findings count too. */
  isStrict?: boolean;
}

type WithAxe = typeof globalThis & { axe: typeof import('axe-core') };

/** Puts axe into a document that has none yet; its look at a page asks each frame's axe for the frame's findings. */
async function bringAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in globalThis)) return;
  await frame.evaluate(`${source}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`);
}

/**
 * What axe finds at this moment, a rule and its elements a line. Axe is told to look by ourselves and not by
 * `@axe-core/playwright`, which puts it into every frame again for each look: that took longer than the looks.
 */
export async function findings(
  page: Page,
  { rules, within, isStrict = false }: AxeOptions = {},
): Promise<string[]> {
  const options: RunOptions = {
    // What passed is not described, which takes as long as the rules themselves.
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
 * Holds that axe finds nothing serious. What is still there when everything has stood still for a while counts; what
 * is half faded in has colours of its own for a moment and does not.
 */
export async function expectAccessible(page: Page, where: string, options: AxeOptions = {}): Promise<void> {
  await expect.poll(() => findings(page, options), { message: where, timeout: 60_000 }).toEqual([]);
}
