import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fieldsShown } from '../../test-support/fields-shown';
import { renderScreen, type ServedCall, serveCalls } from '../../test-support/render-screen';
import { ProfileScreen } from './profile-screen';

const email = 'rosa@acme.example';
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const codes = Array.from({ length: 10 }, (_, place) => `ABCDEFGHJ${place}`);
const password = 'Galley-demo-1';

/** The server's state, which calls may change. */
let profile: Record<string, unknown>;
beforeEach(() => {
  profile = {
    firstName: 'Rosa',
    lastName: 'Keller',
    email,
    phoneNumber: 2_125_550_100,
    country: 'US',
    authenticator: false,
    recoveryCodesLeft: 0,
    sessions: [session('here', 'Firefox on Linux', true), session('there', 'Safari on iPhone', false)],
    revision: 3,
  };
});
const session = (id: string, browser: string, isCurrent: boolean) => ({
  id,
  browser,
  isCurrent,
  since: '2026-11-20T10:00:00.000Z',
  address: '203.0.113.7',
});
const refused = (field: string, message: string) => ({
  status: 400,
  body: { message, fields: { [field]: message } },
});
const withPassword = (body: unknown) => (input: Record<string, unknown>) =>
  input.password === password ? { body } : refused('password', 'The password is not right.');

async function show(answers: Parameters<typeof serveCalls>[0] = {}): Promise<ServedCall[]> {
  const served = serveCalls({
    getCompanyName: {
      body: { companyName: 'Acme', primaryColor: '', font: 'system', clientFields: false, timeZone: 'UTC' },
    },
    getProfile: () => ({ body: profile }),
    ...answers,
  });
  renderScreen(<ProfileScreen />, { user: { email, role: 'Level4', company: 'acme', isVendor: false } });
  await screen.findByText('Your details');
  return served;
}

const box = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string | RegExp, value: string) => fireEvent.change(box(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe("the user's own details", () => {
  it('are validated at their fields, saved with their revision, and saved again [2:137] [2:138] [2:270]', async () => {
    const served = await show({ updateProfile: { body: 'Saved' } });
    expect(fieldsShown().slice(0, 4)).toEqual([
      'First Name * = Rosa',
      'Last Name * = Keller',
      'Email = rosa@acme.example read-only - You sign in with this address. An administrator can change it.',
      "Phone * (tel) '212 555 0100' = 212 555 0100",
    ]);
    type(/^First Name/, '');
    press('Save');
    expect(await screen.findByText('First Name is required.')).toBeTruthy();
    type(/^First Name/, 'Rose');
    press('Save');
    const sent = () => served.filter(({ call }) => call === 'updateProfile').map(({ input }) => input);
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ firstName: 'Rose', phoneNumber: '212 555 0100', revision: 3 });
    type(/^Last Name/, 'Miller');
    press('Save');
    await waitFor(() => expect(sent()[1]).toMatchObject({ lastName: 'Miller', revision: 4 }));
  });

  it('show both texts when an Admin saved in between, and keep mine on request', async () => {
    const current = { firstName: 'Rosalind', lastName: 'Keller', phoneNumber: 2_125_550_100, revision: 4 };
    const sent: unknown[] = [];
    await show({
      updateProfile: (input) => {
        sent.push(input.revision);
        return sent.length > 1
          ? { body: 'Saved' }
          : { status: 409, body: { message: 'Someone else changed this.', revision: 4, current } };
      },
    });
    type(/^First Name/, 'Rose');
    press('Save');
    expect(await screen.findByText('Rosalind')).toBeTruthy();
    press('Keep mine and save');
    await waitFor(() => expect(sent).toEqual([3, 4]));
    expect(box(/^First Name/).value).toBe('Rose');
  });
});

