import { contentHash } from './local/build/content-hash';

/** What the scripts of hydrated sites are built from. */
const sources = ['package-lock.json', 'public-web/src', 'public-web/vite.config.ts', 'shared'];

/**
 * The file of the first script of hydrated sites, below the assets' folder. Named by its sources, since documents
 * name it too: the Lambdas that write them are built apart.
 */
export function siteEntryFile(root: string): string {
  return `assets/site-${contentHash(root, sources).slice(0, 12)}.js`;
}
