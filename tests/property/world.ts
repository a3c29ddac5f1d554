import { CloudFrontClient } from '@aws-sdk/client-cloudfront';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { SESClient } from '@aws-sdk/client-ses';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { forgetCalls } from '@galley/functions/core/budgets/call-budget';
import { forgetLeases } from '@galley/functions/core/budgets/spend-budget';
import {
  companyRecord,
  homePageWrites,
  providerRecord,
  registryRecord,
} from '@galley/functions/core/companies/new-company-items';
import { openCompanyScope } from '@galley/functions/core/company-scope';
import { settingsEntity } from '@galley/functions/core/entities/site';
import { logger } from '@galley/functions/core/logger';
import { type Item, Table, type Write } from '@galley/functions/core/table';
import { DynamoService } from '@galley/infra/local/stand-ins/dynamo/dynamo-service';
import { keyedTable } from '@galley/infra/local/stand-ins/dynamo/testing/keyed-table';
import { presetOf } from '@galley/shared/theme/presets';
import { newLaunch, planColor, publishLaunch } from '../api/launches/launch-world';
import { callApi } from '../support/api-caller';
import { sessionFor, type TestSession } from '../support/companies';
import { proposeDetails } from '../support/page-forms';
import { addAnnouncement, bodyOf, makeLivePage, makePage, newDraft, publish, submit } from '../support/pages';
import { fromWire } from '../support/table-at-hand/wire';
import { testEnvironment } from '../support/test-environment';
import { startThread } from '../support/threads';
import { sendLightly } from './light-client';
import { type Course, Invocation, Scheduler } from './scheduler';
import { virtualTime } from './virtual-time';

Object.assign(process.env, testEnvironment);

export const company = 'acme';
export const scope = openCompanyScope(company);
export const table = new Table(testEnvironment.TABLE_NAME);

/** A company with two Admins, ready to be copied into the table of each schedule. */
export interface Beginning {
  users: [TestSession, TestSession];
  contents: Item[];
  service: DynamoService;
}

let open: Scheduler | undefined;
Object.assign(DynamoDBClient.prototype, {
  send: (command: { input: unknown }) =>
    sendLightly((operation, input) => (open as Scheduler).call(operation, input), command),
});
/** Errors that handlers did not expect; users only get a request id. */
export const unexpected: string[] = [];
logger.setLogLevel('SILENT');
Object.assign(logger, {
  error: (_: string, { error }: { error?: Error } = {}) => unexpected.push(error?.stack ?? 'unknown'),
});

// Calls outside the table succeed; the schedule runs jobs, so that no dispatch is needed.
for (const outside of [LambdaClient, SESClient, CloudFrontClient]) {
  Object.assign(outside.prototype, { send: async () => ({}) });
}

/** The initial table, whose calls a course orders and disturbs. */
export function openWorld(course: Course, { service }: Pick<Beginning, 'service'>): Scheduler {
  virtualTime.reset();
  // An instance's memory must not leak into the next schedule.
  forgetLeases();
  forgetCalls();
  unexpected.length = 0;
  open = new Scheduler(course, service);
  return open;
}

/** A sweep of the jobs, as every minute has one. */
export async function sweep(): Promise<undefined> {
  const { handler } = await import('@galley/functions/jobs/handler');
  await handler({ sweep: true });
}

async function emptyTable(): Promise<DynamoService> {
  const service = await DynamoService.open({ now: () => virtualTime.now });
  const table = { TableName: testEnvironment.TABLE_NAME, ...keyedTable };
  await service.execute('CreateTable', table, 'TESTS');
  return service;
}

