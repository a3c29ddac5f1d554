import type { Cloud } from '@galley/infra/local/cloud';
import { presetOf } from '@galley/shared/theme/presets';
import { presetNames } from '@galley/shared/theme/theme-words';
import type { Browser } from '@playwright/test';
import { findings } from '../e2e/axe';
import { beyondTheEdge } from '../e2e/screens/in-any-medium';
import type { Row } from './row';
import { open, sentBytes } from './sent-document';
import type { StarterCompany } from './starter-companies';

export interface InPreset {
  what: string;
  /** The additional bytes compared with no preset. */
  bytes: number;
  /** axe's findings with all rules; absent where axe did not run. */
  findings?: string[];
  /** What is cut off or makes the page scroll sideways, in its own typefaces. */
  beyond: string[];
}

/** The narrowest and the widest window, in pixels. */
const widths = [320, 2560];

/** Visits each page of each company in each preset; axe runs on the first company's, one of which has every component. */
export async function visitInPresets(
  cloud: Cloud,
  browser: Browser,
  companies: readonly StarterCompany[],
  onProgress: (line: string) => void,
): Promise<InPreset[]> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  // The program that runs the bench gives names to functions, also to those that are sent to the page.
  await page.addInitScript({ content: 'globalThis.__name = (value) => value;' });
  const beyondAt = async () => {
    const beyond: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => document.fonts.ready);
      beyond.push(...(await beyondTheEdge(page)()).map((part) => `${part} at ${width}`));
    }
    await page.setViewportSize({ width: 1280, height: 720 });
    return beyond;
  };
  const visitsWith = async (theme: ReturnType<typeof presetOf> | null) => {
    for (const { admin } of companies) {
      const { revision } = await admin.call('getTheme', {});
      await admin.call('saveTheme', { theme, revision });
    }
    await cloud.settled();
    const visits: InPreset[] = [];
    for (const [index, { key, paths }] of companies.entries()) {
      for (const path of paths) {
        const url = `${cloud.siteUrl(key)}${path}`;
        const bytes = await sentBytes(url);
        await open(page, url);
        const found = index === 0 ? { findings: await findings(page, { isStrict: true }) } : {};
        visits.push({ what: `${key} ${path}`, bytes, ...found, beyond: await beyondAt() });
      }
    }
    return visits;
  };
  const plain = await visitsWith(null);
  const seen: InPreset[] = [];
  for (const name of presetNames) {
    const visits = await visitsWith(presetOf(name));
    for (const [index, { what, bytes, ...found }] of visits.entries())
      seen.push({ what: `${name} on ${what}`, bytes: bytes - (plain[index]?.bytes ?? 0), ...found });
    onProgress(`every page in the preset ${name}`);
  }
  await page.close();
  return seen;
}

/** The size that presets add, and axe's findings in them. */
export function rowsOfPresets(inPresets: readonly InPreset[]): Row[] {
  const looks = inPresets.filter(({ findings }) => findings);
  const found = looks.flatMap(({ what, findings = [] }) => findings.map((finding) => `${what}: ${finding}`));
  const beyond = inPresets.flatMap(({ what, beyond: parts }) => parts.map((part) => `${what}: ${part}`));
  const heaviest = inPresets.reduce((one, other) => (other.bytes > one.bytes ? other : one));
  return [
    {
      name: 'starter sites: bytes that a preset adds',
      value: heaviest.bytes,
      unit: 'bytes',
      target: 600,
      note: `to what a page is without any; of ${inPresets.length}: ${heaviest.what}`,
    },
    {
      name: 'starter sites: beyond the edge, every preset',
      value: beyond.length,
      unit: 'elements',
      target: 0,
      note: `at ${widths.join(' and ')} pixels, on ${inPresets.length} pages${beyond[0] ? `: ${beyond[0]}` : ''}`,
    },
    {
      name: 'starter sites: axe, every preset',
      value: found.length,
      unit: 'findings',
      target: 0,
      note: `all rules on ${looks.length} pages${found[0] ? `: ${found[0]}` : ''}`,
    },
  ];
}
