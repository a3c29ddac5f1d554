import type { Contract } from '@galley/shared/contract/contract';
import { saveCompanySettingsSchema } from '@galley/shared/schemas/site';
import { loadStarter } from '@galley/shared/starters/all-starters';
import { withCompanyInHtml } from '@galley/shared/starters/company-words';
import { starterTitles } from '@galley/shared/starters/names';
import { activityWrite } from '../core/activity-log';
import { storedTelephone } from '../core/companies/stored-telephone';
import { companyEntity } from '../core/entities/company';
import {
  footerEntity,
  formSettingsEntity,
  navbarEntity,
  settingsEntity,
  startEntity,
  themeEntity,
} from '../core/entities/site';
import { conflict } from '../core/errors';
import { newJob } from '../core/jobs';
import type { Operation, OperationRequest } from '../core/operation';
import { runRelease } from '../core/release/run-release';
import { sanitizeRichText } from '../core/rich-text/sanitize-rich-text';
import type { Write } from '../core/table';

type Request = OperationRequest<Contract['startSite']>;
const recordId = 1;

/**
 * Starts a company's site with a starter: this call creates settings, navbar, footer, theme and form
 * settings, and a job creates the pages as drafts. Idempotent.
 * @throws 409 where the site was started in another way
 */
export const startSite: Operation<Contract['startSite']> = async (request) => {
  const { table, scope, session, input, now } = request;
  const starter = await loadStarter(input.starter);
  const { country = session.companyRecord.country } = input;
  const settings = await settingsOf(request, country, starter.theme.brand);
  const footer = { id: recordId, ...starter.footer };
  for (const column of Object.keys(starter.footer) as (keyof typeof starter.footer)[]) {
    footer[column] = await sanitizeRichText(
      withCompanyInHtml(starter.footer[column], settings.companyName),
      scope,
    );
  }
  const start = {
    starter: input.starter,
    email: session.email,
    made: [],
    isMade: false,
    startedAt: now.toISOString(),
  };
  const first = { revision: 1 };
  const records = {
    settings: { ...settingsEntity.key(scope), ...settings, ...first },
    theme: { ...themeEntity.key(scope), theme: starter.theme, ...first },
    footer: { ...footerEntity.key(scope), ...footer, ...first },
  };
  const others = [
    { ...navbarEntity.key(scope), id: recordId, componentName: 'Navbar', ...first },
    { ...formSettingsEntity.key(scope), toEmail: [session.email], ...first },
    { ...startEntity.key(scope), ...start, ...first },
  ];
  const hasBegun = await table.get(startEntity.key(scope));
  if (hasBegun?.starter === input.starter) return;
  await runRelease(
    request,
    async () => undefined,
    ({ company }) => ({
      site: { ...records, company: { ...company, country, isInitialized: true } },
      writes: [
        ...[...Object.values(records), ...others].map(
          (record): Write => ({ put: record, condition: { absent: true }, refused: begunOtherwise }),
        ),
        {
          update: companyEntity.key(scope),
          set: { country, isInitialized: true, modules: ['FormSettings'] },
          add: { revision: 1 },
          condition: { exists: true },
        },
        activityWrite(scope, {
          actor: session,
          action: `Created the site from the starter '${starterTitles[input.starter].title}'`,
          at: now,
        }),
      ],
      jobs: [newJob(scope, { kind: 'make-starter' }, now)],
    }),
  );
};

const begunOtherwise = () =>
  conflict(
    'The site of this company has already been started. Change how it looks under Look, and its pages under Pages.',
  );

/** The company's settings, as the settings screen would save them. */
async function settingsOf({ input, session }: Request, country: string, primaryColor: string) {
  const { starter: _starter, telephone: typed, ...named } = input;
  const { companySettings, adminVersionUpdateEmails } = saveCompanySettingsSchema.parse({
    companySettings: { ...named, copyrightName: named.companyName, primaryColor },
    adminVersionUpdateEmails: [session.email],
  });
  const { revision: _revision, country: _country, telephone: _typed, ...settings } = companySettings;
  return {
    ...settings,
    ...(await storedTelephone(typed, country, 'telephone')),
    id: recordId,
    adminOnlyChanges: [],
    blockingChecks: [],
    requiresApp: false,
    adminVersionUpdateEmails,
  };
}