/** The parts of the site, each with its word, without recipients, so that submitting sends no mails. */
async function makeParts(session: TestSession): Promise<void> {
  const companySettings = {
    companyName: 'settings-0',
    copyrightName: 'Acme',
    address: 'Main Street 1',
    telephone: '212 555 0100',
  };
  const told = { companySettings, adminVersionUpdateEmails: [session.email] };
  bodyOf(await callApi('createCompanySettings', told, { session }));
  await table.commit([{ update: settingsEntity.key(scope), set: { adminVersionUpdateEmails: [] } }]);
  const columns = { contentColumn2: '', contentColumn3: '', contentColumn4: '' };
  bodyOf(await callApi('createFooter', { ...columns, contentColumn1: '<p>footer-0</p>' }, { session }));
  const tab = { title: 'navbar-0', column1: '', column2: '', column3: '', column4: '', footer: '' };
  bodyOf(await callApi('createNavbarTab', { ...tab, format: '4_1-1-1-1' }, { session }));
  const theme = { ...presetOf('clear'), brand: '#5a0000' };
  bodyOf(await callApi('saveTheme', { theme }, { session }));
}

/** A company with a page in every possible state, most of them under one section. */
export async function makeBeginning(): Promise<Beginning> {
  const scheduler = openWorld({ turns: [], events: [] }, { service: await emptyTable() });
  const founding = async (): Promise<Beginning['users']> => {
    const now = new Date();
    const details = { name: 'Acme', isVendor: false, domains: [], adminEmail: 'first@acme.example' };
    const records = [
      companyRecord(scope, details, now),
      registryRecord(scope, details, now),
      providerRecord(testEnvironment.MAIL_DOMAIN),
    ];
    await table.commit([
      ...records.map((record): Write => ({ put: { ...record } })),
      ...homePageWrites(scope, details.adminEmail, now),
    ]);
    const testCompany = { key: company, scope, adminEmail: details.adminEmail };
    const first = await sessionFor({ table }, testCompany, 'Admin');
    const second = await sessionFor({ table }, testCompany, 'Admin');
    await addAnnouncement(first, 1, 1, 'word-901');
    await publish(first, 1);
    const menu = await makeLivePage(first, 'word-902', { name: 'Section', friendlyUrl: 'a' });
    await addAnnouncement(first, menu, await newDraft(first, menu, 1), 'word-903');
    const published = await makeLivePage(first, 'word-904', { name: 'Under', friendlyUrl: 'b', menu });
    await newDraft(first, published, 1);
    bodyOf(await proposeDetails(first, published, { name: 'Under launched', friendlyUrl: 'e' }));
    await submit(first, published);
    await startThread(first, published, 'said');
    await makeParts(first);
    const launched = await newLaunch(first, 'Launched', [published]);
    bodyOf(await publishLaunch(first, launched));
    await sweep();
    const pending = await makePage(first, { name: 'Pending', friendlyUrl: 'c', menu });
    await addAnnouncement(first, pending, 1, 'word-905');
    await submit(first, pending);
    await planColor(first, await newLaunch(first, 'Planned', [pending]), '#5affff');
    const draft = await makePage(first, { name: 'Draft', friendlyUrl: 'd', showOnMenu: false });
    await addAnnouncement(first, draft, 1, 'word-906');
    const pageId = await makeLivePage(first, 'word-907', { name: 'Deleted', friendlyUrl: 'd', menu });
    bodyOf(await callApi('deletePage', { pageId }, { session: first }));
    // Unfinished jobs of the initial state would run again in each schedule, before its own jobs.
    for (let hour = 0; hour < 3; hour += 1) {
      virtualTime.now += 3_600_000;
      await sweep();
    }
    return [first, second];
  };
  const work = scheduler.run(new Invocation('beginning'), founding);
  await scheduler.drive(work);
  const users = await work;
  if (users === 'crashed') throw new Error('Nothing crashes at the beginning.');
  return { users, contents: await contentsOf(scheduler), service: scheduler.service };
}

/** All items of the table, as objects, by partition and sort key. */
export async function contentsOf(scheduler: Scheduler): Promise<Item[]> {
  const items = await scheduler.items();
  return items.map((item) => unmarshall(fromWire(item) as Parameters<typeof unmarshall>[0]) as Item);
}
