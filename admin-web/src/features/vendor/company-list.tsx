import { linkTo } from '@galley/shared/admin-screens';
import type { CompanyRow } from '@galley/shared/schemas/company';
import { Alert, Badge, Button, Group, List, Stack, Text } from '@mantine/core';
import { IconBuilding } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { containsWords } from '../../lib/contains-words';
import { countOf } from '../../lib/count-of';
import { exactTime, shortDate } from '../../lib/dates';
import { useListCompanies } from '../../parts/companies/use-companies';
import { DataTable } from '../../ui/data-table';
import { type DataColumn, initialTableView } from '../../ui/data-table-columns';
import { EmptyState } from '../../ui/empty-state';
import { QueryBoundary } from '../../ui/query-boundary';
import { SearchField } from '../../ui/search-field';
import { TableSkeleton } from '../../ui/skeletons';
import { useRememberedState } from '../../ui/use-remembered-state';
import { CompanyRowMenu } from './company-row-menu';

const companiesOnAPage = 50;

const columns: DataColumn<CompanyRow>[] = [
  {
    id: 'companyName',
    header: 'Company Name',
    value: ({ companyName }) => companyName,
    cell: (row) => <CompanyCell row={row} />,
  },
  { id: 'company', header: 'Key', value: ({ company }) => company, hideBelow: 'sm' },
  numberColumn('pages', 'Pages'),
  numberColumn('images', 'Images'),
  numberColumn('submissions', 'Submissions'),
  {
    id: 'lastPublishedAt',
    header: 'Last Publish',
    value: ({ lastPublishedAt }) => lastPublishedAt ?? '',
    cell: ({ lastPublishedAt }) => <Day time={lastPublishedAt} />,
    hideBelow: 'sm',
  },
  {
    id: 'createdAt',
    header: 'Since',
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => <Day time={createdAt} />,
    hideBelow: 'xl',
  },
];

function numberColumn(id: 'pages' | 'images' | 'submissions', header: string): DataColumn<CompanyRow> {
  return {
    id,
    header,
    value: (row) => row[id],
    cell: (row) => (
      <span style={{ fontVariantNumeric: 'tabular-nums' }}>{row[id].toLocaleString('en-US')}</span>
    ),
    align: 'right',
    hideBelow: 'md',
  };
}

function CompanyCell({ row }: { row: CompanyRow }) {
  const { company, companyName, isVendor, suspended, pages, images, submissions } = row;
  const badge = { size: 'sm', radius: 'sm', tt: 'none', flex: 'none' } as const;
  return (
    <>
      <Group gap="xs" wrap="nowrap" pt={{ base: 6, md: 0 }}>
        <Text size="sm" truncate title={`${companyName} (${company})`}>
          {companyName}
        </Text>
        {isVendor && (
          <Badge {...badge} variant="default">
            vendor
          </Badge>
        )}
        {suspended && (
          <Badge {...badge} variant="light" color="red">
            suspended
          </Badge>
        )}
      </Group>
      <Text size="xs" c="dimmed" hiddenFrom="md" truncate pb={6}>
        {countOf(pages, 'page')} · {countOf(images, 'image')} · {countOf(submissions, 'submission')}
      </Text>
    </>
  );
}

function Day({ time }: { time: string | null }) {
  if (!time)
    return (
      <Text span size="sm" c="dimmed">
        {'never'}
      </Text>
    );
  return <span title={exactTime(time)}>{shortDate(time)}</span>;
}

/** The companies whose name, key or domain contains every word of the filter. */
export const filterCompanies = (rows: readonly CompanyRow[], text: string): CompanyRow[] =>
  rows.filter(({ company, companyName, domains, suspended }) =>
    containsWords(text, [company, companyName, ...domains, suspended ? 'suspended' : '']),
  );

/** Lists all companies with their usage, and the vendor's actions. */
export function CompanyList({ onCreate }: { onCreate: () => void }) {
  const list = useListCompanies();
  const { data } = list;
  const [filter, setFilter] = useState('');
  const [view, setView] = useRememberedState('company-list-view', initialTableView);
  const rows = useMemo(() => filterCompanies(data ?? [], filter), [data, filter]);
  return (
    <Stack gap="sm" component="section" aria-label="All companies">
      {data && data.length > 1 && (
        <SearchField
          label="Filter companies"
          placeholder="Filter by name, key or domain"
          value={filter}
          onChange={(text) => {
            setFilter(text);
            setView({ ...view, pageIndex: 0 });
          }}
        />
      )}
      <QueryBoundary
        query={list}
        failure="The companies could not be loaded"
        skeleton={<TableSkeleton rows={4} />}
        reportsStale
      />
      {data && <RerenderNotice rows={data} />}
      {rows.length > 0 && (
        <DataTable
          label="Companies"
          noun="company"
          rows={rows}
          columns={columns}
          pageSize={companiesOnAPage}
          rowKey={({ company }) => company}
          rowLink={({ company, companyName }) => ({
            to: linkTo('settings', { company }),
            label: `Initialization settings of ${companyName}`,
          })}
          rowActions={(row) => <CompanyRowMenu row={row} />}
          isMuted={({ suspended }) => suspended}
          view={view}
          onViewChange={setView}
        />
      )}
      {data && rows.length === 0 && (
        <EmptyState
          icon={<IconBuilding size={32} stroke={1.5} />}
          title={filter ? 'No company matches the filter' : 'No companies yet'}
          action={
            filter ? (
              <Button variant="default" onClick={() => setFilter('')}>
                Clear the filter
              </Button>
            ) : (
              <Button onClick={onCreate}>Create Company</Button>
            )
          }
        >
          {!filter && 'A company has its own site, pages and people. Its first Admin is invited by email.'}
        </EmptyState>
      )}
    </Stack>
  );
}

const number = (count: number) => count.toLocaleString('en-US');

/** After an update of the product: shows how far the public sites are re-rendered, and errors. Hidden otherwise. */
function RerenderNotice({ rows }: { rows: readonly CompanyRow[] }) {
  const done = rows.filter(({ renewal }) => renewal.isDone).length;
  const underWay = rows.filter(({ renewal }) => !renewal.isDone && renewal.total > 0);
  const errors = rows.flatMap(({ companyName, renewal }) =>
    renewal.faults.map((error) => `${companyName}: ${error}`),
  );
  return (
    <>
      {done < rows.length && (
        <Alert
          color="blue"
          role="status"
          title={`Pages are being updated: ${number(done)} of ${number(rows.length)} companies`}
        >
          Galley was updated. Visitors see each page as it was until its turn comes.
          {underWay.map(({ company, companyName, renewal }) => (
            <Text key={company} size="sm">
              {companyName}: {number(renewal.done)} of {number(renewal.total)} pages
            </Text>
          ))}
        </Alert>
      )}
      {errors.length > 0 && (
        <Alert color="yellow" role="status" title="Some pages could not be updated">
          Visitors see them as they were before the update.
          <List size="sm">
            {errors.map((error) => (
              <List.Item key={error}>{error}</List.Item>
            ))}
          </List>
        </Alert>
      )}
    </>
  );
}
