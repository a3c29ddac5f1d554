import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen, serveCalls } from '../test-support/render-screen';
import { useSections } from './use-sections';

function Sections() {
  return useSections()
    .map(({ label }) => label)
    .join(', ');
}

it.each([
  [false, 'acme'],
  [true, 'tracsoft'],
])(
  'Forms are among the sections once they are set up, also for the vendor (%s) [1:9] [1:32] [1:47] [1:48] [1:207] [1:209] [1:301] [2:7] [2:10] [1:8] [2:21] [2:164]',
  async (isVendor, company) => {
    const user = { email: `a@${company}.example`, role: 'Admin', company, isVendor } as const;
    const rest = isVendor ? 'Redirects, Users, Activity, Companies' : 'Redirects, Users, Activity';
    for (const [hasForms, forms] of [
      [false, ''],
      [true, 'Forms, '],
    ] as const) {
      serveCalls({
        'GET /api/AdminSettings/IsSiteInitialized': { body: true },
        'GET /api/Admin/IsLayoutCompleted': { body: true },
        'GET /api/AdminSettings/HasFormSettingsData': { body: hasForms },
      });
      renderScreen(<Sections />, { user });
      const all = `Pages, Launches, Calendar, Images, Files, ${forms}Look, Site information, ${rest}`;
      expect(await screen.findByText(all)).toBeTruthy();
      cleanup();
    }
  },
);
