import type { CompanyScope } from '../company-scope';
import type { Key } from './key';

export const pathKeys = {
  partition: (scope: CompanyScope) => `C#${scope.company}#PATHS`,
  path: (scope: CompanyScope, fullUrl: string): Key => ({ pk: pathKeys.partition(scope), sk: fullUrl }),
  /** Paths begin with a slash, so this never meets one. */
  chrome: (scope: CompanyScope): Key => ({ pk: pathKeys.partition(scope), sk: 'CHROME' }),
  /** The number of the last release; small, since every change of the site reads it with the session. */
  release: (scope: CompanyScope): Key => ({ pk: pathKeys.partition(scope), sk: 'RELEASE' }),
  assets: (scope: CompanyScope, renderer: string): Key => ({
    pk: pathKeys.partition(scope),
    sk: `ASSETS#${renderer}`,
  }),
  anyPathPrefix: '/',
};

/** Beside the paths: to list redirects must not read the rendered pages that stand between them. */
export const redirectKeys = {
  partition: (scope: CompanyScope) => `C#${scope.company}#REDIRECTS`,
  redirect: (scope: CompanyScope, from: string): Key => ({ pk: redirectKeys.partition(scope), sk: from }),
};
