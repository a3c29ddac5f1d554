import { type APIRequestContext, request } from '@playwright/test';
import { adminUrl, waitForCode, waitForMail } from '../e2e/product';
import { call } from '../e2e/sign-in';

const password = 'Rowing-boat-21';

/** Makes a call of a running product. @throws on an error response */
export async function asked(context: APIRequestContext, path: string, data: unknown) {
  const { status, body } = await call(context, path, data);
  if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** Creates a company as the vendor does, and signs its first Admin in. */
export async function newCompany(
  vendor: APIRequestContext,
  key: string,
  companyName: string,
): Promise<APIRequestContext> {
  const email = `first@${key}.example`;
  await asked(vendor, 'AdminSettings/CreateCompany', {
    company: key,
    companyName,
    domain: '',
    email,
    firstName: 'Ann',
    lastName: 'Baker',
  });
  const admin = await request.newContext();
  await firstSignIn(admin, email);
  return admin;
}

async function firstSignIn(admin: APIRequestContext, email: string) {
  const mail = await waitForMail(email, ({ text }) => text.includes('temporary password'));
  const temporary = /temporary password[^\n]*\s+(\S+)/i.exec(mail.text)?.[1] ?? '';
  const { userId } = await asked(admin, 'authentication/authenticate', {
    username: email,
    password: temporary,
  });
  await asked(admin, 'authentication/ChangePassword', {
    userId,
    oldPassword: temporary,
    newPassword: password,
    confirmPassword: password,
  });
  const since = new Date();
  await admin.get(`${adminUrl}/api/authentication/twoFactor?userId=${userId}`, {
    headers: { 'x-galley-csrf': '1' },
  });
  await asked(admin, 'authentication/twoFactor', { userId, code: await waitForCode(email, since) });
}
