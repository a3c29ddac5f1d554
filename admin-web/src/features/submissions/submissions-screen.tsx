import { linkTo } from '@galley/shared/admin-screens';
import { Anchor, Button, Stack, Tabs, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconInbox } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ageOf } from '../../lib/age-of';
import { isApiError, messageOf } from '../../lib/api-error';
import { useIdParam } from '../../lib/use-id-param';
import { initialTableView, type TableView } from '../../ui/data-table-columns';
import { EmptyState } from '../../ui/empty-state';
import { ErrorPanel } from '../../ui/error-panel';
import { MissingScreen } from '../../ui/missing-screen';
import { PageHeader } from '../../ui/page-header';
import { SearchField } from '../../ui/search-field';
import { TableSkeleton } from '../../ui/skeletons';
import { useRememberedState } from '../../ui/use-remembered-state';
import { ExportButton } from './export-button';
import { NoSubmissions } from './no-submissions';
import { PageJump } from './page-jump';
import { SubmissionTable } from './submission-table';
import { useAllSubmissions, useSpamCount, useSubmissionPage } from './use-list-submissions';
import { useDeleteSubmission } from './use-submission-actions';

const formList = { label: 'Forms', to: linkTo('forms') };

/** /FormBuilderSubmissions/:formId */
export function SubmissionsScreen() {
  const formId = useIdParam('formId');
  return formId ? <Submissions key={formId} formId={formId} /> : <FormMissing />;
}

interface ListView extends TableView {
  isSpam: boolean;
}

const initialView: ListView = { ...initialTableView, isSpam: false };

/** Lists the submissions of a form, or its spam. */
export function Submissions({ formId }: { formId: number }) {
  const [view, setView] = useRememberedState<ListView>(`submissions-${formId}`, initialView);
  const [typed, setTyped] = useState('');
  const [settled] = useDebouncedValue(typed.trim(), 250);
  // The server sorts by time; other columns are sorted here, once everything is loaded.
  const sortsTexts = view.sortBy !== null && view.sortBy !== 'timestamp';
  const order = { oldestFirst: view.sortBy === 'timestamp' && !view.isDescending, spam: view.isSpam };
  const needsAll = sortsTexts || settled !== '';
  const timely = useSubmissionPage(formId, order, view.pageIndex, !needsAll);
  const all = useAllSubmissions(formId, { ...order, search: settled }, needsAll);
  const { data, error, refetch } = needsAll
    ? { ...all, data: all.data?.pages[0]?.part }
    : { ...timely.page, data: timely.page.data };
  const rows = needsAll
    ? (all.data?.pages.flatMap(({ part }) => part.formSubmissionViewModels) ?? [])
    : (data?.formSubmissionViewModels ?? []);
  const isReading = needsAll && (all.hasNextPage || all.isFetching);
  const paging = needsAll
    ? { isGrowing: isReading }
    : {
        paged: {
          pageIndex: timely.pageIndex,
          pageCount: timely.pages.length,
          total: timely.total,
        },
      };
  const askToDelete = useDeleteSubmission();

  if (!data && isApiError(error, 404)) return <FormMissing />;
  const known = data ?? timely.page.data;
  const name = known?.form.name;
  return (
    <Stack gap="md">
      <PageHeader
        title={name ? `Submissions: ${name}` : 'Submissions'}
        crumbs={name ? [formList, { label: name, to: linkTo('buildForm', { formId: formId }) }] : [formList]}
        actions={name && <ExportButton formId={formId} formName={name} />}
      />
      {known && known.form.keepDays > 0 && (
        <Text size="sm" c="dimmed">
          Submissions older than {ageOf(known.form.keepDays)} are deleted.{' '}
          <Anchor component={Link} to={linkTo('buildForm', { formId: formId })} size="sm" underline="always">
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
          <Tabs.Tab value="spam">
            Spam <SpamCount formId={formId} />
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value={view.isSpam ? 'spam' : 'submissions'} pt="md">
          <Stack gap="md">
            <SearchField
              label="Search the submissions"
              placeholder="Search what visitors wrote"
              value={typed}
              maxLength={100}
              onChange={(text) => {
                setTyped(text);
                setView({ ...view, pageIndex: 0 });
              }}
            />
            {error && (
              <ErrorPanel
                title="The submissions could not be loaded"
                message={messageOf(error)}
                onRetry={() => void refetch()}
              />
            )}
            {!needsAll && timely.pages.length > 1 && (
              <PageJump
                pages={timely.pages}
                pageIndex={timely.pageIndex}
                onJump={(pageIndex) => setView({ ...view, pageIndex })}
              />
            )}
            {!data && !error && <TableSkeleton />}
            {data && rows.length > 0 && (
              <SubmissionTable
                rows={rows}
                fields={data.formFields}
                view={view}
                onViewChange={(next) => setView({ ...view, ...next })}
                onDelete={(submissionId) => void askToDelete(submissionId)}
                {...paging}
              />
            )}
            {data && rows.length === 0 && !isReading && (
              <NothingListed
                formId={formId}
                search={settled}
                isSpam={view.isSpam}
                onClear={() => setTyped('')}
              />
            )}
            <Text role="status" size="xs" c="dimmed" mih={18}>
              {needsAll
                ? progressOf({ search: settled, found: rows.length, isReading, isFailed: !!error })
                : ''}
            </Text>
          </Stack>
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
}

/** Shown only where there is spam to review. */
function SpamCount({ formId }: { formId: number }) {
  const count = useSpamCount(formId);
  if (!count) return null;
  return (
    <Text span size="xs" c="dimmed">
      {count.toLocaleString('en-US')}
    </Text>
  );
}

/** The progress of a search, or of loading everything; the count is shown only when it is final. */
function progressOf({
  search,
  found,
  isReading,
  isFailed,
}: {
  search: string;
  found: number;
  isReading: boolean;
  isFailed: boolean;
}): string {
  if (isFailed) return '';
  if (isReading) return search ? `Searching for '${search}'…` : 'Reading all submissions to sort them…';
  return search ? `${found.toLocaleString('en-US')} found for '${search}'` : '';
}

interface NothingListedProps {
  formId: number;
  search: string;
  isSpam: boolean;
  onClear: () => void;
}

function NothingListed({ formId, search, isSpam, onClear }: NothingListedProps) {
  const icon = <IconInbox size={32} stroke={1.5} />;
  if (search) {
    const clear = (
      <Button variant="default" onClick={onClear}>
        Clear the search
      </Button>
    );
    return (
      <EmptyState icon={icon} title={`No results for '${search}'`} action={clear}>
        The search covers everything that visitors wrote.
      </EmptyState>
    );
  }
  return isSpam ? (
    <EmptyState icon={icon} title="No spam">
      Submissions that look like spam are kept here and are not emailed to anyone. Release those that are
      genuine.
    </EmptyState>
  ) : (
    <NoSubmissions formId={formId} />
  );
}

function FormMissing() {
  return <MissingScreen noun="form" icon={<IconInbox size={32} stroke={1.5} />} list={formList} />;
}
