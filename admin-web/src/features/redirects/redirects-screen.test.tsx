import type { RedirectRow } from '@galley/shared/schemas/redirect';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { callRoutes } from '../../lib/call-routes';
import { fieldsShown } from '../../test-support/fields-shown';
import { renderScreen, serveCalls } from '../../test-support/render-screen';
import { RedirectsScreen } from './redirects-screen';

const row = (number: number, changes: Partial<RedirectRow> = {}): RedirectRow => ({
  from: `/old-${number}`,
  to: '/new',
  pageId: 7,
  pageName: 'New',
  isPageDeleted: false,
  isAutomatic: true,
  email: 'admin@acme.example',
  createdAt: '2026-11-20T12:00:00.000Z',
  ...changes,
});
const list = (rows: RedirectRow[]) => ({ listRedirects: { body: rows } });
const button = (name: string) => screen.getByRole('button', { name });
const chooseFile = (text: string) => {
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  const file = new File([text], 'old-site.csv', { type: 'text/csv' });
  // jsdom does not implement `File.text`.
  Object.assign(file, { text: async () => text });
  fireEvent.change(input, { target: { files: [file] } });
};

describe('the list of redirects', () => {
  it('shows fifty at a time with time and author, and filters by every word', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => row(index));
    serveCalls(list([...rows, row(99, { isAutomatic: false, isPageDeleted: true })]));
    renderScreen(<RedirectsScreen />);
    expect(await screen.findByText('1–50 of 61 redirects')).toBeTruthy();
    expect(screen.getAllByText(/^11\/20\/2026, /)).toHaveLength(50);
    fireEvent.click(button('next page'));
    expect(await screen.findByText('51–61 of 61 redirects')).toBeTruthy();
    expect(screen.getByText('/old-59')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Filter redirects'), { target: { value: 'added old' } });
    expect(await screen.findByText('1 redirect')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'next page' })).toBeNull();
    expect(screen.getByText('/old-99')).toBeTruthy();
    expect(screen.getByText('Page deleted')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Filter redirects'), { target: { value: 'nothing' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Clear the filter' }));
    expect(await screen.findByText('1–50 of 61 redirects')).toBeTruthy();
  });

  it('explains what it is for while it is empty', async () => {
    serveCalls(list([]));
    renderScreen(<RedirectsScreen />);
    expect(await screen.findByText('No redirects yet')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Add redirect' })).toHaveLength(1);
  });

  it('removes one after a question', async () => {
    const served = serveCalls({
      ...list([row(1)]),
      deleteRedirect: { body: 'Deleted' },
    });
    renderScreen(<RedirectsScreen />);
    fireEvent.click(await screen.findByRole('button', { name: 'Remove /old-1' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/remove the redirect from \/old-1\?/)).toBeTruthy();
    expect(within(dialog).queryByRole('alert')).toBeNull();
    expect(served.some(({ call }) => callRoutes[call].method === 'DELETE')).toBe(false);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await waitFor(() =>
      expect(served.find(({ call }) => callRoutes[call].method === 'DELETE')?.input).toEqual({
        from: '/old-1',
      }),
    );
  });
});

describe('adding a redirect', () => {
  it('shows an error at its field and keeps the input', async () => {
    const message = "/new is the address of the page 'New'. Choose another one.";
    const served = serveCalls({
      ...list([]),
      createRedirect: ({ from }) =>
        from === '/new' ? { status: 409, body: { message, fields: { from: message } } } : { body: 'Saved' },
    });
    renderScreen(<RedirectsScreen />);
    fireEvent.click((await screen.findAllByRole('button', { name: 'Add redirect' }))[0] as HTMLElement);
    await screen.findByRole('dialog');
    expect(fieldsShown()).toEqual([
      "From * up to 1000 '/old-page.html, /?p=358 or /tag/*' - An address on this site, or a full address of a previous site; /tag/* stands for everything under /tag",
      "To * 'Choose a page or type an address' - The name of a page, an address on this site, or a full address",
    ]);
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Add' }));
    expect(await within(dialog).findByText('From is required.')).toBeTruthy();
    expect(within(dialog).getByText('To is required.')).toBeTruthy();
    const field = (label: string) =>
      within(dialog).getByLabelText<HTMLInputElement>(new RegExp(`^${label}( \\*)?$`));
    fireEvent.change(field('From'), { target: { value: '/new' } });
    fireEvent.change(field('To'), { target: { value: 'https://example.com/' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Add' }));
    expect(await within(dialog).findByText(message)).toBeTruthy();
    expect(field('To').value).toBe('https://example.com/');
    fireEvent.change(field('From'), { target: { value: '/old' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(served.filter(({ call }) => call === 'createRedirect')).toHaveLength(2);
  });
});

describe('importing redirects', () => {
  const checked = (state: 'new' | 'refused') => ({
    body: {
      written: 0,
      lines: [
        { line: 2, from: '/a', to: '/new', state: 'new', message: '' },
        {
          line: 3,
          from: '/b',
          to: '/gone',
          state,
          message: state === 'refused' ? 'There is no page at /gone.' : '',
        },
      ],
    },
  });

  it('shows errors by line and offers no import', async () => {
    const served = serveCalls({ ...list([]), importRedirects: checked('refused') });
    renderScreen(<RedirectsScreen />);
    fireEvent.click(await screen.findByRole('button', { name: 'Import CSV' }));
    await screen.findByRole('dialog', { name: 'Import redirects' });
    chooseFile('from,to\n/a,/new\n/b,/gone');
    expect(await screen.findByText(/One line cannot be added, so nothing will be/)).toBeTruthy();
    expect(screen.getByText('There is no page at /gone.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Add \d/ })).toBeNull();
    expect(served.filter(({ call }) => call === 'importRedirects').map(({ input }) => input)).toEqual([
      { csv: 'from,to\n/a,/new\n/b,/gone', isCheckOnly: true },
    ]);
  });

  it('imports a valid file once that is confirmed', async () => {
    const served = serveCalls({
      ...list([]),
      importRedirects: ({ isCheckOnly }) =>
        isCheckOnly ? checked('new') : { body: { written: 2, lines: [] } },
    });
    renderScreen(<RedirectsScreen />);
    fireEvent.click(await screen.findByRole('button', { name: 'Import CSV' }));
    await screen.findByRole('dialog', { name: 'Import redirects' });
    chooseFile('/a,/new\n/b,/gone');
    fireEvent.click(await screen.findByRole('button', { name: 'Add 2 redirects' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const last = served.filter(({ call }) => call === 'importRedirects').at(-1);
    expect(last?.input).toEqual({ csv: '"/a","/new"\n"/b","/gone"' });
    expect(button('Import CSV')).toBeTruthy();
  });
});
