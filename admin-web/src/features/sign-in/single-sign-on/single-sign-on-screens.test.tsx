import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { signOnMemory } from '../../../lib/sign-on-memory';
import { serveCalls } from '../../../test-support/render-screen';
import { signOnConfiguration } from '../../../test-support/sign-on-configuration';
import { AuthenticationScreens } from './authentication-screens';

const readConfiguration = 'getClientConfiguration';
const person = { email: 'a@acme.example', role: 'Admin', company: 'acme', isVendor: false };
const who = (user: unknown) => ({ getSession: { body: { user } } });
const nobody = who(null);

function open(path: string) {
  const router = createMemoryRouter(
    [
      { path: '/authentication/*', element: <AuthenticationScreens /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [path] },
  );
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return () => router.state.location.pathname;
}
beforeEach(() => {
  signOnMemory.forget();
  signOnMemory.finishLogOut();
});

describe('/authentication/login-failed', () => {
  it.each([
    'There was an error signing in.',
    'The user closed the window.',
    'Not offered for this site.',
    'Single sign-on is not set up for this company.',
    'This account may not sign in here. Ask an administrator of your company.',
    'This sign-in was used already or took too long. Please start again.',
    'The sign-in service could not be reached. Try again in a minute.',
    'The address to return to is not part of this site.',
  ])('shows %j [1:59] [1:287] [2:31] [2:44] [2:256] [2:257] [2:253]', (message) => {
    open(`/authentication/Login-Failed/?${new URLSearchParams({ message })}`);
    expect(screen.getByRole('alert').textContent).toBe(message);
  });

  it.each(['<img src=x onerror=alert(1)>', 'Call 555 0100 and tell them your password.', ''])(
    'shows no text that someone has put into the URL: %j [1:59] [1:287] [2:44] [2:257] [2:253]',
    (message) => {
      open(`/authentication/login-failed?${new URLSearchParams({ message })}`);
      expect(screen.getByRole('alert').textContent).toBe('There was an error signing in.');
      expect(document.querySelector('img')).toBeNull();
    },
  );
});

describe('/authentication/login', () => {
  it.each(['//evil.example', 'https://evil.example/', 'javascript:alert(1)'])(
    'ignores the return URL %s [1:59] [1:287] [2:48] [2:255] [2:253]',
    async (returnUrl) => {
      // Whether or not a user is already signed in.
      for (const user of [null, person]) {
        const served = serveCalls(who(user));
        open(`/authentication/login?${new URLSearchParams({ company: 'acme', returnUrl })}`);
        const alert = await screen.findByRole('alert');
        expect(alert.textContent).toBe('The address to return to is not part of this site.');
        expect(served.some(({ call }) => call === 'getClientConfiguration')).toBe(false);
        cleanup();
      }
    },
  );

  it.each([
    [404, 'Single sign-on is not set up for this company.'],
    [400, 'Single sign-on is not set up for this company.'],
    [503, 'The sign-in service could not be reached. Try again in a minute.'],
  ])(
    'says why on a %i in place of settings: %s [1:287] [2:253] [2:254] [2:257] [2:44] [2:241]',
    async (status, words) => {
      const served = serveCalls({ ...nobody, [readConfiguration]: { status, body: { message: 'No.' } } });
      open('/authentication/login?company=globex');
      expect((await screen.findByRole('alert')).textContent).toBe(words);
      expect(served.at(-1)).toEqual({ call: readConfiguration, input: { company: 'globex' } });
    },
  );

  it('says that a provider does not answer [1:287] [2:253] [2:257] [1:59] [2:44] [2:254]', async () => {
    serveCalls({ ...nobody, [readConfiguration]: { body: signOnConfiguration } });
    const fetched = vi.spyOn(globalThis, 'fetch');
    open('/authentication/login?company=acme');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The sign-in service could not be reached. Try again in a minute.',
    );
    expect(String(fetched.mock.lastCall?.[0])).toMatch(/\/\.well-known\/openid-configuration$/);
  });

  it('leads a signed-in user to the screen that the return URL names [1:59] [2:44] [2:48]', async () => {
    serveCalls(who(person));
    const currentPath = open(
      `/authentication/login?${new URLSearchParams({ returnUrl: '/ImageManagement' })}`,
    );
    await waitFor(() => expect(currentPath()).toBe('/ImageManagement'));
  });
});

