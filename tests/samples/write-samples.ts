import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AttributeValue, DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import packageJson from '../../package.json' with { type: 'json' };
import { callApi } from '../support/api-caller';
import { makeCompany } from '../support/companies';
import { makeFormSite } from '../support/form-site';
import { addAnnouncement, bodyOf, makeLivePage, newDraft } from '../support/pages';
import { submitForm } from '../support/submissions';
import { startTestCloud } from '../support/test-cloud';
import { testEnvironment } from '../support/test-environment';

/**
 * Records a small company as this release stores it, created by the calls of the screens: `npx tsx
 * tests/samples/write-samples.ts`, once, when a release is made. Later releases must be able to read it
 * (`tests/api/samples.test.ts`).
 */
type Stored = Record<string, AttributeValue>;

/** They expire with the users' sessions, or within minutes. */
const passing = /^(C#[^#]+#USER#|JOBS#|ATTEMPT#|RATE#)/;

const cloud = await startTestCloud();
await makeCompany('tracsoft', { isVendor: true });
const { admin, formId, revision, nameField, emailField } = await makeFormSite(cloud, 'acme');
const footer = { contentColumn1: '<p>The footer of a sample</p>', contentColumn2: '', contentColumn3: '' };
bodyOf(await callApi('createFooter', { ...footer, contentColumn4: '' }, { session: admin }));
const about = await makeLivePage(admin, 'Words about us', { name: 'About us', friendlyUrl: 'about' });
await makeLivePage(admin, 'Words about the team', { name: 'Team', friendlyUrl: 'team', menu: about });
const draft = await newDraft(admin, about, 1);
await addAnnouncement(admin, about, draft, 'A draft of more words');
const values = { [nameField]: 'Ann', [emailField]: 'ann@visitors.example' };
await submitForm('acme', { formId, revision, values });
await cloud.settled();

const client = new DynamoDBClient({});
const { Items: items = [] } = await client.send(new ScanCommand({ TableName: testEnvironment.TABLE_NAME }));
client.destroy();
await cloud.stop();

const kept = items
  .filter((item) => !passing.test(item.pk?.S ?? ''))
  .map(
    (item): Stored => Object.fromEntries(Object.entries(item).map(([name, value]) => [name, inText(value)])),
  )
  .map((item) => JSON.stringify(item))
  .sort();
const file = join(import.meta.dirname, `${packageJson.version}.json`);
await writeFile(file, `[\n${kept.join(',\n')}\n]\n`);
console.log(`${kept.length} items in ${file}`);

/** Bytes as on the wire. */
function inText(value: AttributeValue): AttributeValue {
  return value.B ? ({ B: Buffer.from(value.B).toString('base64') } as unknown as AttributeValue) : value;
}
