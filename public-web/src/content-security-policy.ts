import { embedOrigins } from '@galley/shared/components/embeds';
import { originOfNewsletter } from './newsletter-origin';
import { ownAssets, scriptsNamed } from './renderer-assets';
import { barePage, type ChromeFragments, type PageParts } from './site-model';
import { styleSheetOf } from './style-sheet';

/**
 * The policy of a document: nothing runs but the scripts of its own islands, by hash. Style attributes are allowed
 * (rich text aligns its paragraphs with them, a spacer states its height); style elements go by hash.
 * Without arguments it is the policy of the suspended page.
 */
export function contentSecurityPolicyFor(
  chrome?: ChromeFragments,
  parts: PageParts = barePage,
  assets = ownAssets,
): string {
  const { islands, hasMedia } = parts;
  const frames = parts.frames?.filter((origin) => embedOrigins.includes(origin)) ?? [];
  const isHydrated = chrome?.isHydrated ?? false;
  // A hydrated site's own files; whatever else it serves is sent as what it is, and never as a script.
  const scripts = [
    ...(isHydrated ? ["'self'"] : []),
    ...scriptsNamed(islands, assets).map(({ hash }) => hashSource(hash)),
    // What the form's script adds to the document may run, and still nothing that stands in it.
    ...(islands.includes('form') && !isHydrated ? ["'strict-dynamic'"] : []),
  ];
  // A chrome that an earlier release stored may hold what this one would not have taken.
  const newsletter = originOfNewsletter({ newsletterUrl: chrome?.newsletterOrigin ?? '' });
  const formTargets = ["'self'", ...(newsletter ? [newsletter] : [])];
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "img-src 'self'",
    `style-src ${hashSource(styleSheetOf(chrome, parts, assets).hash)}`,
    "style-src-attr 'unsafe-inline'",
    ...(chrome?.hasFonts ? ["font-src 'self'"] : []),
    ...(scripts.length > 0 ? [`script-src ${scripts.join(' ')}`] : []),
    ...(hasMedia ? ["media-src 'self'"] : []),
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    // The form island sends its form to the site itself; a hydrated site asks it for its pages. Where there is no
    // script nothing can ask, but tools that judge a page look for robots.txt from inside it.
    "connect-src 'self'",
    `form-action ${formTargets.join(' ')}`,
  ].join('; ');
}

/** Those of another renderer come from the table; what is no hash allows nothing. */
function hashSource(hash: string): string {
  return /^[A-Za-z0-9+/]{43}=$/.test(hash) ? `'sha256-${hash}'` : "'none'";
}