describe('/authentication/login-callback', () => {
  it.each([
    ['', 'acme'],
    ['?error=access_denied&state=x', 'acme'],
    ['?code=stolen&state=of-somebody-else', 'acme'],
    ['?code=stolen&state=of-somebody-else', ''],
  ])(
    'shows an error for a callback that is unrequested or carries one: %s %s [1:59] [1:287] [2:44] [2:258] [2:253]',
    async (query, company) => {
      if (company) signOnMemory.remember(company);
      const served = serveCalls({ [readConfiguration]: { body: signOnConfiguration } });
      open(`/authentication/login-callback${query}`);
      expect((await screen.findByRole('alert')).textContent).toBe('There was an error signing in.');
      expect(served.some(({ call }) => call === 'signInWithProvider')).toBe(false);
    },
  );
});

describe('/authentication/logout', () => {
  it('ends no session unless the user chose that inside the page [1:59] [1:287] [2:46]', () => {
    const served = serveCalls({});
    open('/authentication/logout');
    expect(screen.getByText('The logout was not initiated from within the page.')).toBeTruthy();
    expect(served).toEqual([]);
  });

  it('ends, once, a session that another tab has started in between, and says so [1:59] [1:287] [2:46] [2:47]', async () => {
    signOnMemory.initiateLogOut();
    const served = serveCalls({
      ...who(person),
      logOut: { status: 401, body: { message: 'Over' } },
    });
    const currentPath = open('/authentication/logout');
    expect(await screen.findByText('You successfully logged out!')).toBeTruthy();
    expect(currentPath()).toBe('/authentication/logged-out');
    expect(served.map(({ call }) => call)).toEqual(['getSession', 'logOut']);
    expect(signOnMemory.isLogOutInitiated()).toBe(false);
  });

  it('makes no call to end a session that is over [1:59] [1:287] [2:46] [2:47]', async () => {
    signOnMemory.initiateLogOut();
    const served = serveCalls(who(null));
    open('/authentication/logout');
    expect(await screen.findByText('You successfully logged out!')).toBeTruthy();
    expect(served.map(({ call }) => call)).toEqual(['getSession']);
  });

  it('says so where the server could not be reached [1:59] [1:287] [2:46]', async () => {
    signOnMemory.initiateLogOut();
    serveCalls({
      ...who(person),
      logOut: { status: 503, body: { message: 'Try again in a minute.' } },
    });
    open('/authentication/logout');
    expect(await screen.findByText('Try again in a minute.')).toBeTruthy();
    expect(signOnMemory.isLogOutInitiated()).toBe(true);
  });
});

describe('the other routes', () => {
  it('lead from logout-callback to logged-out, and from profile to the profile [1:59] [2:45] [2:47]', async () => {
    const currentPath = open('/authentication/logout-callback');
    await waitFor(() => expect(currentPath()).toBe('/authentication/logged-out'));
    const other = open('/authentication/profile');
    await waitFor(() => expect(other()).toBe('/profile'));
  });

  it('do not offer to register where the company names no URL for it [1:59] [2:45]', async () => {
    // Without a company in the URL it is the one of the last sign-in.
    signOnMemory.remember('globex');
    for (const [query, company] of [
      ['?company=acme', 'acme'],
      ['', 'globex'],
    ] as const) {
      const served = serveCalls({ [readConfiguration]: { body: signOnConfiguration } });
      open(`/authentication/register${query}`);
      expect((await screen.findByRole('alert')).textContent).toBe('Not offered for this site.');
      expect(served.map(({ input }) => input)).toEqual([{ company }]);
      cleanup();
    }
  });

  it('exist for nothing else [2:31] [1:59]', () => {
    open('/authentication/constructor');
    expect(screen.getByText('This screen does not exist')).toBeTruthy();
  });
});
