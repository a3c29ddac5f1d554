import { islandScripts, siteCssHash } from './generated/site-assets';
import type { ChromeFragments, IslandName } from './site-model';

/**
 * The policy of a document: nothing runs but the scripts of its own islands, by hash. Style attributes are allowed
 * (rich text aligns its paragraphs with them, a spacer states its height); style elements go by hash.
 * Without arguments it is the policy of the suspended page.
 */
export function contentSecurityPolicyFor(chrome?: ChromeFragments, islands: IslandName[] = []): string {
  const styles = [siteCssHash, ...(chrome ? [chrome.themeHash] : [])];
  const scripts = islands.map((name) => `'sha256-${islandScripts[name].hash}'`);
  const formTargets = ["'self'", ...(chrome?.newsletterOrigin ? [chrome.newsletterOrigin] : [])];
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "img-src 'self'",
    `style-src ${styles.map((hash) => `'sha256-${hash}'`).join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    ...(scripts.length > 0 ? [`script-src ${scripts.join(' ')}`] : []),
    // The form island sends its form to the site itself.
    ...(islands.includes('form') ? ["connect-src 'self'"] : []),
    `form-action ${formTargets.join(' ')}`,
  ].join('; ');
}
