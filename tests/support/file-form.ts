import { countsEntity } from '@galley/functions/core/entities/company';
import { callApi } from './api-caller';
import type { TestSession } from './companies';
import { samplePdf } from './files/sample-files';
import { type FormSite, makeFormSite } from './form-site';
import { addField, makeForm } from './forms';
import { jobsAtOnce } from './jobs-at-once';
import { openCloud } from './open-cloud';
import { bodyOf } from './pages';
import { postFiles } from './submissions';
import type { TestCloud } from './test-cloud';

/** A form of Acme with file fields; set before the tests of a file. */
export const fileForm = {} as {
  cloud: TestCloud;
  acme: FormSite;
  admin: TestSession;
  runJobs: () => Promise<void>;
  formId: number;
  /** A required line of text. */
  name: number;
  /** At most two documents. */
  papers: number;
  /** A picture, shown once there is a name. */
  photo: number;
};

export async function startFileForm(): Promise<void> {
  const cloud = await openCloud({ runJobs: false });
  const acme = await makeFormSite(cloud, 'acme');
  const { admin } = acme;
  const formId = await makeForm(admin, 'Application');
  const file = { fieldType: 'file', inputType: '' } as const;
  const name = await addField(admin, formId, { name: 'Name', isRequired: true });
  const papers = await addField(admin, formId, {
    name: 'Papers',
    ...file,
    accepts: 'documents',
    mostFiles: 2,
  });
  const photo = await addField(admin, formId, {
    name: 'Photo',
    ...file,
    accepts: 'pictures',
    showIfFieldId: name,
    showIfValue: '',
  });
  Object.assign(fileForm, { cloud, acme, admin, runJobs: jobsAtOnce(cloud), formId, name, papers, photo });
}

let networks = 0;
export const ip = () => {
  networks += 1;
  return `198.51.${networks}.7`;
};

export const file = (content: Uint8Array | string, called: string, type = '') =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], called, { type });
export const pdf = (called = 'cv.pdf') => file(samplePdf(), called);

/** The Accept header of a browser without the page's script. */
export const byBrowser = { accept: 'text/html,application/xhtml+xml' };

export type Files = readonly (readonly [number, File])[];

/** Sends files as the page's script does; with `accept` in the headers as a browser without scripts does. */
export function sendFiles(
  files: Files,
  more: {
    values?: Record<number, string>;
    headers?: Record<string, string>;
    also?: object;
    ip?: string;
  } = {},
) {
  const { formId, name } = fileForm;
  const also = { ...more.also };
  return postFiles('acme', { formId, values: { [name]: 'Ruth' }, files, ip: ip(), ...more, also });
}

export const submissions = async () =>
  bodyOf(await callApi('listFormSubmissions', { formId: fileForm.formId }, { session: fileForm.admin }))
    .formSubmissionViewModels;

/** The keys of the uploaded files. */
export const stored = () => fileForm.cloud.s3.keys(process.env.IMAGES_BUCKET ?? '', 'submitted/');

export async function sentBytes(): Promise<number> {
  const counts = await fileForm.cloud.table.get(countsEntity.key(fileForm.acme.company.scope));
  return counts?.sentBytes ?? 0;
}
