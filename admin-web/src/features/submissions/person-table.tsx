import { linkTo } from '@galley/shared/admin-screens';
import { pageSizes } from '@galley/shared/limits';
import type { PersonSubmission } from '@galley/shared/schemas/submission';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { DataTable } from '../../ui/data-table';
import { type DataColumn, initialTableView, type TableView } from '../../ui/data-table-columns';
import { cutText, timestampColumn } from './submission-table';

const wordsOf = ({ formSubmissionPairs }: PersonSubmission) =>
  formSubmissionPairs
    .map(({ fieldValue }) => fieldValue)
    .filter((value) => value !== '')
    .join(' · ');

const columns: readonly DataColumn<PersonSubmission>[] = [
  timestampColumn,
  {
    id: 'form',
    header: 'Form',
    value: ({ formName }) => formName,
    cell: ({ formName }) => (
      <Text span size="sm" display="block" truncate title={formName}>
        {cutText(formName)}
      </Text>
    ),
    isWide: true,
    hideBelow: 'sm',
  },
  {
    id: 'words',
    header: 'What was sent',
    value: wordsOf,
    cell: (submission) => (
      <Text span size="sm" display="block" truncate title={wordsOf(submission)}>
        {wordsOf(submission)}
      </Text>
    ),
    takesRest: true,
  },
  {
    id: 'spam',
    header: 'Spam',
    value: ({ formSubmission }) => (formSubmission.spamReason ? 'Spam' : ''),
    hideBelow: 'sm',
  },
];

const newestFirst: TableView = { ...initialTableView, sortBy: 'timestamp', isDescending: true };

/** Lists the submissions of one person; each row links to the submission. */
export function PersonTable({ found }: { found: PersonSubmission[] }) {
  const [view, setView] = useState(newestFirst);
  return (
    <DataTable
      label="Submissions of this person"
      noun="submission"
      rows={found}
      columns={columns}
      pageSize={pageSizes.submissions}
      rowKey={({ formSubmission }) => String(formSubmission.id)}
      rowLink={({ formSubmission: { id } }) => ({
        to: linkTo('submission', { formSubmissionId: id }),
        label: `View submission ${id}`,
      })}
      view={view}
      onViewChange={setView}
    />
  );
}
