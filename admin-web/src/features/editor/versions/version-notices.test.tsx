import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen, serveCalls } from '../../../test-support/render-screen';
import { samplePage } from '../../../test-support/sample-page';
import { VersionNotices } from './version-notices';

it.each([
  ['Admin', 1, 'Visitors do not see it.'],
  ['Level4', 0, 'Visitors do not see it. An Admin can restore it.'],
  ['Author', 0, 'Visitors do not see it. An Admin can restore it.'],
] as const)(
  'above a deleted page %s has %i buttons to restore it: %s [1:151] [1:207] [1:208]',
  (role, count, words) => {
    serveCalls({ listPages: { body: [] } });
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
    expect(screen.queryAllByRole('button', { name: 'Restore' })).toHaveLength(count);
  },
);
