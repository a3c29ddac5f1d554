import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen, serveCalls } from '../../../test-support/render-screen';
import { samplePage } from '../../../test-support/sample-page';
import { VersionNotices } from './version-notices';

it.each([
  ['Admin', 1, 'Visitors do not see it.', '[1:207] [1:247] [1:286]'],
  ['Level4', 0, 'Visitors do not see it. An Admin can restore it.', '[1:208]'],
  ['Author', 0, 'Visitors do not see it. An Admin can restore it.', '[1:208]'],
] as const)(
  'above a deleted page %s has %i buttons to restore it, which ask: %s [1:151] %s',
  async (role, count, words, _ids) => {
    const served = serveCalls({ listPages: { body: [] }, restorePage: { body: 'Restored' } });
    renderScreen(
      <VersionNotices
        data={{ page: { ...samplePage, status: 'Deleted' }, versions: [] }}
        selected={undefined}
        actions={[]}
        run={{} as never}
        onShowOpen={() => undefined}
      />,
      { user: { email: 'ruth@acme.example', role, company: 'acme', isVendor: false } },
    );
    expect(screen.getByText(words)).toBeTruthy();
    const restore = screen.queryAllByRole('button', { name: 'Restore' });
    expect(restore).toHaveLength(count);
    for (const button of restore) {
      fireEvent.click(button);
      const asked = within(await screen.findByRole('dialog'));
      expect(asked.getByText('Are you sure you want to restore this page?')).toBeTruthy();
      const restored = () => served.filter(({ call }) => call === 'restorePage').map(({ input }) => input);
      expect(restored()).toEqual([]);
      fireEvent.click(asked.getByRole('button', { name: 'Restore' }));
      await waitFor(() => expect(restored()).toEqual([{ pageId: 7 }]));
    }
  },
);
