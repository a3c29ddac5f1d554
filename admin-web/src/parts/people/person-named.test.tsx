import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen, serveCalls } from '../../test-support/render-screen';
import { PersonNamed } from './person-named';

const email = 'ed@acme.example';
const shown = () => screen.getByTitle(email).textContent;

it('a name is blank until the names are read, and never an email that changes a moment later', async () => {
  serveCalls({ listPeople: { body: [{ id: 2, email, name: 'Ed Cole' }] } });
  renderScreen(<PersonNamed email={email} />);
  expect(shown()).toBe('\u00a0');
  expect(screen.queryByText('E')).toBeNull();
  expect(await screen.findByText('Ed Cole')).toBeTruthy();
  expect(screen.getByText('EC')).toBeTruthy();
});

it('someone who is not among them is called by the email', async () => {
  serveCalls({ listPeople: { body: [] } });
  renderScreen(<PersonNamed email={email} />);
  await expect.poll(shown).toBe(email);
});
