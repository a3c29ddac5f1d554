import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { fieldsShown } from '../../test-support/fields-shown';
import { serveCalls } from '../../test-support/render-screen';
import { logIn, rightPassword, show, submit, type } from '../../test-support/sign-in-panels';

describe('sign-in', () => {
  it('focuses the username and reports missing fields without a call [1:53] [2:52] [1:142]', () => {
    const served = serveCalls({});
    show();
    expect(document.activeElement).toBe(screen.getByLabelText('Username'));
    expect(fieldsShown()).toEqual(['Username (email)', 'Password (password)']);
    const eye = screen.getByRole('button', { name: 'Toggle password visibility' });
    const strokes = () => [
      eye.ariaPressed ?? eye.getAttribute('aria-pressed'),
      eye.querySelectorAll('path').length,
    ];
    expect(strokes()).toEqual(['false', 1]);
    fireEvent.click(eye);
    expect([fieldsShown()[1], strokes()]).toEqual(['Password', ['true', 2]]);
    fireEvent.click(eye);
    expect(screen.getByText("Don't remember your password?")).toBeTruthy();
    submit('Login');
    expect(fieldsShown()).toEqual([
      'Username (email) - Username is required.',
      'Password (password) - Password is required.',
    ]);
    expect(served).toEqual([]);
  });

  it('asks for the code, and finishes when it is right [1:55] [1:142] [1:144] [1:145] [1:202] [1:221] [1:280] [1:302] [2:54] [2:31] [1:224] [1:225] [2:135] [2:268]', async () => {
    const sent = serveCalls(rightPassword);
    const onSignedIn = show();
    logIn(' Spaces are part of it ');
    const code = await screen.findByLabelText('6-digit code');
    expect(sent[0]?.input).toEqual({ username: 'admin@acme.example', password: ' Spaces are part of it ' });
    const kind = ['autocomplete', 'inputmode'].map((name) => code.getAttribute(name));
    expect(kind).toEqual(['one-time-code', 'numeric']);
    // The effect that focuses it runs after the panel appears.
    await waitFor(() => expect(document.activeElement).toBe(code));
    expect(screen.getByText(/a\*\*\*@acme.example/)).toBeTruthy();
    for (const short of ['', '99999']) {
      type('6-digit code', short);
      submit('Verify');
      expect(screen.getByText('Code must be 6 digits, or a recovery code.')).toBeTruthy();
    }
    for (const status of [400, 401, 409, 429]) {
      const refused = { status, body: { message: `The code is not right: ${status}.` } };
      serveCalls({ answerCode: refused });
      type('6-digit code', '012345');
      submit('Verify');
      expect((await screen.findByText(refused.body.message)).closest('[role="alert"]')).toBeTruthy();
    }
    expect(onSignedIn).not.toHaveBeenCalled();
    const served = serveCalls({ answerCode: { body: { sessionToken: 'public' } } });
    submit('Verify');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(served.at(-1)).toEqual({ call: 'answerCode', input: { userId: 12, code: '012345' } });
  });

  it('asks for the authenticator first, and mails a code or takes a recovery code on request [1:55] [2:54] [1:224] [1:280]', async () => {
    const served = serveCalls({
      ...rightPassword,
      requestCode: ({ prefer }) => ({
        body: {
          sentTo: prefer === 'authenticator' ? '' : 'a***@acme.example',
          authenticator: true,
          recoveryCodes: true,
        },
      }),
      answerCode: ({ code }) =>
        code === 'ABCDE-FGHJK'
          ? { body: { sessionToken: 'public' } }
          : { status: 400, body: { message: 'No.', fields: { code: 'The code is not right.' } } },
    });
    const mailed = () => served.filter(({ call }) => call === 'requestCode').slice(1);
    const onSignedIn = show();
    logIn();
    const app = await screen.findByLabelText('6-digit code');
    expect(screen.getByText(/authenticator app and enter/)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(app));
    type('6-digit code', '012345');
    submit('Verify');
    expect(await screen.findByText('The code is not right.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('6-digit code').value).toBe('012345');

    submit('Use a recovery code');
    expect(document.activeElement).toBe(screen.getByLabelText('Recovery code'));
    type('Recovery code', '123456');
    submit('Verify');
    expect(screen.getByText('A recovery code has ten letters and digits.')).toBeTruthy();
    expect(mailed()).toEqual([]);

    submit('Email me a code');
    expect(await screen.findByText(/We sent a 6-digit code to a\*\*\*@acme.example/)).toBeTruthy();
    expect(screen.getByText(/^Resend Code \(\d+ s\)$/)).toBeTruthy();
    submit('Use my authenticator app');
    submit('Email me a code');
    expect(mailed()).toHaveLength(1);

    submit('Use a recovery code');
    type('Recovery code', 'ABCDE-FGHJK');
    submit('Verify');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  });

  it('offers no second factor that the user does not have [1:55] [2:54]', async () => {
    serveCalls(rightPassword);
    show();
    logIn();
    await screen.findByLabelText('6-digit code');
    for (const other of ['Use my authenticator app', 'Use a recovery code', 'Email me a code']) {
      expect(screen.queryByText(other)).toBeNull();
    }
    expect(screen.getByText('Back to Login')).toBeTruthy();
  });

  it('mails another code after 30 seconds on Resend Code, or says why not [1:55] [1:224] [1:280] [2:54]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const served = serveCalls(rightPassword);
    show();
    logIn();
    await screen.findByLabelText('6-digit code');
    const asks = () => served.filter(({ call }) => call === 'requestCode').map(({ input }) => input);
    const resend = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Resend Code/ });
    const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));
    for (const codes of [1, 2]) {
      await waitFor(() => expect(resend().textContent).toMatch(/^Resend Code \((30|29) s\)$/));
      expect(resend().disabled).toBe(true);
      for (let second = 0; second < 30; second += 1) await pass(1);
      expect([resend().textContent, resend().disabled]).toEqual(['Resend Code', false]);
      expect(asks()).toHaveLength(codes);
      fireEvent.click(resend());
    }
    expect(await screen.findByText('A new code was sent to a***@acme.example.')).toBeTruthy();
    expect(asks().slice(1)).toEqual([{ userId: '12' }, { userId: '12' }]);
    serveCalls({ requestCode: { status: 429, body: { message: 'No mail now.' } } });
    for (let second = 0; second < 30; second += 1) await pass(1);
    fireEvent.click(resend());
    expect((await screen.findByText('No mail now.')).closest('[role="alert"]')).toBeTruthy();
  });

  it('skips the code for an allowed IP address [1:144] [1:145] [1:226] [2:31]', async () => {
    serveCalls({
      ...rightPassword,
      continueSignIn: { body: { step: 'signedIn', sessionToken: 'public' } },
    });
    const onSignedIn = show();
    logIn();
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  });

  it('shows the error in the panel and keeps the input [1:53] [1:280] [2:52] [1:142] [1:221]', async () => {
    serveCalls({ authenticate: { status: 401, body: { message: 'That is not right.' } } });
    show();
    logIn();
    expect((await screen.findByText('That is not right.')).closest('[role="alert"]')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('admin@acme.example');
    expect(screen.getByText("Don't remember your password?")).toBeTruthy();
    // Both can be corrected: neither is read-only.
    expect(fieldsShown()).toEqual([
      'Username (email) = admin@acme.example',
      'Password (password) = Galley-demo-1',
    ]);
  });

  it('starts again when the attempt has expired [1:55] [1:280] [2:54]', async () => {
    serveCalls({
      ...rightPassword,
      answerCode: { status: 401, body: { message: 'Please sign in again.' } },
    });
    show();
    logIn();
    await screen.findByLabelText('6-digit code');
    type('6-digit code', '123456');
    submit('Verify');
    expect(await screen.findByText('Please sign in again.')).toBeTruthy();
    expect(screen.getByLabelText('Username')).toBeTruthy();
  });
});
