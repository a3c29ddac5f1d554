import { describe, expect, it } from 'vitest';
import { adminScreens, linkTo, linkToPage, screenPath } from './admin-screens';

describe('links to screens', () => {
  it('fills in segments and the query, in the order of the list [1:22] [1:29] [1:75] [2:27] [2:18]', () => {
    expect(linkTo('home')).toBe('/adminhome');
    expect(linkTo('editPage', { pageId: 7 })).toBe('/UpdatePageComponent/7');
    expect(linkTo('editPage', { pageId: 7, version: 3 })).toBe('/UpdatePageComponent/7?version=3');
    expect(linkTo('compareVersions', { pageId: 7, to: 0, from: 2 })).toBe('/CompareVersions/7?from=2&to=0');
    expect(linkTo('previewPage', { pageId: 7, versionId: 12 })).toBe('/PagePreview/7/12');
  });

  it('omits empty values and encodes the rest [1:26] [2:28] [1:59] [2:44] [2:31]', () => {
    expect(linkTo('users', { company: undefined })).toBe('/UserManagement');
    expect(linkTo('authentication', { '*': 'login', company: 'acme', returnUrl: '/a?b=c' })).toBe(
      '/authentication/login?company=acme&returnUrl=%2Fa%3Fb%3Dc',
    );
  });

  it('leads to the screen that edits pages of that kind [1:29] [1:30] [1:74]', () => {
    expect(linkToPage({ id: 4, isExternal: false })).toBe('/UpdatePageComponent/4');
    expect(linkToPage({ id: 4, isExternal: true })).toBe('/UpdateExternalPage/4');
  });

  it('does not compile without a segment, with an unknown name or for an unknown screen', () => {
    // @ts-expect-error a page has an id
    linkTo('editPage');
    // @ts-expect-error the screen knows no such name
    linkTo('editPage', { pageId: 7, versoin: 3 });
    // @ts-expect-error there is no such screen
    expect(() => linkTo('nowhere')).toThrow();
  });

  it.each([
    ['login', '/login', '[1:21] [2:31] [1:38] [1:43] [1:288]'],
    ['home', '/adminhome', '[1:22] [2:18] [1:41] [1:42] [1:145]'],
    ['settings', '/Settings', '[1:23] [2:19] [1:39] [1:42] [1:209] [2:103]'],
    ['siteInformation', '/SiteInformation', '[1:24] [2:20] [1:40] [1:41]'],
    ['vendor', '/TracSoftSettings', '[1:25] [2:26] [1:42] [1:209]'],
    ['users', '/UserManagement', '[1:26] [2:28] [1:41] [2:209]'],
    ['createUser', '/CreateUser', '[1:26] [2:29]'],
    ['updateUser', '/UpdateUser/:userId', '[1:26] [2:29]'],
    ['pages', '/PageComponentManagement', '[1:27]'],
    ['createPage', '/CreatePage', '[1:28]'],
    ['createExternalPage', '/CreateExternalPage', '[1:28]'],
    ['editPage', '/UpdatePageComponent/:pageId', '[1:29] [1:74]'],
    ['updateExternalPage', '/UpdateExternalPage/:pageId', '[1:30]'],
    ['images', '/ImageManagement', '[1:31] [2:30]'],
    ['forms', '/FormBuilderManagement', '[1:32] [2:21] [2:164] [2:10] [2:148]'],
    ['createForm', '/CreateForm', '[2:22]'],
    ['buildForm', '/FormBuilder/:formId', '[2:23] [2:22]'],
    ['submissions', '/FormBuilderSubmissions/:formId', '[2:24]'],
    ['submission', '/FormBuilderSingleSubmission/:formSubmissionId', '[2:25]'],
    ['updatePage', '/UpdatePage/:pageId', '[1:34]'],
    ['previewPage', '/PagePreview/:pageId/:versionId', '[1:75] [2:27]'],
    ['authentication', '/authentication/*', '[2:31] [2:44] [2:45] [2:46] [2:47] [1:59]'],
  ] as const)('has %s at %s, as the documents say %s', (name, path, _ids) =>
    expect(screenPath(name)).toBe(path),
  );

  it('has each path once, ignoring case', () => {
    const paths = Object.keys(adminScreens).map((name) =>
      screenPath(name as keyof typeof adminScreens).toLowerCase(),
    );
    expect(new Set(paths).size).toBe(paths.length);
  });
});
