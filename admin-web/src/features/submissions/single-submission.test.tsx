import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { callRoutes } from '../../lib/call-routes';
import { crumbsShown } from '../../test-support/crumbs-shown';
import { renderScreen, serveCalls } from '../../test-support/render-screen';
import { SingleSubmissionScreen } from './single-submission-screen';

const formSubmission = {
  ...{ id: 4_000_000_011, timestamp: '2026-11-12T10:00:00Z', mailState: 'sent', mailReason: '' },
  ...{ spamReason: '', replyTo: '', isUnread: false, confirmedAt: '' },
};
const formSubmissionPairs = [
  { fieldId: 1, fieldName: 'Name', fieldValue: 'Ruth' },
  { fieldId: 2, fieldName: 'Boat', fieldValue: 'A ketch whose name is longer than thirty characters' },
  { fieldId: 3, fieldName: 'Phone', fieldValue: '' },
  { fieldId: 4, fieldName: 'Privacy', fieldValue: 'false' },
  { fieldId: 5, fieldName: 'Insured against storm, fire and theft', fieldValue: 'false' },
];
const formFields = [
  { id: 4, fieldType: 'consent' },
  { id: 5, fieldType: 'checkbox' },
];

const rejections: { status: number; body: { message: string } }[] = [];

async function open(form: object | null) {
  const formSubmissionViewModel = { formSubmission, formSubmissionPairs, formSubmissionFiles: [] };
  const served = serveCalls({
    deleteFormSubmission: () => rejections.shift() ?? { body: 'Deleted' },
    getFormSubmission: { body: { form, formSubmissionViewModel } },
    listFormFields: { body: formFields },
    getCompanyName: { body: { companyName: 'Acme', timeZone: 'UTC' } },
  });
  const path = `/FormBuilderSingleSubmission/${formSubmission.id}`;
  const { currentPath } = renderScreen(<SingleSubmissionScreen />, {
    route: { pattern: '/FormBuilderSingleSubmission/:formSubmissionId', path },
  });
  await screen.findByText('Ruth');
  return { served, currentPath };
}
const wayBack = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('shows the whole value of every field by its name, and the time; it leads back to the form’s submissions [2:25] [2:204] [2:75]', async () => {
  await open({ id: 4, name: 'Contact', columns: 1, revision: 1 });
  await screen.findByText('Not agreed');
  const terms = [...document.querySelectorAll('dt')].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ]);
  expect(terms).toEqual([
    ['Name', 'Ruth'],
    ['Boat', 'A ketch whose name is longer than thirty characters'],
    ['Phone', '–Left empty'],
    ['Privacy', 'Not agreed'],
    ['Insured against storm, fire and theft', 'false'],
    ['Timestamp', expect.stringMatching(/Nov(ember)? 12, 2026.*10:00/)],
  ]);
  expect(wayBack('Back to submissions')).toBe('/FormBuilderSubmissions/4');
});

it('leads back to the list of forms where the form is gone [2:25] [2:204]', async () => {
  await open(null);
  expect(wayBack('Back to forms')).toBe('/FormBuilderManagement');
  expect(screen.queryByRole('link', { name: 'Back to submissions' })).toBeNull();
});

it('asks before it is deleted, says why that failed, and leads back to the submissions of the form once it was [2:25] [2:158] [2:205] [2:252] [2:249] [2:246]', async () => {
  rejections.push({ status: 409, body: { message: 'The ink is still wet.' } });
  const { served, currentPath } = await open({ id: 4, name: 'Contact', columns: 1, revision: 1 });
  expect(crumbsShown()).toEqual(['Forms /FormBuilderManagement', 'Contact /FormBuilderSubmissions/4']);
  const deletions = () =>
    served.filter(({ call }) => callRoutes[call].method === 'DELETE').map(({ input }) => input);
  const question = `Are you sure you want to delete submission ${formSubmission.id}?`;
  const ask = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(question)).toBeTruthy();
    expect(deletions()).toEqual([]);
  };
  await ask();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await ask();
  const agree = within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete submission' });
  fireEvent.click(agree);
  expect(await screen.findByText('The ink is still wet.')).toBeTruthy();
  expect(currentPath()).toBe(`/FormBuilderSingleSubmission/${formSubmission.id}`);
  fireEvent.click(agree);
  await waitFor(() => expect(currentPath()).toBe('/FormBuilderSubmissions/4'));
  expect(deletions()).toEqual(Array(2).fill({ submissionId: String(formSubmission.id) }));
});
