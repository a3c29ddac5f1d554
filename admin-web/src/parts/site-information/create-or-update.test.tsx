import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { serveCalls } from '../../test-support/render-screen';
import {
  useSaveCompanySettings,
  useSaveFooter,
  useSaveNavbar,
  useSaveNavbarTab,
} from './use-site-information';

type Save = () => { mutateAsync: (values: never) => Promise<number> };

function Queries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>;
}

it.each([
  ['Footer', '[2:177]', useSaveFooter, (id: number) => ({ id, contentColumn1: '<p>Hi</p>' })],
  ['Navbar', '[2:183]', useSaveNavbar, (id: number) => ({ id, componentName: 'Top' })],
  ['NavbarTab', '[2:181]', useSaveNavbarTab, (id: number) => ({ id, title: 'Hours' })],
  [
    'CompanySettings',
    '[2:179]',
    useSaveCompanySettings,
    (id: number) => ({ companySettings: { id, companyName: 'Acme' }, adminVersionUpdateEmails: [] }),
  ],
] as [string, string, Save, (id: number) => object][])(
  '%s is created while its id is 0, and updated from then on %s',
  async (part, _id, useSave, valuesOf) => {
    for (const [id, verb] of [
      [0, 'create'],
      [1, 'update'],
    ] as const) {
      const served = serveCalls({ [`${verb}${part}`]: { body: 1 } });
      const { result } = renderHook(useSave, { wrapper: Queries });
      expect(await result.current.mutateAsync(valuesOf(id) as never)).toBe(1);
      expect(served).toEqual([{ call: `${verb}${part}`, input: valuesOf(id) }]);
    }
  },
);
