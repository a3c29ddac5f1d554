import { islandScripts, styleSheets } from './generated/site-assets';
import { barePage, type ChromeFragments, type PageParts } from './site-model';
import { stylesOf } from './styles-of';

/**
 * The policy of a document: nothing runs but the scripts of its own islands, by hash. Style attributes are allowed
 * (rich text aligns its paragraphs with them, a spacer states its height); style elements go by hash.
 * Without arguments it is the policy of the suspended page.
 */
export function contentSecurityPolicyFor(chrome?: ChromeFragments, parts: PageParts = barePage): string {
  const { islands } = parts;
  const isHydrated = chrome?.isHydrated ?? false;
  const styles = [
    ...stylesOf(chrome, parts).map((name) => styleSheets[name].hash),
    ...(chrome ? [chrome.themeHash] : []),
  ];
  // A hydrated site's own files; whatever else it serves is sent as what it is, and never as a script.
  const scripts = [
    ...(isHydrated ? ["'self'"] : []),
    ...islands.map((name) => `'sha256-${islandScripts[name].hash}'`),
  ];
  const formTargets = ["'self'", ...(chrome?.newsletterOrigin ? [chrome.newsletterOrigin] : [])];
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "img-src 'self'",
    `style-src ${styles.map((hash) => `'sha256-${hash}'`).join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    ...(scripts.length > 0 ? [`script-src ${scripts.join(' ')}`] : []),
    // The form island sends its form to the site itself; a hydrated site asks it for its pages.
    ...(isHydrated || islands.includes('form') ? ["connect-src 'self'"] : []),
    `form-action ${formTargets.join(' ')}`,
  ].join('; ');
}
