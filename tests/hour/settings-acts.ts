import { presetOf } from '@galley/shared/theme/presets';
import type { Act } from './act';
import { count, type HourCompany, oneOf } from './company';

/** What Admins do besides pages: settings, the theme, navbar tabs, redirects, users; and what they read. */

const mostTabs = 3;
const mostRedirects = 5;

async function deleteRedirects({ admin }: HourCompany): Promise<void> {
  const rows = await admin.call('listRedirects', {});
  const old = rows.filter(({ isAutomatic }) => isAutomatic).slice(0, 5);
  for (const { from } of old) await admin.call('deleteRedirect', { from });
}

export const settingsActs: Act[] = [
  {
    name: 'save company settings',
    weight: 2,
    run: async ({ admin }, chance) => {
      const { companySettings, adminVersionUpdateEmails } = await admin.call('getCompanySettings', {});
      await admin.call('updateCompanySettings', {
        companySettings: { ...companySettings, address: `${1 + chance(900)} Quay` },
        adminVersionUpdateEmails,
      } as never);
    },
  },
  {
    name: 'save the theme',
    weight: 1,
    run: async ({ admin }, chance) => {
      const { revision } = await admin.call('getTheme', {});
      const theme = { ...presetOf(oneOf(chance, ['clear', 'paper', 'studio'])), brand: '#0f5c73' };
      await admin.call('saveTheme', { theme, revision });
    },
  },
  {
    name: 'save the footer',
    weight: 1,
    run: async ({ admin }, chance) => {
      const footer = await admin.call('getFooter', {});
      await admin.call('updateFooter', { ...footer, contentColumn1: `<p>Quay ${chance(1_000)}</p>` });
    },
  },
  {
    name: 'make or delete a navbar tab',
    weight: 1,
    run: async (company, chance) => {
      const gone = company.tabs.length >= mostTabs ? company.tabs.shift() : undefined;
      if (gone) {
        await company.admin.call('deleteNavbarTab', { componentId: gone });
        return;
      }
      const columns = { column1: '<p>Hours</p>', column2: '', column3: '', column4: '', footer: '' };
      const title = `Hours ${chance(1_000)}`;
      company.tabs.push(
        await company.admin.call('createNavbarTab', { title, format: '4_1-1-1-1', ...columns }),
      );
    },
  },
  {
    name: 'make or delete redirects',
    weight: 2,
    run: async (company, chance) => {
      await deleteRedirects(company);
      const gone = company.redirects.length >= mostRedirects ? company.redirects.shift() : undefined;
      if (gone) {
        await company.admin.call('deleteRedirect', { from: gone });
        return;
      }
      const from = `/short-${company.made.redirects ?? 0}-${chance(1_000)}`;
      await company.admin.call('createRedirect', { from, to: '/' });
      count(company, 'redirects');
      company.redirects.push(from);
    },
  },
  {
    name: 'invite and delete a user',
    weight: 1,
    run: async (company, chance) => {
      const email = `hand${company.made.users ?? 0}-${chance(1_000_000)}@${company.key}.example`;
      const person = {
        firstName: 'Hand',
        lastName: 'Mate',
        phoneNumber: '207 555 0143',
        role: 'Level4' as const,
      };
      await company.admin.call('createUser', { ...person, email });
      count(company, 'users');
      const user = (await company.admin.call('listUsers', {})).find((one) => one.email === email);
      if (!user) throw new Error(`${email} is missing among the users.`);
      await company.admin.call('deleteUser', { id: user.id });
    },
  },
  {
    name: 'read lists and logs',
    weight: 8,
    run: async ({ admin }, chance) => {
      await admin.call('listPages', {});
      const reads = [
        () => admin.call('getActivityLog', {} as never),
        () => admin.call('getScheduleState', {}),
        () => admin.call('listImages', { limit: 60 }),
        () => admin.call('listUsers', {}),
        () => admin.call('getDeadJobs', {}),
        () => admin.call('listBrokenLinks', {}),
        () => admin.call('listLaunches', {}),
        () => admin.call('getSiteChecklist', {}),
      ];
      await oneOf(chance, reads)();
    },
  },
];

const hasStatus = (error: unknown) => (error as { status?: number }).status !== undefined;

export const signInActs: Act[] = [
  {
    name: 'sign in',
    weight: 2,
    run: async (company, chance) => {
      const person = oneOf(chance, [company.admin, company.editor]);
      await person.signIn();
      count(company, 'signIns');
    },
  },
  {
    name: 'log out and in again',
    weight: 1,
    run: async (company) => {
      await company.editor.call('logOut', {});
      await company.editor.signIn();
      count(company, 'signIns');
    },
  },
];

/** A sign-in that must be refused. @throws where it is not */
export async function failToSignIn(enter: () => Promise<unknown>): Promise<void> {
  try {
    await enter();
  } catch (error) {
    if (hasStatus(error)) return;
    throw error;
  }
  throw new Error('A wrong password was accepted.');
}
