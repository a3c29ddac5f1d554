import { authenticationCalls } from './authentication';
import type { Area, CallDeclaration } from './call';
import { commentCalls } from './comments';
import { componentCalls } from './components';
import { fileCalls } from './files';
import { formCalls } from './forms';
import { imageCalls } from './images';
import { launchCalls } from './launches';
import { pageCalls } from './pages';
import { publicSiteCalls } from './public-site';
import { savedSectionCalls } from './saved-sections';
import { settingsCalls } from './settings';
import { singleSignOnCalls } from './single-sign-on';
import { siteInformationCalls } from './site-information';
import { userCalls } from './users';
import { vendorCalls } from './vendor';
import { versionCalls } from './versions';

/** All calls of the product, by name. */
export const contract = {
  ...authenticationCalls,
  ...pageCalls,
  ...componentCalls,
  ...savedSectionCalls,
  ...versionCalls,
  ...commentCalls,
  ...launchCalls,
  ...siteInformationCalls,
  ...settingsCalls,
  ...vendorCalls,
  ...singleSignOnCalls,
  ...formCalls,
  ...userCalls,
  ...imageCalls,
  ...fileCalls,
  ...publicSiteCalls,
};

export type Contract = typeof contract;
export type CallName = keyof Contract;

/** The implemented calls of an area: the area's handler must name exactly these. */
export type CallNamesOf<A extends Area> = {
  [Name in CallName]: Contract[Name] extends { area: A }
    ? Contract[Name] extends { open: number }
      ? never
      : Name
    : never;
}[CallName];

export const callNames = Object.keys(contract) as CallName[];

/** A call's declaration in its general form, for code that processes the whole contract. */
export function declarationOf(name: CallName): CallDeclaration {
  return contract[name];
}

export function callsOf(area: Area): CallName[] {
  return callNames.filter((name) => contract[name].area === area);
}
