import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
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
];

function open(form: object | null) {
  const formSubmissionViewModel = { formSubmission, formSubmissionPairs, formSubmissionFiles: [] };
  serveCalls({
    'POST /api/AdminForms/GetSingleFormSubmissionData': { body: { form, formSubmissionViewModel } },
    'GET /api/Authentication/GetCompanyName': { body: { companyName: 'Acme', timeZone: 'UTC' } },
  });
  const path = `/FormBuilderSingleSubmission/${formSubmission.id}`;
  renderScreen(<SingleSubmissionScreen />, {
    route: { pattern: '/FormBuilderSingleSubmission/:formSubmissionId', path },
  });
  return screen.findByText('Ruth');
}
const wayBack = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('shows the whole value of every field by its name, and the time; it leads back to the form’s submissions [2:25] [2:204] [2:75]', async () => {
  await open({ id: 4, name: 'Contact', columns: 1, revision: 1 });
  const terms = [...document.querySelectorAll('dt')].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ]);
  expect(terms).toEqual([
    ['Name', 'Ruth'],
    ['Boat', 'A ketch whose name is longer than thirty characters'],
    ['Phone', '–Left empty'],
    ['Timestamp', expect.stringMatching(/Nov(ember)? 12, 2026.*10:00/)],
  ]);
  expect(wayBack('Back to submissions')).toBe('/FormBuilderSubmissions/4');
});

it('leads back to the list of forms where the form is gone [2:25] [2:204]', async () => {
  await open(null);
  expect(wayBack('Back to forms')).toBe('/FormBuilderManagement');
  expect(screen.queryByRole('link', { name: 'Back to submissions' })).toBeNull();
});
