import { prepareAssembly } from '@galley/infra/local/build/prepare';
import { type Cloud, startCloud } from '@galley/infra/local/cloud';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../chromium.mjs';

/** Measures in a browser on a laptop cloud without background work; both are closed afterwards. */
export async function withBrowser<Measured>(
  onProgress: (line: string) => void,
  measure: (cloud: Cloud, browser: Browser) => Promise<Measured>,
): Promise<Measured> {
  const assembly = await prepareAssembly({ onProgress });
  const cloud = await startCloud({ assembly, schedules: false });
  try {
    const executablePath = findChromium(onProgress);
    const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
    try {
      return await measure(cloud, browser);
    } finally {
      await browser.close();
    }
  } finally {
    await cloud.stop();
  }
}
