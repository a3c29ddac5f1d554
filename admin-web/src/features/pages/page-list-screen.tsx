import { linkTo, linkToPage } from '@galley/shared/admin-screens';
import { pageSizes } from '@galley/shared/limits';
import type { PageListRow } from '@galley/shared/schemas/page';
import { Button, Checkbox, Group, Stack } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconFileOff, IconFiles } from '@tabler/icons-react';
import { useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { filterPages, type PageListFilter } from '../../parts/pages/page-list-rules';
import { useListPages } from '../../parts/pages/use-pages';
import { ColumnsMenu } from '../../ui/columns-menu';
import { DataTable } from '../../ui/data-table';
import { initialTableView } from '../../ui/data-table-columns';
import { EmptyState } from '../../ui/empty-state';
import { PageHeader } from '../../ui/page-header';
import { QueryBoundary } from '../../ui/query-boundary';
import { SearchField } from '../../ui/search-field';
import { useListedShortcut, useShortcut } from '../../ui/shortcuts';
import { TableSkeleton } from '../../ui/skeletons';
import { useChosen } from '../../ui/use-chosen';
import { useRememberedState } from '../../ui/use-remembered-state';
import { BulkBar } from './bulk/bulk-bar';
import { pageListColumns, usualColumns } from './page-list-columns';
import { PageListMenu } from './page-list-menu';
import { PageRowMenu } from './page-row-menu';

/** The name is always shown. */
const choosable = pageListColumns.filter(({ id }) => id !== 'name');

const keyOf = ({ pageId }: PageListRow): string => String(pageId);
const pageNames = { keyOf, nameOf: ({ pageName }: PageListRow) => pageName };

const noFilter: PageListFilter = { text: '', includeDeleted: false };

/** /PageComponentManagement: every page of the company. */
export function PageListScreen() {
  const query = useListPages();
  const { data, refetch, isFetching } = query;
  const [filter, setFilter] = useRememberedState('page-list-filter', noFilter);
  const [view, setView] = useRememberedState('page-list-view', initialTableView);
  const [columns, setColumns] = useLocalStorage({ key: 'galley-page-columns', defaultValue: usualColumns });
  const filterBox = useRef<HTMLInputElement>(null);
  useShortcut('/', 'Filter the list', () => filterBox.current?.focus());
  useListedShortcut('X', 'Choose the row of a list, with Shift all up to it');
  const rows = useMemo(() => filterPages(data ?? [], filter), [data, filter]);

  const { chosenItems, choice, chooseAll, clear } = useChosen(rows, pageNames);

  const changeFilter = (next: PageListFilter) => {
    setFilter(next);
    setView({ ...view, pageIndex: 0 });
  };
  const resetSort = () => {
    setView(initialTableView);
    void refetch();
  };

  return (
    <Stack gap="md">
      <PageHeader
        title="Pages"
        crumbs={[]}
        actions={
          <>
            <Button component={Link} to={linkTo('createExternalPage')} variant="default" visibleFrom="sm">
              Create External Page
            </Button>
            <Button component={Link} to={linkTo('createPage')}>
              Create Internal Page
            </Button>
          </>
        }
      />
      <Group gap="md" wrap="nowrap" justify="space-between">
        <SearchField
          ref={filterBox}
          label="Filter pages"
          placeholder="Filter by name, menu, address or status"
          value={filter.text}
          onChange={(text) => changeFilter({ ...filter, text })}
          style={{ flex: '1 1 180px' }}
        />
        <Group gap={4} wrap="nowrap" flex="none" visibleFrom="sm">
          <Checkbox
            label="Include Deleted"
            checked={filter.includeDeleted}
            onChange={(event) => changeFilter({ ...filter, includeDeleted: event.currentTarget.checked })}
            me="xs"
          />
          <Button variant="subtle" size="xs" onClick={resetSort} loading={isFetching && data !== undefined}>
            Reset Sort
          </Button>
          <Button component={Link} to={linkTo('brokenLinks')} variant="subtle" size="xs">
            Broken links
          </Button>
          <ColumnsMenu columns={choosable} shown={columns} initial={usualColumns} onChange={setColumns} />
        </Group>
        <PageListMenu filter={filter} onFilter={changeFilter} onResetSort={resetSort} />
      </Group>
      <QueryBoundary
        query={query}
        failure="The pages could not be loaded"
        skeleton={<TableSkeleton rowHeight={47} />}
        reportsStale
      >
        {() =>
          rows.length > 0 ? (
            <DataTable
              label="Pages"
              noun="page"
              rows={rows}
              columns={pageListColumns.filter(({ id }) => id === 'name' || columns.includes(id))}
              pageSize={pageSizes.pages}
              rowKey={keyOf}
              rowLink={(row) => ({
                to: linkToPage({ id: row.pageId, isExternal: row.isExternal }),
                label: `Edit ${row.pageName}`,
              })}
              rowActions={(row) => <PageRowMenu row={row} />}
              isMuted={(row: PageListRow) => row.versionStatus === 'Deleted' || row.parentDeleted}
              choice={choice}
              view={view}
              onViewChange={setView}
            />
          ) : (
            <NothingListed isFiltered={filter.text !== ''} onClear={() => changeFilter(noFilter)} />
          )
        }
      </QueryBoundary>
      <BulkBar chosen={chosenItems} listed={rows.length} onChooseAll={chooseAll} onClear={clear} />
    </Stack>
  );
}

function NothingListed({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (isFiltered) {
    return (
      <EmptyState
        icon={<IconFileOff size={32} stroke={1.5} />}
        title="No page matches the filter"
        action={
          <Button variant="default" onClick={onClear}>
            Clear the filter
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<IconFiles size={32} stroke={1.5} />}
      title="No pages yet"
      action={
        <Button component={Link} to={linkTo('createPage')}>
          Create Internal Page
        </Button>
      }
    >
      Pages are what visitors see. Each is built from components and goes live when it is published.
    </EmptyState>
  );
}
