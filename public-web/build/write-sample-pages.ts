import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { required } from '@galley/shared/required';
import { assemblePage } from '../src/assemble';
import { assembleNotFound } from '../src/assemble-notice';
import { renderChrome, renderPage } from '../src/entry-server';
import { sampleHomePage, sampleInnerPage } from '../src/testing/sample-pages';
import { sampleSite } from '../src/testing/sample-site';

/**
 * Writes the pages of the sample company into a folder for viewing: `npm run sample -w public-web --
 * <folder>`.
 */
const folder = required(
  process.argv[2],
  () => new Error('Name the folder to write to: npm run sample -w public-web -- <folder>'),
);

const origin = 'https://harborpine.example';
const chrome = renderChrome(sampleSite);
for (const [file, page] of [
  ['site-home.html', sampleHomePage],
  ['site-inner.html', sampleInnerPage],
] as const) {
  const html = assemblePage(chrome, renderPage(page, sampleSite), { path: page.fullUrl, origin });
  await writeFile(join(folder, file), html);
}
await writeFile(join(folder, 'site-not-found.html'), assembleNotFound(chrome, { path: '/nowhere' }));
