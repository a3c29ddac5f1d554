import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { crumbsShown } from '../../test-support/crumbs-shown';
import { renderScreen, serveCalls } from '../../test-support/render-screen';
import { PersonScreen } from './person-screen';

const ruth = 'ruth@boats.example';
const sent = (n: number) => ({
  formName: n % 2 ? 'Contact' : 'Questions',
  formSubmission: {
    id: 4_000_000_000 + n,
    timestamp: '2026-11-12T10:00:00Z',
    mailState: 'sent',
    mailReason: '',
    spamReason: '',
    replyTo: '',
    isUnread: false,
    confirmedAt: '',
  },
  formSubmissionPairs: [{ fieldId: 40_001, fieldName: 'Email', fieldValue: ruth }],
});

/** Serves this many submissions in two parts; erased ones are not found again. */
function show(count: number) {
  const left = new Map(Array.from({ length: count }, (_, n) => [4_000_000_000 + n, sent(n)]));
  const served = serveCalls({
    getCompanyName: { body: { companyName: 'Acme', timeZone: 'UTC' } },
    findPersonSubmissions: ({ cursor }) =>
      cursor === '' && left.size > 1
        ? { body: [...left.values()].slice(0, 1), headers: { 'x-next-cursor': '4.SUB#000000001' } }
        : { body: [...left.values()].slice(cursor === '' ? 0 : 1) },
    erasePersonSubmissions: ({ submissionIds }) => {
      for (const id of submissionIds as number[]) left.delete(id);
      return { body: { erased: (submissionIds as number[]).length } };
    },
  });
  renderScreen(<PersonScreen />);
  return served;
}
const find = (email: string) => {
  fireEvent.change(screen.getByLabelText('Email address'), { target: { value: email } });
  fireEvent.click(screen.getByRole('button', { name: 'Find' }));
};

describe('a person', () => {
  it('is searched by email address only', () => {
    const served = show(0);
    find('ruth');
    expect(screen.getByRole('alert').textContent).toBe('Enter an email address, like name@company.com.');
    expect(served.filter(({ call }) => call === 'findPersonSubmissions')).toEqual([]);
  });

  it('without any data gets a message that says so', async () => {
    show(0);
    find(ruth);
    expect(await screen.findByText(`Nothing from ${ruth}`)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Erase all' })).toBeNull();
  });

  it('is erased completely, after a question that states how much that is', async () => {
    const served = show(60);
    find(` ${ruth.toUpperCase()} `);
    expect(crumbsShown()).toEqual(['Forms /FormBuilderManagement']);
    const erase = await screen.findByRole('button', { name: 'Erase all' });
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers).toEqual(['Edit', 'Timestamp', 'Form', 'What was sent', 'Spam']);
    fireEvent.click(erase);
    const question = `Are you sure you want to erase 60 submissions of ${ruth}?`;
    expect(await screen.findByText(question)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Erase 60 submissions' }));
    expect(await screen.findByText(`Nothing from ${ruth}`)).toBeTruthy();
    const parts = served
      .filter(({ call }) => call === 'erasePersonSubmissions')
      .map(({ input }) => (input as { submissionIds: number[] }).submissionIds.length);
    expect(parts).toEqual([50, 10]);
  });
});
