import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen, serveCalls } from '../../test-support/render-screen';
import { CreateFormScreen } from './create-form-screen';
import { FormListScreen } from './form-list-screen';

const user = { email: 'ann@acme.example', role: 'Level4', company: 'acme', isVendor: false } as const;

it('lists 50 forms a page, by name on request, each with the links to its builder and its submissions [2:21] [2:195] [2:264] [1:32] [2:73] [2:164] [2:10] [2:22] [2:23] [2:24]', async () => {
  const forms = Array.from({ length: 51 }, (_, at) => ({
    ...{ id: at + 1, name: `Form ${51 - at}`, fieldCount: 2, changedAt: '2026-11-20T10:00:00Z' },
  }));
  serveCalls({
    listForms: { body: forms },
    listPages: { body: [] },
    countUnreadSubmissions: { body: [] },
    getCompanyName: { body: { companyName: 'Acme', timeZone: 'UTC' } },
    listPeople: { body: [] },
  });
  renderScreen(<FormListScreen />, { user });
  expect(await screen.findByText('1–50 of 51 forms')).toBeTruthy();
  const first = () => document.querySelector('tbody tr') as HTMLElement;
  const name = () => first().querySelector('[title]')?.getAttribute('title');
  expect(name()).toBe('Form 51');
  fireEvent.click(within(screen.getByRole('columnheader', { name: 'Form Name' })).getByRole('button'));
  await waitFor(() => expect(name()).toBe('Form 1'));
  const links = [...first().querySelectorAll('a')];
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['Edit Form 1', '/FormBuilder/51'],
    ['Submissions of Form 1', '/FormBuilderSubmissions/51'],
  ]);
  expect(screen.getByText('Create Form').closest('a')?.getAttribute('href')).toBe('/CreateForm');
});

it('links to the pages of a form, and counts those beyond three', async () => {
  const pageOf = (pageId: number, formIds: number[]) => ({ pageId, pageName: `Page ${pageId}`, formIds });
  const form = { fieldCount: 2, changedAt: '2026-11-20T10:00:00Z' };
  serveCalls({
    listForms: {
      body: [
        { id: 1, name: 'Contact', ...form },
        { id: 2, name: 'Berths', ...form },
      ],
    },
    listPages: { body: [2, 3, 4, 5, 6].map((pageId) => pageOf(pageId, [1])) },
    countUnreadSubmissions: { body: [] },
    getCompanyName: { body: { companyName: 'Acme', timeZone: 'UTC' } },
    listPeople: { body: [] },
  });
  renderScreen(<FormListScreen />, { user });
  const third = await screen.findByRole('link', { name: 'Page 4' });
  expect(third.getAttribute('href')).toBe('/UpdatePageComponent/4');
  expect(third.parentElement?.textContent).toBe('Page 2, Page 3, Page 4 and 2 more');
  expect(third.parentElement?.title).toBe('Page 2, Page 3, Page 4, Page 5, Page 6');
  expect(screen.getByText('on no page yet')).toBeTruthy();
});

it('offers to create the first form where there is none [2:21] [1:32] [2:22]', async () => {
  serveCalls({
    listForms: { body: [] },
    listPages: { body: [] },
  });
  renderScreen(<FormListScreen />, { user });
  expect(await screen.findByText('No forms yet')).toBeTruthy();
  expect(screen.getByText('Create Form').closest('a')?.getAttribute('href')).toBe('/CreateForm');
});

it('creates a form by its name, opens its builder, and keeps the name where that failed [2:22] [2:128] [2:249] [2:197] [2:73] [2:74] [2:23]', async () => {
  const answers = [{ status: 409, body: { message: 'There are enough forms.' } }, { body: 7 }];
  const served = serveCalls({ createForm: () => answers.shift() ?? { body: 0 } });
  const { currentPath } = renderScreen(<CreateFormScreen />, { user });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Create Form');
  const save = () => fireEvent.click(screen.getByText('Save'));
  save();
  expect(await screen.findByText('Form Name is required.')).toBeTruthy();
  expect(served).toEqual([]);
  const name = screen.getByLabelText<HTMLInputElement>(/^Form Name/);
  fireEvent.change(name, { target: { value: 'Mooring' } });
  save();
  expect(await screen.findByText('There are enough forms.')).toBeTruthy();
  expect(name.value).toBe('Mooring');
  save();
  await waitFor(() => expect(currentPath()).toBe('/FormBuilder/7'));
  expect(served.map(({ input }) => input)).toEqual([{ name: 'Mooring' }, { name: 'Mooring' }]);
});
