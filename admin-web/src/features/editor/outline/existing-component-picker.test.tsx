import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen, serveCalls } from '../../../test-support/render-screen';
import { ExistingComponentPicker } from './existing-component-picker';

const own = { announcements: [{ id: 700010001, componentName: 'Opening', versionId: 1 }] };
const others = { announcements: [{ id: 800030002, componentName: 'Hours', versionId: 3 }] };

it('offers the components of the page itself, and of another page once that is chosen [1:169]', async () => {
  const row = { isExternal: false, versionStatus: 'live' };
  serveCalls({
    listPages: {
      body: [
        { ...row, pageId: 7, pageName: 'Home', fullUrl: '/' },
        { ...row, pageId: 8, pageName: 'Boats', fullUrl: '/boats' },
      ],
    },
    getPageComponentData: ({ pageId }) => ({
      body: { allComponents: pageId === '8' ? others : {} },
    }),
  });
  renderScreen(
    <ExistingComponentPicker
      pageId={7}
      types={['Announcement']}
      ownComponents={own as never}
      placedIds={[]}
      isInserting={false}
      onInsert={vi.fn()}
    />,
  );
  const open = (label: string) => fireEvent.click(screen.getByRole('combobox', { name: label }));
  open('Component');
  expect(await screen.findByRole('option', { name: 'Opening-V1' })).toBeTruthy();
  open('From page');
  fireEvent.click(await screen.findByRole('option', { name: 'Boats (/boats)' }));
  open('Component');
  expect(await screen.findByRole('option', { name: 'Hours-V3' })).toBeTruthy();
  expect(screen.queryByRole('option', { name: 'Opening-V1' })).toBeNull();
});
