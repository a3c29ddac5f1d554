import type { Role } from '@galley/shared/permissions';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen, serveCalls } from '../../test-support/render-screen';
import { samplePage } from '../../test-support/sample-page';
import { topBarPlaceId } from '../../ui/top-bar-place';
import { PageEditor } from './page-editor';
import { PageEditorScreen } from './page-editor-screen';

const versions = [
  { versionId: 3, status: 'draft' },
  { versionId: 2, status: 'live' },
].map((version) => ({
  ...version,
  timestamp: '2026-11-20T15:00:00.000Z',
  email: 'editor@acme.example',
  comments: '',
  revision: 1,
}));

const nothing = {
  pageComponents: [],
  components: [],
  allComponentTypes: [],
  allComponents: {},
  details: null,
};

function show(role: Role, shown: object = {}, chosenVersionId: number | null = null) {
  serveCalls({
    getCompanyName: { body: { companyName: 'Acme Boatworks', siteAddress: 'https://acme.example' } },
    listPeople: { body: [] },
    markPageOpened: { body: [] },
  });
  const data = { page: samplePage, ...nothing, versions, selectedVersionId: 3, ...shown };
  const props = { data, chosenVersionId, isSwitching: false, askedComponent: 0 } as never;
  renderScreen(
    <>
      <div id={topBarPlaceId} />
      <PageEditor {...(props as Parameters<typeof PageEditor>[0])} />
    </>,
    { user: { email: 'a@acme.example', role, company: 'acme', isVendor: false } },
  );
}
const preview = () => screen.queryByRole('link', { name: 'PREVIEW' });

it.each<[Role, string[]]>([
  ['Admin', ['Component Details', 'Page Details', 'Version Log']],
  ['Level4', ['Component Details', 'Page Details']],
  ['Author', ['Component Details', 'Page Details']],
])(
  'a page has for the role %s the tabs %j, and opens on the first [1:74] [1:207] [1:208] [2:166]',
  (role, tabs) => {
    show(role);
    const shown = screen.getAllByRole('tab');
    expect(shown.map(({ textContent }) => textContent)).toEqual(tabs);
    expect(shown.map((tab) => tab.getAttribute('aria-selected'))).toEqual(tabs.map((_, at) => `${at === 0}`));
  },
);

it('PREVIEW opens the version that is shown, in a new tab, whichever tab of the page is open [1:75] [2:27]', () => {
  show('Level4');
  for (const tab of screen.getAllByRole('tab')) {
    fireEvent.click(tab);
    expect(preview()?.getAttribute('href')).toBe('/PagePreview/7/3');
    expect(preview()?.getAttribute('target')).toBe('_blank');
  }
});

it('PREVIEW opens the version that was chosen [1:75]', () => {
  show('Level4', {}, 2);
  expect(preview()?.getAttribute('href')).toBe('/PagePreview/7/2');
});

it('there is no PREVIEW of a page without a version [1:75]', () => {
  show('Level4', { versions: [], selectedVersionId: null });
  expect(screen.getByRole('heading', { name: 'About' })).toBeTruthy();
  expect(preview()).toBeNull();
});

it('an external page has neither PREVIEW nor versions: it leads to the form of external pages [1:29] [1:30] [1:75]', async () => {
  const page = { ...samplePage, isExternal: true, openType: 'NewTab' };
  serveCalls({ getPageComponentData: { body: { page, versions, selectedVersionId: 3, ...nothing } } });
  const { currentPath } = renderScreen(
    <>
      <div id={topBarPlaceId} />
      <PageEditorScreen />
    </>,
    { route: { pattern: '/UpdatePageComponent/:pageId', path: '/UpdatePageComponent/7' } },
  );
  await waitFor(() => expect(currentPath()).toBe('/UpdateExternalPage/7'));
  expect([preview(), screen.queryByRole('combobox', { name: 'Version' })]).toEqual([null, null]);
});