describe('the password', () => {
  it('requires the old one, shows errors at their fields and keeps the input [1:202] [1:285] [1:302] [2:135] [2:267]', async () => {
    const served = await show({
      changeOwnPassword: ({ oldPassword }) =>
        oldPassword === password ? { body: 'Saved' } : refused('oldPassword', 'The password is not right.'),
    });
    type('Old Password', 'wrong');
    for (const wrong of ['river-7', 'river-of-stones-and-21']) {
      type('New Password', wrong);
      press('Change Password');
      expect(screen.getByText('Use 8 to 20 characters.'), wrong).toBeTruthy();
      type('New Password', '');
    }
    type('New Password', 'river-of-stones');
    type('Confirm Password', 'river-of-stone');
    press('Change Password');
    expect(screen.getByText('Passwords do not match')).toBeTruthy();
    type('Confirm Password', 'river-of-stones');
    press('Change Password');
    expect(await screen.findByText('The password is not right.')).toBeTruthy();
    expect(box('New Password').value).toBe('river-of-stones');
    type('Old Password', password);
    press('Change Password');
    await waitFor(() => expect(box('Old Password').value).toBe(''));
    expect(box('New Password').value).toBe('');
    expect(served.filter(({ call }) => call === 'changeOwnPassword')).toHaveLength(2);
  });
});

describe('an authenticator app', () => {
  it('is set up with password, QR code and code, and ends with recovery codes where there are none', async () => {
    await show({
      enrolAuthenticator: withPassword({
        otpauthUrl: `otpauth://totp/Acme:${email}?secret=${secret}&issuer=Acme`,
      }),
      confirmAuthenticator: ({ code }) => {
        if (code !== '012345') return refused('code', 'The code is not right.');
        profile = { ...profile, authenticator: true };
        return { body: 'Saved' };
      },
      newRecoveryCodes: withPassword({ codes }),
    });
    press('Set up an app');
    expect(document.activeElement).toBe(await screen.findByLabelText('Your password'));
    type('Your password', 'wrong');
    press('Go on');
    expect(await screen.findByText('The password is not right.')).toBeTruthy();
    type('Your password', password);
    press('Go on');
    expect(await screen.findByTitle(/QR code for your authenticator/)).toBeTruthy();
    expect(screen.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeTruthy();
    expect(document.activeElement).toBe(box('6-digit code'));
    type('6-digit code', '12345');
    press('Confirm');
    expect(screen.getByText('Code must be the 6 digits that the app shows.')).toBeTruthy();
    type('6-digit code', '999999');
    press('Confirm');
    expect(await screen.findByText('The code is not right.')).toBeTruthy();
    type('6-digit code', '012345');
    press('Confirm');
    const list = await screen.findByLabelText('Recovery codes');
    expect(within(list).getAllByRole('listitem')).toHaveLength(10);
    expect(screen.getByText('ABCDE-FGHJ0')).toBeTruthy();
    press('I have saved them');
    expect(await screen.findByText('Set up')).toBeTruthy();
    expect(screen.queryByText('ABCDE-FGHJ0')).toBeNull();
  });
});

describe('recovery codes', () => {
  it.each([
    [10, undefined],
    [3, 'Only 3 codes are left.'],
    [1, 'Only one code is left.'],
  ])('show that %i are left', async (left, warning) => {
    profile = { ...profile, recoveryCodesLeft: left };
    await show();
    expect(screen.getByText(`${left} left`)).toBeTruthy();
    const shown = screen.queryByText(/^Only .* left\. Make new ones/);
    expect(shown?.textContent?.startsWith(warning ?? '-') ?? false).toBe(warning !== undefined);
  });
});

describe('sessions', () => {
  it('are ended one by one after a question; the current one has no such button', async () => {
    const served = await show({
      endSession: ({ id }) => {
        const left = (profile.sessions as { id: string }[]).filter((open) => open.id !== id);
        profile = { ...profile, sessions: left };
        return { body: 'Saved' };
      },
    });
    expect(screen.queryByRole('button', { name: /session of Firefox/ })).toBeNull();
    press('End the session of Safari on iPhone · 203.0.113.7');
    await screen.findByText(/^Sign out Safari on iPhone/);
    press('End session');
    await waitFor(() => expect(screen.queryByText(/^Safari on iPhone/)).toBeNull());
    expect(served.find(({ call }) => call === 'endSession')?.input).toEqual({ id: 'there' });
  });
});
