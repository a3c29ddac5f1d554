import { linkTo } from '@galley/shared/admin-screens';
import { pageSizes } from '@galley/shared/limits';
import type { FormRow } from '@galley/shared/schemas/form';
import type { PageListRow } from '@galley/shared/schemas/page';
import { Button, Stack, Text } from '@mantine/core';
import { IconInbox } from '@tabler/icons-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { PagesOfForm, pagesWithForm } from '../../parts/forms/pages-of-form';
import { useListForms } from '../../parts/forms/use-forms';
import { useListPages } from '../../parts/pages/use-pages';
import { LastChange } from '../../parts/people/last-change';
import { useNameOfUser } from '../../parts/people/use-people';
import { UnreadCount } from '../../parts/submissions/unread-mark';
import { useUnreadSubmissions } from '../../parts/submissions/use-unread-submissions';
import { DataTable } from '../../ui/data-table';
import { type DataColumn, initialTableView } from '../../ui/data-table-columns';
import { EmptyState } from '../../ui/empty-state';
import { ListDrawing } from '../../ui/list-drawing';
import { PageHeader } from '../../ui/page-header';
import { QueryBoundary } from '../../ui/query-boundary';
import { TableSkeleton } from '../../ui/skeletons';
import { useRememberedState } from '../../ui/use-remembered-state';

function Changed({ form: { changedBy, changedAt } }: { form: FormRow }) {
  const name = useNameOfUser()(changedBy);
  return <LastChange name={name} at={changedAt} />;
}

/** The column with the pages of a form appears once the page list has loaded. */
const columnsOf = (pages: readonly PageListRow[] | undefined): DataColumn<FormRow>[] => [
  {
    id: 'name',
    header: 'Form Name',
    value: (form) => form.name,
    cell: (form) => (
      <Text span display="block" truncate size="sm" fw={500} title={form.name}>
        {form.name}
      </Text>
    ),
  },
  {
    id: 'pages',
    header: 'On pages',
    value: (form) => pagesWithForm(pages ?? [], form.id).length,
    cell: (form) => pages && <PagesOfForm pages={pagesWithForm(pages, form.id)} />,
    hideBelow: 'md',
    isWide: true,
  },
  { id: 'fields', header: 'Fields', value: (form) => form.fieldCount, align: 'right' },
  {
    id: 'changed',
    header: 'Last Change',
    value: (form) => form.changedAt,
    cell: (form) => <Changed form={form} />,
    hideBelow: 'lg',
  },
];

/** /FormBuilderManagement: every form of the company. */
export function FormListScreen() {
  const list = useListForms();
  const { data } = list;
  const [view, setView] = useRememberedState('form-list-view', initialTableView);
  const rows = useMemo(() => data ?? [], [data]);
  const { data: pages } = useListPages();
  const columns = useMemo(() => columnsOf(pages), [pages]);
  const { ofForm } = useUnreadSubmissions();
  const isEmpty = data?.length === 0;
  const create = (
    <Button component={Link} to={linkTo('createForm')}>
      Create Form
    </Button>
  );
  return (
    <Stack gap="md">
      <PageHeader
        title="Forms"
        crumbs={[]}
        actions={
          isEmpty ? undefined : (
            <>
              <Button variant="default" component={Link} to={linkTo('person')}>
                Find a person
              </Button>
              {create}
            </>
          )
        }
      />
      <QueryBoundary
        query={list}
        failure="The forms could not be loaded"
        skeleton={<TableSkeleton />}
        reportsStale
      />
      {rows.length > 0 && (
        <DataTable
          label="Forms"
          noun="form"
          rows={rows}
          columns={columns}
          pageSize={pageSizes.forms}
          rowKey={(form) => String(form.id)}
          rowLink={(form) => ({ to: linkTo('buildForm', { formId: form.id }), label: `Edit ${form.name}` })}
          rowActions={(form) => (
            <Button
              component={Link}
              to={linkTo('submissions', { formId: form.id })}
              size="compact-sm"
              variant="subtle"
              aria-label={`Submissions of ${form.name}`}
              leftSection={<IconInbox size={16} stroke={1.75} aria-hidden />}
              rightSection={<UnreadCount count={ofForm.get(form.id)} />}
            >
              Submissions
            </Button>
          )}
          view={view}
          onViewChange={setView}
        />
      )}
      {isEmpty && (
        <EmptyState icon={<ListDrawing kind="forms" />} title="No forms yet" action={create}>
          Visitors write to you with a form: a contact request, a booking, a question. Create one here, then
          add it to a page as a Form component.
        </EmptyState>
      )}
    </Stack>
  );
}
