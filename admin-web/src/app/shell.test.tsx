import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderScreen, serveCalls } from '../test-support/render-screen';
import { Shell } from './shell';

beforeEach(() => localStorage.clear());

/** The width that the frame gives to the side bar, in pixels. */
function widthOfSideBar(): number {
  const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  const [, rem = ''] = /--app-shell-navbar-width:\s*(?:calc\()?([\d.]+)rem/.exec(styles) ?? [];
  return Number(rem) * 16;
}

it.each([
  ['/adminhome', 250],
  ['/UpdatePageComponent/7', 75],
])(
  'at %s the side bar is %i pixels wide at first, and 250 or 75 as it is opened and closed [1:47] [1:301]',
  async (path, first) => {
    serveCalls({
      isSiteInitialized: { body: true },
      isLayoutCompleted: { body: true },
      hasFormSettings: { body: true },
      countUnreadSubmissions: { body: [] },
      listPeople: { body: [] },
      getCompanyName: { body: { companyName: 'Acme Boatworks', siteAddress: 'https://acme.example' } },
    });
    const user = { email: 'a@acme.example', role: 'Admin', company: 'acme', isVendor: false } as const;
    renderScreen(<Shell />, { user, route: { pattern: path, path } });
    const entries = { Pages: 'PageComponent', Images: 'Image', Forms: 'FormBuilder', Users: 'User' };
    const bar = screen.getByRole('navigation', { name: 'Main' });
    const expectEntries = async (isOpen: boolean) => {
      for (const [name, management] of Object.entries(entries)) {
        const entry = await within(bar).findByRole('link', { name });
        expect(entry.getAttribute('href')).toBe(`/${management}Management`);
        expect(entry.textContent).toBe(isOpen ? name : '');
      }
    };
    const widths = first === 250 ? [250, 75, 250] : [75, 250, 75];
    for (const [at, width] of widths.entries()) {
      if (at > 0) {
        const name = width === 250 ? 'Open the side bar' : 'Make the side bar narrow';
        fireEvent.click(screen.getByRole('button', { name }));
      }
      await waitFor(() => expect(widthOfSideBar()).toBe(width));
      await expectEntries(width === 250);
    }
  },
);
