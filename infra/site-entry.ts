import { contentHash } from './local/build/content-hash';

/** The sources of the scripts of hydrated sites. */
const sources = ['package-lock.json', 'public-web/src', 'public-web/vite.config.ts', 'shared'];

/**
 * The file of a hydrated site's first script, relative to the assets' folder. Its name contains a hash of its
 * sources instead of its output, because documents refer to it and the Lambdas that write them are built
 * separately.
 */
export function siteEntryFile(root: string): string {
  return `assets/site-${contentHash(root, sources).slice(0, 12)}.js`;
}
