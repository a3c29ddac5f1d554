/** Set by the build of the Lambdas: the path of `browser-loader.ts` as built from the same sources. */
declare const SITE_ENTRY: string | undefined;

/** The script of hydrated sites. Its name changes with its sources, since browsers cache it for a year. */
export const runtimeEntry = typeof SITE_ENTRY === 'undefined' ? '/assets/site.js' : SITE_ENTRY;
