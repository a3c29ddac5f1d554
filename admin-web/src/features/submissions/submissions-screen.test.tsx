import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as files from '../../lib/save-file';
import { crumbsShown } from '../../test-support/crumbs-shown';
import { renderScreen, serveCalls } from '../../test-support/render-screen';
import { Submissions } from './submissions-screen';

const field = (n: number, name: string) => ({
  id: 40_000 + n,
  formId: 4,
  name,
  fieldType: 'input',
  order: n,
});
/** The numbers of the fields, in the order of the form. */
const inOrder = [3, 1, 2, 4];
const submission = (n: number, values: string[], mailState = 'sent', mailReason = '') => ({
  formSubmission: {
    id: 4_000_000_000 + n,
    timestamp: `2026-11-${n}T10:00:00Z`,
    mailState,
    mailReason,
    spamReason: '',
    replyTo: '',
    isUnread: false,
    confirmedAt: '',
  },
  // Sent while the fields were in another order.
  formSubmissionPairs: values
    .map((fieldValue, index) => ({
      fieldId: 40_000 + (inOrder[index] ?? 0),
      fieldName: `Field ${index + 1}`,
      fieldValue,
    }))
    .reverse(),
});
const long = 'A very long answer that no cell holds';
const whole = long.slice(0, 30);
const listed = [submission(12, ['Ruth', long], 'failed', 'no such mailbox'), submission(11, ['Tom', whole])];
const spam = [submission(13, ['Spammer'], 'held')];
const responseWith = (formSubmissionViewModels: unknown[]) => ({
  form: { id: 4, name: 'Contact', columns: 1, revision: 1 },
  formFields: [
    // A field that only shows text has no column.
    { ...field(9, 'About you'), fieldType: 'heading' as const },
    ...['Name', 'Boat', 'Phone', 'Never a column'].map((name, index) => field(inOrder[index] ?? 0, name)),
  ],
  formSubmissionViewModels,
});

let forms = 0;
const rejections: { status: number; body: { message: string } }[] = [];

function show(rows = listed) {
  const served = serveCalls({
    listFormSubmissions: (input) => ({
      body: responseWith(
        input.spam
          ? spam
          : rows.filter(({ formSubmissionPairs: pairs }) =>
              pairs.some(({ fieldValue }) => fieldValue.includes(String(input.search ?? ''))),
            ),
      ),
    }),
    getSubmissionPages: (input) => ({
      body: {
        total: (input.spam ? spam : rows).length,
        pages: [{ cursor: '', timestamp: '2026-11-12T10:00:00Z' }],
      },
    }),
    getCompanyName: { body: { companyName: 'Acme', timeZone: 'UTC' } },
    deleteFormSubmission: () => rejections.shift() ?? { body: 'Deleted' },
    exportFormSubmissions: { body: 'csv' },
  });
  // The view of a form is remembered, so each test uses another form.
  forms += 1;
  renderScreen(<Submissions formId={forms} />);
  return served;
}
const rowTexts = () =>
  screen.getAllByRole('row').map((row) =>
    within(row)
      .queryAllByRole('cell')
      .map((cell) => cell.textContent),
  );

