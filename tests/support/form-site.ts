import { imageCounterEntity } from '@galley/functions/core/entities/image';
import { callApi } from './api-caller';
import { makeCompany, sessionFor, type TestCompany, type TestSession } from './companies';
import { addField, makeForm } from './forms';
import { putImage } from './library';
import { bodyOf, makePage, publish } from './pages';
import type { TestCloud } from './test-cloud';

/** A company whose published page has a form; its mails go to `desk@<company>.example`. */
export interface FormSite {
  company: TestCompany;
  admin: TestSession;
  formId: number;
  /** A required line of text. */
  nameField: number;
  emailField: number;
  /** The revision that the page shows. */
  revision: number;
  path: string;
}

export async function makeFormSite(cloud: TestCloud, key: string): Promise<FormSite> {
  const company = await makeCompany(key);
  const admin = await sessionFor(cloud, company, 'Admin');
  const toEmail = [`desk@${key}.example`, `shop@${key}.example`];
  bodyOf(await callApi('updateFormSettings', { toEmail }, { session: admin }));
  const formId = await makeForm(admin, 'Write to us');
  const nameField = await addField(admin, formId, { name: 'Your name', isRequired: true });
  const emailField = await addField(admin, formId, { name: 'Your email', fieldType: 'email', inputType: '' });
  const { revision } = bodyOf(await callApi('getForm', { formId }, { session: admin }));
  const pageId = await makePage(admin, { name: 'Contact', friendlyUrl: 'contact' });
  const imageId = await cloud.table.increment(imageCounterEntity.key(company.scope), 'lastId');
  const imageLink = await putImage(cloud, company, imageId);
  const component = { componentName: 'Write us', title: 'Write to us', description: 'We answer.', imageLink };
  const input = { ...component, formId, pageId, versionId: 1 };
  bodyOf(await callApi('createImageForm', input, { session: admin }));
  await publish(admin, pageId);
  return { company, admin, formId, nameField, emailField, revision, path: '/contact' };
}
