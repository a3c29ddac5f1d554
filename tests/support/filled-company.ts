import { newValues } from '@galley/shared/components/placeholder';
import { presetOf } from '@galley/shared/theme/presets';
import { callApi } from './api-caller';
import { sessionOf, type TestCompany } from './companies';
import { samplePdf } from './files/sample-files';
import { addFile, documentOf } from './files/upload';
import { addField, makeForm } from './forms';
import { pngOf } from './images/sample-images';
import { addImage, fileOf } from './images/upload';
import { proposeDetails } from './page-forms';
import { bodyOf, makeLivePage, newDraft } from './pages';
import { addPerson } from './sign-in';
import { postFiles } from './submissions';
import type { TestCloud } from './test-cloud';

/**
 * Adds to a company live pages, a draft with page details of its own, a form with a submission that has a file, a
 * replaced image, a saved section that shows it, and a replaced file. @returns who created them
 */
export async function fillCompany(cloud: TestCloud, company: TestCompany) {
  const person = await addPerson(cloud, company);
  const admin = await sessionOf(cloud, company, person);
  const form = await makeForm(admin);
  const field = await addField(admin, form);
  const page = await makeLivePage(admin, 'over the sea', { friendlyUrl: 'sea' });
  await makeLivePage(admin, 'and far away', { friendlyUrl: 'away', menu: page });
  await newDraft(admin, page, 1);
  bodyOf(await proposeDetails(admin, page, { name: 'Across the sea', friendlyUrl: 'across', after: 0 }));
  const thread = { pageId: page, versionId: 2, threadId: 'of-the-sea' };
  bodyOf(await callApi('startThread', { ...thread, text: 'Which sea?' }, { session: admin }));
  bodyOf(await callApi('resolveThread', { ...thread, isResolved: true }, { session: admin }));
  const launch = await callApi('createLaunch', { name: 'Crossing', pageIds: [page] }, { session: admin });
  const values = { look: { theme: presetOf('paper') } };
  const part = { launchId: bodyOf(launch), values, base: 0 };
  bodyOf(await callApi('saveLaunchPart', part, { session: admin }));
  const papers = await addField(admin, form, { name: 'Papers', fieldType: 'file', inputType: '' });
  const sent = [papers, documentOf(samplePdf())] as const;
  await postFiles(company.key, { formId: form, values: { [field]: 'Ruth' }, files: [sent] });
  const image = await addImage(admin);
  const replacement = { id: image, imageName: 'other.png', image: fileOf(pngOf(40, 30)) };
  bodyOf(await callApi('replaceImage', replacement, { session: admin }));
  const pictures = bodyOf(await callApi('listImages', {}, { session: admin }));
  const pictured = {
    ...newValues('PictureText'),
    picture: pictures[0]?.imageUrl,
    pageId: page,
    versionId: 2,
  };
  const pageComponentId = bodyOf(await callApi('createPictureText', pictured as never, { session: admin }));
  const section = { pageComponentId, name: 'Over the sea' };
  bodyOf(await callApi('createSavedSection', section, { session: admin }));
  const document = await addFile(admin);
  const other = { id: document, fileName: 'other.pdf', file: documentOf(samplePdf('%other')) };
  bodyOf(await callApi('replaceFile', other, { session: admin }));
  return person;
}
