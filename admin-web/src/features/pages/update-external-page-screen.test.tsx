import type { Role } from '@galley/shared/permissions';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { PageOfRoute } from '../../parts/pages/page-of-route';
import { crumbsShown } from '../../test-support/crumbs-shown';
import { reads } from '../../test-support/page-form';
import { renderScreen, serveCalls } from '../../test-support/render-screen';
import { samplePage } from '../../test-support/sample-page';
import { UpdateExternalPageScreen } from './update-external-page-screen';

const yard = {
  ...{ ...samplePage, name: 'Yard', isExternal: true, openType: 'NewTab' },
  ...{ friendlyUrl: 'https://yard.example/', fullUrl: 'https://yard.example/' },
};

function open(Screen: ComponentType, route: string, page: object, role: Role = 'Admin') {
  serveCalls({ ...reads, getPage: { body: page } });
  const user = { email: 'ruth@acme.example', role, company: 'acme', isVendor: false } as const;
  const at = { pattern: `/${route}/:pageId`, path: `/${route}/7` };
  return renderScreen(<Screen />, { user, route: at });
}

it.each([
  ['live', 'Level4'],
  ['draft', 'Author'],
] as const)(
  'an external page that is %s is edited on its screen by an Admin, and read by the role %s [1:30] [1:207] [1:208] [1:70] [1:151] [1:181]',
  async (status, other) => {
    for (const role of ['Admin', other] as const) {
      open(UpdateExternalPageScreen, 'UpdateExternalPage', { ...yard, status }, role);
      const url = await screen.findByLabelText<HTMLInputElement>(/^Friendly URL/);
      expect(crumbsShown()).toEqual(['Pages /PageComponentManagement']);
      expect([url.value, url.readOnly]).toEqual(['https://yard.example/', role !== 'Admin']);
      const offered = ['Save', 'Delete', 'Restore'].filter((name) => screen.queryByRole('button', { name }));
      expect(offered).toEqual(role === 'Admin' ? ['Save', 'Delete'] : []);
      cleanup();
    }
  },
);

it('leads to the screen of the page’s kind, from the older path too [1:29] [1:30] [1:34]', async () => {
  const internal = open(UpdateExternalPageScreen, 'UpdateExternalPage', samplePage);
  await waitFor(() => expect(internal.currentPath()).toBe('/UpdatePageComponent/7'));
  const older = open(PageOfRoute, 'UpdatePage', samplePage);
  await waitFor(() => expect(older.currentPath()).toBe('/UpdatePageComponent/7'));
  const away = open(PageOfRoute, 'UpdatePage', yard);
  await waitFor(() => expect(away.currentPath()).toBe('/UpdateExternalPage/7'));
});
