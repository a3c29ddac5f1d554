import type { CallName } from '@galley/shared/contract/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { serveCalls } from '../../test-support/render-screen';
import { useCompanyName } from '../session/use-company-name';
import {
  useGetCompanySettings,
  useGetFooter,
  useGetNavbar,
  useListNavbarTabs,
  useSaveCompanySettings,
  useSaveFooter,
  useSaveNavbar,
  useSaveNavbarTab,
} from './use-site-information';

type Save = () => { mutateAsync: (values: never) => Promise<number> };

function Queries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>;
}

const navbarTab = (id: number) => ({ id, title: 'Hours' });
const company = (id: number) => ({
  companySettings: { id, companyName: 'Acme' },
  adminVersionUpdateEmails: [],
});
const useCompany = () => [useGetCompanySettings(), useCompanyName()];

it.each([
  [
    'Footer',
    '[2:39] [2:68] [2:176] [2:177]',
    ['getFooter'],
    useGetFooter,
    useSaveFooter,
    (id: number) => ({ id, contentColumn1: '<p>Hi</p>' }),
  ],
  [
    'Navbar',
    '[2:183]',
    ['getNavbar'],
    useGetNavbar,
    useSaveNavbar,
    (id: number) => ({ id, componentName: 'Top' }),
  ],
  [
    'NavbarTab',
    '[2:38] [2:70] [2:180] [2:181]',
    ['listNavbarTabs'],
    useListNavbarTabs,
    useSaveNavbarTab,
    navbarTab,
  ],
  [
    'CompanySettings',
    '[2:28] [2:37] [2:69] [2:178] [2:179]',
    // The name of the company is on other screens, too.
    ['getCompanySettings', 'getCompanyName'],
    useCompany,
    useSaveCompanySettings,
    company,
  ],
] as [string, string, CallName[], () => unknown, Save, (id: number) => object][])(
  '%s is created while its id is 0, updated from then on, and read again after each %s',
  async (part, _id, reads, useStored, useSave, valuesOf) => {
    for (const [id, verb] of [
      [0, 'create'],
      [1, 'update'],
    ] as const) {
      const stored = Object.fromEntries(reads.map((name) => [name, { body: {} }]));
      const served = serveCalls({ ...stored, [`${verb}${part}`]: { body: 1 } });
      const useBoth = () => ({ stored: useStored(), save: useSave() });
      const { result } = renderHook(useBoth, { wrapper: Queries });
      const readings = reads.map((call) => ({ call, input: {} }));
      await waitFor(() => expect(served).toEqual(readings));
      expect(await result.current.save.mutateAsync(valuesOf(id) as never)).toBe(1);
      expect(served).toEqual([
        ...[...readings, { call: `${verb}${part}`, input: valuesOf(id) }],
        ...readings,
      ]);
    }
  },
);
