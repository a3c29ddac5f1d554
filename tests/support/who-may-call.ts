import type { Role } from '@galley/shared/permissions';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Acme } from './acme';
import { makeCompany, sessionFor } from './companies';
import { addField, makeForm } from './forms';
import { addImage } from './images/upload';
import { answered, observed } from './observed';
import { makePage } from './pages';

/** The ids in a call's input: existing ones, or replacements. */
export type Named = Record<
  'page' | 'component' | 'slide' | 'tab' | 'form' | 'field' | 'submission' | 'user' | 'image',
  unknown
>;

/**
 * A call with the statements that it covers, the least privileged role that may make it, its input, and its response
 * for unknown ids; a read without ids returns 200.
 */
export type CallRow = [
  call: string,
  least: Role | 'vendor',
  sent: (named: Named) => object,
  answer: readonly [number, string] | 200,
];

type Session = { cookie: string };
interface Callers {
  roles: Record<Role, Session>;
  vendor: Session;
  /** An Admin of another company. */
  stranger: Session;
  named: Named;
}

const places = (value: unknown): Named => ({
  ...{ page: value, component: value, slide: value, tab: value, form: value, field: value },
  ...{ submission: value, user: value, image: value },
});
/** No company of these tests has that many records; the numbers of components and the like are long. */
const nowhere: Named = {
  ...places(987),
  ...{ component: 98_700_010_001, slide: 98_700_010_002, field: 9_870_001, submission: 987_000_000_001 },
};

/** Makes the call as every allowed and disallowed user, with existing, unknown and invalid ids. */
async function requireRejections([call, least, sent, answer]: CallRow, callers: Callers): Promise<void> {
  const [method = '', path = ''] = call.split(' ');
  const line = `${method} ${path}`;
  const { roles, stranger, named } = callers;
  const ask = async (input: object, session?: Session) => {
    const { status, error } = await observed(line, input, session ? { session } : {});
    return status < 300 ? 200 : [status, error.message];
  };
  expect(await ask(sent(named)), 'without a session').toEqual([401, 'Please sign in.']);
  const allowed = { Author: 0, Level4: 1, Admin: 2, vendor: 3 }[least];
  for (const [rank, role] of (['Author', 'Level4', 'Admin'] as const).entries()) {
    const expected = rank < allowed ? [403, 'You are not allowed to do this.'] : answer;
    expect(await ask(sent(nowhere), roles[role]), `by ${role}`).toEqual(expected);
  }
  const session = least === 'vendor' ? callers.vendor : roles.Admin;
  if (least === 'vendor') expect(await ask(sent(nowhere), session)).toEqual(answer);
  // Records of one company do not exist for another.
  else expect(await ask(sent(named), stranger), 'for another company').toEqual(answer);
  const malformed = sent(places('x'));
  if (JSON.stringify(malformed) === JSON.stringify(sent(nowhere))) return;
  const { status, error } = await observed(line, malformed, { session });
  const sentNames = Object.keys(malformed).map((name) => name.charAt(0).toLowerCase() + name.slice(1));
  const namedFields = Object.keys(error.fields ?? {}).map((name) => name.split('.')[0] ?? '');
  expect(status, JSON.stringify(error)).toBe(400);
  expect(sentNames, 'names the field that is malformed').toEqual(expect.arrayContaining(namedFields));
}

/** A company with one record of each kind, users of each role, another company and the vendor. */
async function callersOf({ cloud, acme, admin, editor }: Acme): Promise<Callers> {
  const asAdmin = { session: admin };
  const globex = await makeCompany('globex');
  const stranger = await sessionFor(cloud, globex, 'Admin');
  const forms = { toEmail: ['in@acme.example'] };
  for (const session of [admin, stranger]) {
    await answered('POST AdminSettings/UpdateFormSettingsData', forms, { session });
  }
  // More records at acme, so that its numbers do not exist at globex.
  for (const name of ['One', 'Two']) await makeForm(admin, name);
  const form = await makeForm(admin, 'Orders');
  const pages = [];
  for (let at = 0; at < 4; at += 1) pages.push(await makePage(admin));
  const page = pages.at(-1) ?? 0;
  const place = { pageId: page, versionId: 1 };
  const blank = { componentName: 'Gap', height: 1, ...place };
  const hero = { componentName: 'Hero', ...place };
  const bannerContainerId = await answered<number>('POST Admin/CreateBannerContainer', hero, asAdmin);
  const images = [];
  for (const name of ['a.png', 'b.png']) images.push(await addImage(admin, { name, description: name }));
  const slide = { componentName: 'S', bannerContainerId, backgroundImage: `acme/${images[0]}/a` };
  const tab = { id: 0, title: 'Hours', format: '4_2-2', column1: '', column2: '', column3: '', column4: '' };
  const field = await addField(admin, form, { name: 'Boat' });
  const NameValuePairs = [{ fieldId: field, fieldName: 'Boat', fieldValue: 'Yawl' }];
  const visitor = { site: 'acme', headers: { 'x-galley-csrf': undefined } };
  await answered('POST Components/SubmitForm', { Form: { id: form }, NameValuePairs }, visitor);
  const { formSubmissionViewModels: sent } = await answered<{
    formSubmissionViewModels: { formSubmission: { id: number } }[];
  }>('POST AdminForms/GetFormSubmissionData', { formId: form }, asAdmin);
  const named: Named = {
    ...{ page, form, field, user: editor.userId, image: images[1] },
    component: await answered('POST Admin/CreateBlank', blank, asAdmin),
    slide: await answered('POST Admin/CreateBanner', slide, asAdmin),
    tab: await answered('POST Admin/CreateNavbarTab', { ...tab, footer: '' }, asAdmin),
    submission: sent[0]?.formSubmission.id,
  };
  const vendor = await makeCompany('tracsoft', { isVendor: true });
  return {
    roles: {
      Admin: admin,
      Level4: editor,
      Author: await sessionFor(cloud, acme, 'Author'),
    },
    vendor: await sessionFor(cloud, vendor, 'Admin'),
    stranger,
    named,
  };
}

/** Creates them before the tests; returns what describes a group of calls, which are all made by the same users. */
export function prepareCallers(site: Acme): (what: string, calls: readonly CallRow[]) => void {
  let callers: Callers;
  beforeAll(async () => {
    callers = await callersOf(site);
  });
  return (what, calls) => {
    describe(what, () => {
      it.each(calls)('%s is for %s and higher roles', async (...row) => requireRejections(row, callers));
    });
  };
}
