import { Anchor, Button, Group, Stack, Tabs, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconInbox, IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { isApiError, messageOf } from '../../lib/api-error';
import { initialTableView, type TableView } from '../../ui/data-table-columns';
import { EmptyState } from '../../ui/empty-state';
import { ErrorPanel } from '../../ui/error-panel';
import { MissingScreen } from '../../ui/missing-screen';
import { PageHeader } from '../../ui/page-header';
import { TableSkeleton } from '../../ui/skeletons';
import { useRememberedState } from '../../ui/use-remembered-state';
import { formBuilderPath, formListPath } from '../forms/form-paths';
import { ExportButton } from './export-button';
import { SubmissionTable } from './submission-table';
import { useListSubmissions } from './use-list-submissions';
import { useDeleteSubmission } from './use-submission-actions';

const formList = { label: 'Forms', to: formListPath };

/** /FormBuilderSubmissions/:formId */
export function SubmissionsScreen() {
  const formId = Number(useParams().formId);
  const isNumber = Number.isSafeInteger(formId) && formId > 0;
  return isNumber ? <Submissions key={formId} formId={formId} /> : <FormMissing />;
}

interface ListView extends TableView {
  isSpam: boolean;
}

const initialView: ListView = { ...initialTableView, isSpam: false };

/** What was submitted with one form, or was held back. */
export function Submissions({ formId }: { formId: number }) {
  const [view, setView] = useRememberedState<ListView>(`submissions-${formId}`, initialView);
  const [typed, setTyped] = useState('');
  const [settled] = useDebouncedValue(typed.trim(), 250);
  // The server knows the order in time; what visitors wrote is sorted here, when all of it is read.
  const sortsTexts = view.sortBy !== null && view.sortBy !== 'timestamp';
  const oldestFirst = view.sortBy === 'timestamp' && !view.isDescending;
  const list = useListSubmissions(formId, { search: settled, oldestFirst, spam: view.isSpam }, sortsTexts);
  const { hasNextPage, isFetching, isError, fetchNextPage } = list;
  useEffect(() => {
    if (sortsTexts && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [sortsTexts, hasNextPage, isFetching, isError, fetchNextPage]);
  const askToDelete = useDeleteSubmission();

  if (!list.data && isApiError(list.error, 404)) return <FormMissing />;
  const first = list.data?.pages[0];
  const rows = list.data?.pages.flatMap((page) => page.formSubmissionViewModels) ?? [];
  const name = first?.form.name;
  return (
    <Stack gap="md">
      <PageHeader
        title={name ? `Submissions: ${name}` : 'Submissions'}
        crumbs={name ? [formList, { label: name, to: formBuilderPath(formId) }] : [formList]}
        actions={name && <ExportButton formId={formId} formName={name} />}
      />
      {first && first.form.keepDays > 0 && (
        <Text size="sm" c="dimmed">
          What is older than {first.form.keepDays === 1 ? 'a day' : `${first.form.keepDays} days`} is deleted.{' '}
          <Anchor component={Link} to={formBuilderPath(formId)} size="sm" underline="always">
            Change this in the form’s details
          </Anchor>
        </Text>
      )}
      <Tabs
        value={view.isSpam ? 'spam' : 'submissions'}
        onChange={(tab) => setView({ ...initialView, isSpam: tab === 'spam' })}
      >
        <Tabs.List>
          <Tabs.Tab value="submissions">Submissions</Tabs.Tab>
          <Tabs.Tab value="spam">Spam</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value={view.isSpam ? 'spam' : 'submissions'} pt="md">
          <Stack gap="md">
            <TextInput
              type="search"
              aria-label="Search the submissions"
              placeholder="Search what visitors wrote"
              leftSection={<IconSearch size={16} aria-hidden />}
              value={typed}
              maxLength={100}
              onChange={(event) => {
                setTyped(event.currentTarget.value);
                setView({ ...view, pageIndex: 0 });
              }}
              maw={400}
            />
            {list.error && (
              <ErrorPanel
                title="The submissions could not be read"
                message={messageOf(list.error)}
                onRetry={() => void list.refetch()}
              />
            )}
            {!list.data && !list.error && <TableSkeleton />}
            {first && rows.length > 0 && (
              <SubmissionTable
                rows={rows}
                fields={first.formFields}
                view={view}
                onViewChange={(next) => setView({ ...view, ...next })}
                onDelete={(submissionId) => void askToDelete(submissionId)}
              />
            )}
            {hasNextPage && (
              <Group justify="center">
                <Button
                  variant="default"
                  loading={list.isFetchingNextPage}
                  onClick={() => void fetchNextPage()}
                >
                  Show more
                </Button>
              </Group>
            )}
            {list.data && rows.length === 0 && !hasNextPage && (
              <NothingListed search={settled} isSpam={view.isSpam} onClear={() => setTyped('')} />
            )}
            <Text role="status" size="xs" c="dimmed" mih={18}>
              {list.data && settled
                ? `${rows.length}${hasNextPage ? ' or more' : ''} found for '${settled}'`
                : ''}
            </Text>
          </Stack>
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
}

interface NothingListedProps {
  search: string;
  isSpam: boolean;
  onClear: () => void;
}

function NothingListed({ search, isSpam, onClear }: NothingListedProps) {
  const icon = <IconInbox size={32} stroke={1.5} />;
  if (search) {
    const clear = (
      <Button variant="default" onClick={onClear}>
        Clear the search
      </Button>
    );
    return (
      <EmptyState icon={icon} title={`Nothing with '${search}'`} action={clear}>
        The search looks at everything that visitors wrote.
      </EmptyState>
    );
  }
  return isSpam ? (
    <EmptyState icon={icon} title="No spam">
      What looks like spam is kept here and mails nobody. Release what is honest.
    </EmptyState>
  ) : (
    <EmptyState icon={icon} title="No submissions yet">
      Put the form on a page as a Form component and publish it. What visitors send appears here and in your
      mailbox.
    </EmptyState>
  );
}

function FormMissing() {
  return <MissingScreen noun="form" icon={<IconInbox size={32} stroke={1.5} />} list={formList} />;
}
