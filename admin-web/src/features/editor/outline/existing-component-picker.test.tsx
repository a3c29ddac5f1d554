import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen, serveCalls } from '../../../test-support/render-screen';
import { ExistingComponentPicker } from './existing-component-picker';

const own = { announcements: [{ id: 700010001, componentName: 'Opening', versionId: 1 }] };
const others = {
  announcements: [
    { id: 800030002, componentName: 'Hours', versionId: 3 },
    { id: 800030005, componentName: '', versionId: 3 },
  ],
};

it('offers the components of the page itself, and of another page once that is chosen, and adds the chosen one [1:169] [1:130]', async () => {
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
  const onInsert = vi.fn();
  renderScreen(
    <ExistingComponentPicker
      pageId={7}
      types={['Announcement']}
      ownComponents={own as never}
      placedIds={[]}
      isInserting={false}
      onInsert={onInsert}
    />,
  );
  const open = (label: string) => fireEvent.click(screen.getByRole('combobox', { name: label }));
  open('Component');
  fireEvent.click(await screen.findByRole('option', { name: 'Opening-V1' }));
  const add = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add' });
  expect(add().disabled).toBe(false);
  open('From page');
  fireEvent.click(await screen.findByRole('option', { name: 'Boats (/boats)' }));
  // What was chosen of the other page is not added.
  expect(add().disabled).toBe(true);
  open('Component');
  expect(await screen.findByRole('option', { name: 'Hours-V3' })).toBeTruthy();
  expect(screen.queryByRole('option', { name: 'Opening-V1' })).toBeNull();
  fireEvent.click(screen.getByRole('option', { name: '800030005-V3' }));
  fireEvent.click(add());
  expect(onInsert).toHaveBeenCalledExactlyOnceWith({ type: 'Announcement', componentId: 800030005 });
});
