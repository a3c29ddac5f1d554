import { linkTo, linkToPage } from '@galley/shared/admin-screens';
import { Button, Stack } from '@mantine/core';
import { IconFileOff, IconGitCompare } from '@tabler/icons-react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import type { ApiResponse } from '../../lib/api';
import { isApiError } from '../../lib/api-error';
import { useIdParam } from '../../lib/use-id-param';
import { versionOfQuery } from '../../lib/version-of-query';
import { PageMissing } from '../../parts/pages/page-of-route';
import { EmptyState } from '../../ui/empty-state';
import { MissingScreen } from '../../ui/missing-screen';
import { PageHeader } from '../../ui/page-header';
import { QueryBoundary } from '../../ui/query-boundary';
import { FormSkeleton } from '../../ui/skeletons';
import { comparedPair } from './compared-pair';
import { Comparison, VersionLinks } from './comparison';
import { useGetComparedPage } from './use-compare-versions';

/** /CompareVersions/{pageId}?from=&to=: two versions of a page, and the review of a pending one. */
export function CompareVersionsScreen() {
  const pageId = useIdParam('pageId');
  return pageId ? <CompareVersionsOf key={pageId} pageId={pageId} /> : <PageMissing />;
}

function CompareVersionsOf({ pageId }: { pageId: number }) {
  const [search, setSearch] = useSearchParams();
  const chosen = {
    from: versionOfQuery(search.get('from')),
    to: versionOfQuery(search.get('to')) || undefined,
  };
  const query = useGetComparedPage(pageId, chosen.to);
  const { data, error } = query;
  const crumbs = [
    { label: 'Pages', to: linkTo('pages') },
    ...(data ? [{ label: data.page.name, to: linkToPage(data.page) }] : []),
  ];
  if (data?.page.isExternal) return <Navigate to={linkToPage(data.page)} replace />;
  if (isApiError(error, 404)) {
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
  const pair = data && comparedPair(data.versions, chosen);
  return (
    <Stack gap="sm">
      <PageHeader
        title="Compare versions"
        crumbs={crumbs}
        actions={pair && <VersionLinks pageId={pageId} versionId={pair.to.versionId} />}
      />
      <QueryBoundary
        query={query}
        failure="The page could not be loaded"
        skeleton={<FormSkeleton fields={4} />}
      >
        {({ page, versions }) => (
          <ComparedPage
            page={page}
            versions={versions}
            pair={pair}
            onChoose={(from, to) => setSearch({ from: String(from), to: String(to) }, { replace: true })}
          />
        )}
      </QueryBoundary>
    </Stack>
  );
}

type ComparedPageProps = Pick<ApiResponse<'getPageComponentData'>, 'page' | 'versions'> & {
  pair: ReturnType<typeof comparedPair>;
  onChoose: (from: number, to: number) => void;
};

function ComparedPage({ page, versions, pair, onChoose }: ComparedPageProps) {
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
