import { embedOrigins } from '@galley/shared/components/embeds';
import { originOfNewsletter } from './newsletter-origin';
import { ownAssets, scriptsNamed } from './renderer-assets';
import { barePage, type ChromeFragments, type PageParts } from './site-model';
import { styleSheetOf } from './style-sheet';

/**
 * The policy of a document: only the scripts of its own islands run, by hash. Style attributes are allowed
 * (rich text aligns its paragraphs with them, a spacer sets its height); style elements are allowed by hash.
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
  // A hydrated site may load its own built files; everything else that the host serves has another content
  // type and never runs as a script.
  const scripts = [
    ...(isHydrated ? ["'self'"] : []),
    ...scriptsNamed(islands, assets).map(({ hash }) => hashSource(hash)),
    // Scripts that the form script adds to the document may run, but none that are in the HTML.
    ...(islands.includes('form') && !isHydrated ? ["'strict-dynamic'"] : []),
  ];
  // The chrome of an earlier release may hold a URL that this release would not have accepted.
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
    // The form island sends its form to the site itself, and a hydrated site reads its pages from there. A
    // document without scripts needs no connections, but audit tools fetch robots.txt from inside it.
    "connect-src 'self'",
    `form-action ${formTargets.join(' ')}`,
  ].join('; ');
}

/** The hashes of another renderer come from the table; a value that is not a hash must not allow anything. */
function hashSource(hash: string): string {
  return /^[A-Za-z0-9+/]{43}=$/.test(hash) ? `'sha256-${hash}'` : "'none'";
}
