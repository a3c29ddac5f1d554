import type { Cloud } from '@galley/infra/local/cloud';
import { presetOf } from '@galley/shared/theme/presets';
import { presetNames } from '@galley/shared/theme/theme-words';
import type { Browser } from '@playwright/test';
import { findings } from '../e2e/axe';
import type { Row } from './row';
import { bytesOf, open } from './sent-document';
import type { StarterCompany } from './starter-companies';

export interface InPreset {
  what: string;
  /** The additional bytes compared with no preset. */
  bytes: number;
  /** axe's findings with all rules. */
  findings: string[];
}

/** Visits each page of a company in each preset. */
export async function visitInPresets(
  cloud: Cloud,
  browser: Browser,
  company: StarterCompany,
): Promise<InPreset[]> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const visitsWith = async (theme: ReturnType<typeof presetOf> | null) => {
    const { revision } = await company.admin.call('getTheme', {});
    await company.admin.call('saveTheme', { theme, revision });
    await cloud.settled();
    const visits: { path: string; bytes: number; findings: string[] }[] = [];
    for (const path of company.paths) {
      const sent = await open(page, `${cloud.siteUrl(company.key)}${path}`);
      visits.push({ path, bytes: await bytesOf(sent), findings: await findings(page, { isStrict: true }) });
    }
    return visits;
  };
  const plain = await visitsWith(null);
  const seen: InPreset[] = [];
  for (const name of presetNames) {
    const visits = await visitsWith(presetOf(name));
    for (const [index, { path, bytes, findings }] of visits.entries())
      seen.push({ what: `${name} on ${path}`, bytes: bytes - (plain[index]?.bytes ?? 0), findings });
  }
  await page.close();
  return seen;
}

/** The size that presets add, and axe's findings in them. */
export function rowsOfPresets(inPresets: readonly InPreset[]): Row[] {
  const found = inPresets.flatMap(({ what, findings }) => findings.map((finding) => `${what}: ${finding}`));
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
      name: 'starter sites: axe, every preset',
      value: found.length,
      unit: 'findings',
      target: 0,
      note: `all rules on ${inPresets.length} pages${found[0] ? `: ${found[0]}` : ''}`,
    },
  ];
}
