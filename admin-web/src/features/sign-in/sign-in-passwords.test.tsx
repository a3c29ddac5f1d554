import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fieldsShown } from '../../test-support/fields-shown';
import { serveCalls } from '../../test-support/render-screen';
import { logIn, rightPassword, show, submit, type } from '../../test-support/sign-in-panels';

function choose(newPassword: string, confirmation = newPassword) {
  type('New Password', newPassword);
  type('Confirm Password', confirmation);
  submit('Change Password');
}

const step = (name: string) => ({
  continueSignIn: { body: { step: name, sessionToken: '' } },
});
const changed = { ...rightPassword, changePassword: { body: {} } };

describe('the passwords of the sign-in', () => {
  it('asks for a new password first where one is due, and rejects two that differ [1:54] [1:143] [1:146] [1:202] [1:222] [1:280] [1:285] [1:302] [2:53] [2:135] [2:267] [2:31] [1:144] [1:223]', async () => {
    const served = serveCalls({ ...changed, ...step('changePassword') });
    show();
    logIn();
    await screen.findByText('Choose a new password.');
    expect(fieldsShown()).toEqual([
      'Old Password (password) = Galley-demo-1',
      'New Password (password) - 8 to 20 characters',
      'Confirm Password (password)',
    ]);
    choose('seven-7');
    expect(fieldsShown()[1]).toBe(
      'New Password (password) = seven-7 - 8 to 20 characters Use 8 to 20 characters.',
    );
    choose('another-one', 'another-two');
    expect(screen.getByText('Passwords do not match')).toBeTruthy();
    expect(served.some(({ call }) => call === 'changePassword')).toBe(false);
    // Spaces are part of it.
    for (const label of ['New Password', 'Confirm Password']) type(label, ' another one ');
    for (const status of [400, 401, 409, 429]) {
      const refused = { status, body: { message: `Choose another password: ${status}.` } };
      serveCalls({ changePassword: refused });
      submit('Change Password');
      expect((await screen.findByText(refused.body.message)).closest('[role="alert"]')).toBeTruthy();
    }
    const sent = serveCalls(changed);
    type('Old Password', 'As-typed-1');
    submit('Change Password');
    expect(await screen.findByLabelText('6-digit code')).toBeTruthy();
    expect(sent[0]?.input).toMatchObject({
      ...{ oldPassword: 'As-typed-1', newPassword: ' another one ', confirmPassword: ' another one ' },
    });
  });

  it('needs no code after the change where the network is proof enough [1:143] [1:145] [1:146] [1:144] [1:223] [1:226]', async () => {
    serveCalls({ ...changed, ...step('changePassword') });
    const onSignedIn = show();
    logIn();
    await screen.findByText('Choose a new password.');
    const served = serveCalls({ ...changed, ...step('signedIn') });
    choose('another-one');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(served.map(({ call }) => call)).toEqual([...['changePassword', 'continueSignIn']]);
  });

  it('resets a forgotten password and returns to the login [1:52] [1:53] [1:56] [1:57] [1:147] [1:202] [1:227] [1:228] [1:280] [1:285] [1:302] [2:55] [2:56] [2:135] [2:267] [2:268] [2:52] [2:31]', async () => {
    const nobody = { status: 400, body: { message: 'No mail can be sent now.' } };
    serveCalls({ requestPasswordReset: nobody });
    show();
    fireEvent.click(screen.getByText("Don't remember your password?"));
    // The code of this panel may have to load first.
    fireEvent.click(await screen.findByText('Back to Login'));
    fireEvent.click(screen.getByText("Don't remember your password?"));
    type('Username', 'admin@acme.example');
    submit('Send Code');
    expect((await screen.findByText(nobody.body.message)).closest('[role="alert"]')).toBeTruthy();
    serveCalls({ requestPasswordReset: { body: { email: 'a***@acme.example' } } });
    submit('Send Code');
    await screen.findByLabelText('Code');
    type('Code', '99999');
    choose('another-one', 'another-two');
    expect(screen.getByText('Code must be the 6 digits of the email.')).toBeTruthy();
    expect(screen.getByText('Passwords do not match')).toBeTruthy();
    expect(fieldsShown().map((field) => field.replace(/ (=|-) .*/, ''))).toEqual([
      ...['Code up to 14', 'New Password (password)', 'Confirm Password (password)'],
    ]);
    type('Code', '123456');
    const refused = { status: 400, body: { message: 'The code is not right.' } };
    serveCalls({ resetPassword: refused });
    choose(' another one ');
    expect((await screen.findByText(refused.body.message)).closest('[role="alert"]')).toBeTruthy();
    const served = serveCalls({ resetPassword: { body: {} } });
    submit('Change Password');
    expect(await screen.findByText('Your password was changed. Please sign in.')).toBeTruthy();
    expect(screen.getByLabelText('Password')).toBeTruthy();
    expect(served.at(-1)?.input).toEqual({
      username: 'admin@acme.example',
      code: '123456',
      newPassword: ' another one ',
      confirmPassword: ' another one ',
    });
  });
});
