import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { adminUrl, password, waitForCode, waitForMail } from './product';

/** Console errors that a sign-out may cause: pictures and reads of the screen before it were still in flight. */
export const readsOnTheirWay = /^(403 \/images\/|401 \/api\/(?!authentication\/))/;

const csrf = { 'x-galley-csrf': '1' };

/** Signs in as a user does, with the code from the mailbox; ends on the start screen. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Username').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  const since = new Date();
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  const codeField = page.getByLabel('6-digit code');
  await expect(codeField).toBeVisible();
  await codeField.fill(await waitForCode(email, since));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/adminhome/i);
}

/** A session without screens, for set-up and checks through the API. */
export async function signInByApi(request: APIRequestContext, email: string): Promise<void> {
  const post = (path: string, data: unknown) =>
    request.post(`${adminUrl}/api/authentication/${path}`, { headers: csrf, data });
  const { userId } = await (await post('authenticate', { username: email, password })).json();
  const since = new Date();
  await request.get(`${adminUrl}/api/authentication/twoFactor?userId=${userId}`, { headers: csrf });
  const code = await waitForCode(email, since);
  expect((await post('twoFactor', { userId, code })).status()).toBe(200);
}

/** Makes a call of the API with the context's cookies. */
export async function call(request: APIRequestContext, path: string, data: unknown) {
  const answer = await request.post(`${adminUrl}/api/${path}`, { headers: csrf, data });
  return { status: answer.status(), body: await answer.json() };
}

/**
 * Creates a user in the company of `admin`, with the shared password. `request` belongs to the new user.
 */
export async function inviteByApi(
  admin: APIRequestContext,
  request: APIRequestContext,
  email: string,
  role: 'Level4' | 'Author' = 'Level4',
): Promise<void> {
  const person = { firstName: 'Two', lastName: 'Steps', email, phoneNumber: '207 555 0178', role };
  expect((await call(admin, 'users', person)).status).toBe(201);
  await choosePassword(request, email);
}

/** Replaces the mailed temporary password by the shared one. */
export async function choosePassword(request: APIRequestContext, email: string): Promise<void> {
  const { text } = await waitForMail(email, (mail) => mail.text.includes('temporary password'));
  const oldPassword = /temporary password[^\n]*\s+(\S+)/i.exec(text)?.[1] ?? '';
  const { body } = await call(request, 'authentication/authenticate', {
    username: email,
    password: oldPassword,
  });
  const change = { userId: body.userId, oldPassword, newPassword: password, confirmPassword: password };
  expect((await call(request, 'authentication/changePassword', change)).status).toBe(200);
}
