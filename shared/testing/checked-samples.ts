import { checkVersion } from '../checks/check-version';
import type { CheckedComponent, CheckedVersion, KnownPage, KnownSite } from '../checks/checked';

let numbers = 0;
export const component = (type: string, data: Record<string, unknown>): CheckedComponent => {
  numbers += 1;
  return { type, componentId: numbers, data: { componentName: 'Boats', ...data } };
};
export const text = (column1: string, more: object = {}) =>
  component('HtmlEditorColumns', { format: '4_4', column1, ...more });
export const knownPage = (changes: Partial<KnownPage> = {}): KnownPage => ({
  name: 'About us',
  scoTitle: 'About',
  scoMetaDescription: 'Who we are',
  noIndex: false,
  isExternal: false,
  isDeleted: false,
  isPublic: true,
  ...changes,
});
export const site = (changes: Partial<KnownSite> = {}): KnownSite => ({
  pages: new Map([[2, knownPage()]]),
  files: new Set(),
  brokenPaths: new Set(),
  brokenOutsideUrls: new Map(),
  pictures: {},
  forms: {},
  hasRecipients: true,
  ...changes,
});
export const version = (
  components: CheckedComponent[],
  changes: Partial<CheckedVersion> = {},
): CheckedVersion => ({
  pageId: 1,
  isHome: false,
  scoTitle: 'Boats',
  scoMetaDescription: 'What we build',
  noIndex: false,
  components,
  ...changes,
});
/** The findings in a version with these components. */
export const findingsIn = (
  components: CheckedComponent[],
  known = site(),
  changes: Partial<CheckedVersion> = {},
) =>
  checkVersion(version(components, changes), known).map(({ check, field, message }) => ({
    check,
    field,
    message,
  }));
/** The same in short. */
export const found = (...given: Parameters<typeof findingsIn>) =>
  findingsIn(...given).map(({ check, field }) => `${check} ${field}`);
