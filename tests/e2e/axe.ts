import AxeBuilder from '@axe-core/playwright';
import { expect, lookWithScripts, type Page } from './journey';

export interface AxeOptions {
  /** Only these rules; all without it. */
  rules?: string[];
  /** Only what is in this part of the page. */
  within?: string;
  /** Moderate findings count too. */
  isStrict?: boolean;
}

/** What axe finds at this moment, a rule and its elements a line. */
export async function findings(
  page: Page,
  { rules, within, isStrict = false }: AxeOptions = {},
): Promise<string[]> {
  // Legacy mode: the other one opens a tab for each look, which a busy machine may refuse.
  let axe = new AxeBuilder({ page }).setLegacyMode().options({
    // What passed is not described, which takes as long as the rules themselves.
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  });
  if (within) axe = axe.include(within);
  const { violations } = await lookWithScripts(() => axe.analyze());
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
