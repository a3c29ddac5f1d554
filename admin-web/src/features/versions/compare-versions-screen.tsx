import { linkTo, linkToPage } from '@galley/shared/admin-screens';
import { Button, Stack } from '@mantine/core';
import { IconFileOff, IconGitCompare } from '@tabler/icons-react';
import { Link, Navigate, useParams, useSearchParams } from 'react-router-dom';
import type { ApiResponse } from '../../lib/api';
import { isApiError, messageOf } from '../../lib/api-error';
import { versionOfQuery } from '../../lib/version-of-query';
import { EmptyState } from '../../ui/empty-state';
import { ErrorPanel } from '../../ui/error-panel';
import { MissingScreen } from '../../ui/missing-screen';
import { PageHeader } from '../../ui/page-header';
import { FormSkeleton } from '../../ui/skeletons';
import { PageMissing } from '../pages/page-of-route';
import { comparedPair } from './compared-pair';
import { Comparison } from './comparison';
import { useGetComparedPage } from './use-compare-versions';

/** /CompareVersions/{pageId}?from=&to=: two versions of a page, and the review of a pending one. */
export function CompareVersionsScreen() {
  const pageId = Number(useParams().pageId);
  if (!Number.isSafeInteger(pageId) || pageId <= 0) return <PageMissing />;
  return <CompareVersionsOf key={pageId} pageId={pageId} />;
}

function CompareVersionsOf({ pageId }: { pageId: number }) {
  const [search, setSearch] = useSearchParams();
  const address = {
    from: versionOfQuery(search.get('from')),
    to: versionOfQuery(search.get('to')) || undefined,
  };
  const { data, error, refetch } = useGetComparedPage(pageId, address.to);
  const crumbs = [
    { label: 'Pages', to: linkTo('pages') },
    ...(data ? [{ label: data.page.name, to: linkToPage(data.page) }] : []),
  ];
  if (data?.page.isExternal) return <Navigate to={linkToPage(data.page)} replace />;
  if (isApiError(error, 404)) return <VersionMissing />;
  return (
    <Stack maw={1100}>
      <PageHeader title="Compare versions" crumbs={crumbs} />
      {data && (
        <ComparedPage
          data={data}
          address={address}
          onChoose={(from, to) => setSearch({ from: String(from), to: String(to) }, { replace: true })}
        />
      )}
      {!data && error && (
        <ErrorPanel
          title="The page could not be read"
          message={messageOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <FormSkeleton fields={4} />}
    </Stack>
  );
}

interface ComparedPageProps {
  data: ApiResponse<'getPageComponentData'>;
  address: Parameters<typeof comparedPair>[1];
  onChoose: (from: number, to: number) => void;
}

function ComparedPage({ data: { page, versions }, address, onChoose }: ComparedPageProps) {
  const pair = comparedPair(versions, address);
  if (!pair) {
    return (
      <EmptyState
        icon={<IconGitCompare size={32} stroke={1.5} />}
        title="No version"
        action={
          <Button component={Link} to={linkToPage(page)}>
            Open the editor
          </Button>
        }
      >
        This page has nothing to compare yet. Create a draft to begin.
      </EmptyState>
    );
  }
  return <Comparison page={page} versions={versions} pair={pair} onChoose={onChoose} />;
}

/** A link of an old mail may lead to a draft that was deleted since. */
function VersionMissing() {
  return (
    <MissingScreen
      noun="version"
      icon={<IconFileOff size={32} stroke={1.5} />}
      list={{ label: 'Pages', to: linkTo('pages') }}
    >
      It may have been a draft that was deleted since.
    </MissingScreen>
  );
}
