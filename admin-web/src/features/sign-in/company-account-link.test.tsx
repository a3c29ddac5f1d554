import { screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderScreen, serveCalls } from '../../test-support/render-screen';
import { CompanyAccountLink } from './company-account-link';

const findSignOn = 'findSignOn';
const label = 'Sign in with your company account';

function showLink(username: string, company?: string) {
  const served = serveCalls({
    [findSignOn]: ({ domain, company: named }) => ({
      body: { company: domain === 'acme.example' || named === 'acme' ? 'acme' : null },
    }),
  });
  renderScreen(<CompanyAccountLink username={username} company={company} returnPath="/UserManagement" />);
  return served;
}

describe("signing in with the company's account", () => {
  it('is offered for an email address whose domain has a provider; only the domain is sent [1:59] [2:44] [2:241]', async () => {
    const served = showLink('Anna@Acme.Example');
    const link = await screen.findByText(label);
    expect(link.closest('a')?.getAttribute('href')).toBe(
      '/authentication/login?company=acme&returnUrl=%2FUserManagement',
    );
    expect(served).toEqual([{ call: findSignOn, input: { domain: 'acme.example' } }]);
  });

  it('is offered at the URL that a company gave to its users [2:44] [1:59]', async () => {
    showLink('', 'acme');
    expect(await screen.findByText(label)).toBeTruthy();
  });

  it.each(['', 'anna', 'anna@', 'anna@acme', '@acme.example'])('sends nothing for %j', async (username) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const served = showLink(username);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(served).toEqual([]);
    expect(screen.queryByText(label)).toBeNull();
  });
});
