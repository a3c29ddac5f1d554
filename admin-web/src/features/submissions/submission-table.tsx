import { linkTo } from '@galley/shared/admin-screens';
import { takesValue } from '@galley/shared/form-fields/kinds';
import { pageSizes } from '@galley/shared/limits';
import type { FormField } from '@galley/shared/schemas/form';
import type { SubmissionView } from '@galley/shared/schemas/submission';
import { ActionIcon, Box, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useMemo } from 'react';
import { TimeText } from '../../parts/session/time-text';
import { UnreadMark } from '../../parts/submissions/unread-mark';
import { DataTable } from '../../ui/data-table';
import type { DataColumn, TableView } from '../../ui/data-table-columns';
import { useIsPhone } from '../../ui/use-is-phone';
import { MailStateBadge, mailStateLabels } from './mail-state';
import { useShownValue } from './use-shown-value';

const shownFields = 3;
const shownCharacters = 30;

/** Truncates a value for a cell. */
export function cutText(value: string): string {
  return value.length > shownCharacters ? `${value.slice(0, shownCharacters)}…` : value;
}

/** The value of a field in a submission; '' where the form did not have the field yet. */
export function valueIn(submission: SubmissionView, fieldId: number): string {
  return submission.formSubmissionPairs.find((pair) => pair.fieldId === fieldId)?.fieldValue ?? '';
}

const hasTrouble = ({ formSubmission: { mailState, mailReason } }: SubmissionView) =>
  mailState !== 'sent' && mailReason !== '';

export const timestampColumn: DataColumn<Pick<SubmissionView, 'formSubmission'>> = {
  id: 'timestamp',
  header: 'Timestamp',
  value: ({ formSubmission }) => formSubmission.timestamp,
  cell: ({ formSubmission }) => (
    <TimeText span size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }} at={formSubmission.timestamp} />
  ),
};

function columnsFor(
  fields: readonly FormField[],
  shownValue: ReturnType<typeof useShownValue>,
  isPhone: boolean,
): DataColumn<SubmissionView>[] {
  return [
    { ...timestampColumn, hideBelow: 'sm' },
    ...fields
      .filter(takesValue)
      .slice(0, shownFields)
      .map(
        ({ id, name, fieldType }, index): DataColumn<SubmissionView> => ({
          id: `field-${id}`,
          header: cutText(name),
          value: (submission) => valueIn(submission, id),
          cell: (submission) => (
            <>
              <Text
                span
                size="sm"
                display="block"
                pt={index === 0 && isPhone ? 6 : 0}
                truncate
                fw={submission.formSubmission.isUnread ? 600 : undefined}
                title={shownValue(valueIn(submission, id), fieldType)}
              >
                {index === 0 && submission.formSubmission.isUnread && <UnreadMark />}
                {cutText(shownValue(valueIn(submission, id), fieldType))}
              </Text>
              {/* Where there is no room for the columns of the time and of the mail. */}
              {index === 0 && isPhone && (
                <TimeText size="xs" c="dimmed" pb={6} at={submission.formSubmission.timestamp} />
              )}
              {index === 0 && hasTrouble(submission) && (
                <Box hiddenFrom="sm">
                  <MailStateBadge submission={submission.formSubmission} />
                </Box>
              )}
            </>
          ),
          // The first field gets the remaining width.
          ...(index === 0 ? { takesRest: true } : { isWide: true, hideBelow: 'md' }),
        }),
      ),
    {
      id: 'mail',
      header: 'Mail',
      value: ({ formSubmission }) => mailStateLabels[formSubmission.mailState],
      cell: ({ formSubmission }) => <MailStateBadge submission={formSubmission} />,
      hideBelow: 'sm',
    },
  ];
}

interface SubmissionTableProps {
  rows: SubmissionView[];
  fields: readonly FormField[];
  view: TableView;
  onViewChange: (view: TableView) => void;
  onDelete: (submissionId: number) => void;
  paged?: { pageIndex: number; pageCount: number; total: number | undefined };
  isGrowing?: boolean;
}

/** Lists the submissions that are loaded, 100 to a page. */
export function SubmissionTable({
  rows,
  fields,
  view,
  onViewChange,
  onDelete,
  ...paging
}: SubmissionTableProps) {
  const shownValue = useShownValue();
  const isPhone = useIsPhone();
  const columns = useMemo(() => columnsFor(fields, shownValue, isPhone), [fields, shownValue, isPhone]);
  return (
    <DataTable
      label="Submissions"
      noun="submission"
      rows={rows}
      columns={columns}
      pageSize={pageSizes.submissions}
      rowKey={({ formSubmission }) => String(formSubmission.id)}
      rowLink={({ formSubmission: { id } }) => ({
        to: linkTo('submission', { formSubmissionId: id }),
        label: `View submission ${id}`,
      })}
      rowActions={({ formSubmission: { id } }) => (
        <ActionIcon aria-label={`Delete submission ${id}`} onClick={() => onDelete(id)}>
          <IconTrash size={16} />
        </ActionIcon>
      )}
      view={view}
      onViewChange={onViewChange}
      {...paging}
    />
  );
}