describe('the list of submissions', () => {
  it('shows the first three fields, cut at 30 characters, and the state of the mail [2:24] [2:265] [2:203] [2:75]', async () => {
    show();
    await screen.findByText('Ruth');
    expect(crumbsShown()).toEqual(['Forms /FormBuilderManagement', `Contact /FormBuilder/${forms}`]);
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Edit',
      'Timestamp',
      'Name',
      'Boat',
      'Phone',
      'Mail',
      'Actions',
    ]);
    expect(rowTexts()[1]?.slice(1, 6)).toEqual([
      '11/12/2026 10:00 AM',
      'RuthFailed',
      `${whole}…`,
      '',
      'Failed',
    ]);
    expect(rowTexts()[2]?.slice(2, 5), 'what has 30 characters is whole').toEqual(['Tom', whole, '']);
    expect(screen.getAllByTitle('no such mailbox')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'View submission 4000000012' }).getAttribute('href')).toBe(
      '/FormBuilderSingleSubmission/4000000012',
    );
    const remove = screen.getByRole('button', { name: 'Delete submission 4000000012' });
    expect(remove.querySelector('.tabler-icon-trash')).not.toBeNull();
  });

  it('sorts by time and by each of the three fields, in both directions [2:24] [2:203]', async () => {
    const served = show([
      ...[submission(12, ['Ruth', 'Sloop', '1']), submission(11, ['Bea', 'Yawl', '3'])],
      submission(10, ['Tom', 'Ketch', '2']),
    ]);
    await screen.findByText('Ruth');
    const names = () =>
      rowTexts()
        .slice(1)
        .map((cells) => cells[2]);
    const sortBy = (name: string) =>
      fireEvent.click(within(screen.getByRole('columnheader', { name })).getByRole('button'));
    for (const [header, ...rising] of [
      ['Name', 'Bea', 'Ruth', 'Tom'],
      ['Boat', 'Tom', 'Ruth', 'Bea'],
      ['Phone', 'Ruth', 'Tom', 'Bea'],
    ] as const) {
      sortBy(header);
      await waitFor(() => expect(names(), header).toEqual(rising));
      sortBy(header);
      await waitFor(() => expect(names(), header).toEqual(rising.toReversed()));
    }
    // The server sorts by time.
    for (const oldestFirst of ['true', 'false']) {
      sortBy('Timestamp');
      await waitFor(() => {
        const read = served.filter(({ call }) => call === 'listFormSubmissions').at(-1);
        expect(String(read?.input.oldestFirst)).toBe(oldestFirst);
      });
    }
  });

  it('shows 100 a page, also where it has read all of them to sort by a field [2:24] [2:264] [2:203]', async () => {
    const rows = Array.from({ length: 101 }, (_, at) => {
      const { formSubmission, ...sent } = submission(10, [`Visitor ${at}`]);
      return { ...sent, formSubmission: { ...formSubmission, id: at + 1 } };
    });
    const served = show(rows);
    await screen.findByText('Visitor 0');
    const read = served.find(({ call }) => call === 'listFormSubmissions');
    expect(read?.input.limit).toBe(100);
    fireEvent.click(within(screen.getByRole('columnheader', { name: 'Name' })).getByRole('button'));
    expect(await screen.findByText('1–100 of 101 submissions')).toBeTruthy();
    const last = served.filter(({ call }) => call === 'listFormSubmissions').at(-1);
    expect(last?.input.limit, 'all of them').toBe(1_000);
  });

  it('says whose mail bounced, also where there is no room for that column', async () => {
    const why = 'desk@acme.example: There is no such mailbox.';
    show([submission(15, ['Bea'], 'bounced', why), submission(14, ['Cleo'], 'complained', why)]);
    await screen.findByText('Bea');
    expect(rowTexts()[1]?.slice(2)).toEqual(['BeaBounced', '', '', 'Bounced', '']);
    expect(rowTexts()[2]?.slice(2)).toEqual(['CleoMarked as spam', '', '', 'Marked as spam', '']);
    expect(screen.getAllByTitle(why)).toHaveLength(4);
  });

  it('marks unread submissions', async () => {
    const { formSubmission, ...pairs } = submission(16, ['Dora']);
    show([{ ...pairs, formSubmission: { ...formSubmission, isUnread: true } }, submission(15, ['Bea'])]);
    const row = (name: string) => screen.getByText(name).closest('tr') as HTMLElement;
    await screen.findByText('Dora');
    expect(within(row('Dora')).queryByRole('img', { name: 'Unread' })).not.toBeNull();
    expect(within(row('Bea')).queryByRole('img', { name: 'Unread' })).toBeNull();
  });

  it('searches on the server and lists spam separately, with its count [2:24] [2:203]', async () => {
    show();
    await screen.findByText('Ruth');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Tom' } });
    await waitFor(() => expect(screen.queryByText('Ruth')).toBeNull());
    await screen.findByText('Tom');
    await screen.findByText("1 found for 'Tom'");
    fireEvent.click(await screen.findByRole('tab', { name: `Spam ${spam.length}` }));
    await screen.findByText('Held back');
    expect(screen.queryByText('Tom')).toBeNull();
  });

  it('names the spam where nothing else came: a first try of a form may look like it', async () => {
    show([]);
    expect((await screen.findByText(/Submissions appear here/)).textContent).toContain(
      'in your inbox. 1 submission under Spam: release what is genuine.',
    );
  });

  it('asks before deleting, says why that failed, and reads the list again [2:117] [2:158] [2:249] [2:252] [2:246] [2:205] [2:24]', async () => {
    const served = show();
    const reads = () => served.filter(({ call }) => call === 'listFormSubmissions').length;
    const ask = async () => {
      fireEvent.click(await screen.findByRole('button', { name: 'Delete submission 4000000011' }));
      await screen.findByText('Are you sure you want to delete submission 4000000011?');
    };
    await ask();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await ask();
    const before = reads();
    rejections.push({ status: 409, body: { message: 'The ink is still wet.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Delete submission' }));
    expect(await screen.findByText('The ink is still wet.')).toBeTruthy();
    expect(reads()).toBe(before);
    fireEvent.click(screen.getByRole('button', { name: 'Delete submission' }));
    await waitFor(() => expect(reads()).toBeGreaterThan(before));
    const deletion = {
      call: 'deleteFormSubmission',
      input: { submissionId: '4000000011' },
    };
    expect(served.filter(({ call }) => call === deletion.call)).toEqual([deletion, deletion]);
  });

  it('exports one file', async () => {
    const save = vi.spyOn(files, 'saveFile').mockImplementation(() => undefined);
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(save).toHaveBeenCalledWith('Contact submissions.csv', ['csv'], 'text/csv'));
  });
});
