import { linkTo, linkToPage } from '@galley/shared/admin-screens';
import { componentNumber } from '@galley/shared/comment-threads';
import { limits, pageSizes } from '@galley/shared/limits';
import type { BrokenLink, BrokenLinks } from '@galley/shared/schemas/broken-link';
import { Button, Stack, Text } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api';
import { dateAndTime } from '../../lib/dates';
import { useRead } from '../../lib/use-read';
import { pageKeys } from '../../parts/pages/page-keys';
import { useCompany } from '../../parts/session/use-company-name';
import { useCan } from '../../parts/session/use-signed-in-user';
import { DataTable } from '../../ui/data-table';
import { initialTableView } from '../../ui/data-table-columns';
import { EmptyState } from '../../ui/empty-state';
import { notifyError } from '../../ui/notify';
import { PageHeader } from '../../ui/page-header';
import { QueryBoundary } from '../../ui/query-boundary';
import { TableSkeleton } from '../../ui/skeletons';
import { useRememberedState } from '../../ui/use-remembered-state';
import { brokenLinkColumns } from './broken-link-columns';

/** /BrokenLinks: the links on published pages that lead visitors nowhere. */
export function BrokenLinksScreen() {
  const { list, check, isAsking } = useBrokenLinks();
  const [view, setView] = useRememberedState('broken-links-view', initialTableView);
  const mayCheck = useCan('managePages');
  return (
    <Stack gap="md">
      <PageHeader
        title="Broken links"
        crumbs={[{ label: 'Pages', to: linkTo('pages') }]}
        actions={
          mayCheck && (
            <Button
              loading={check.isPending || isAsking}
              onClick={() => check.mutate(undefined, { onError: notifyError })}
            >
              Check now
            </Button>
          )
        }
      />
      {list.data && <LookedAt {...list.data} isAsking={isAsking} />}
      <QueryBoundary
        query={list}
        failure="The links could not be loaded"
        skeleton={<TableSkeleton />}
        reportsStale
      >
        {({ links, lookedAt }) =>
          links.length > 0 ? (
            <DataTable
              label="Broken links"
              noun="broken link"
              rows={links}
              columns={brokenLinkColumns}
              pageSize={pageSizes.pages}
              rowKey={(link) => String(links.indexOf(link))}
              rowLink={linkToPlace}
              view={view}
              onViewChange={setView}
            />
          ) : (
            <EmptyState
              icon={<IconLink size={32} stroke={1.5} />}
              title={lookedAt === null ? 'No broken links so far' : 'No broken links'}
            >
              Links to other sites are checked a few minutes after a page is published, and all of them once a
              week. Broken ones are listed here, together with links to pages and files that no longer exist.
            </EmptyState>
          )
        }
      </QueryBoundary>
    </Stack>
  );
}

/** Links to the canvas with the component selected that has the link. */
function linkToPlace({ pageId, componentId, pageName, words, place }: BrokenLink) {
  if (componentId === undefined) {
    return { to: linkToPage({ id: pageId, isExternal: true }), label: `Edit ${pageName}` };
  }
  return {
    to: linkTo('editPage', { pageId, component: componentNumber(componentId) }),
    label: `Show ${words === '' ? place : `“${words}”`} on ${pageName}`,
  };
}

function LookedAt({ lookedAt, addresses, waiting, left, isAsking }: BrokenLinks & { isAsking: boolean }) {
  const timeZone = useCompany()?.timeZone;
  return (
    <Text size="sm" c="dimmed" aria-live="polite">
      {isAsking ? asking(addresses, waiting) : looked(lookedAt && dateAndTime(lookedAt, timeZone), addresses)}
      {left > 0 &&
        ` ${left} more are not checked: ${limits.outsideUrls.toLocaleString('en-US')} is the limit.`}
    </Text>
  );
}

const counted = (addresses: number) =>
  addresses === 1 ? 'one address on another site' : `${addresses} addresses on other sites`;

function asking(addresses: number, waiting: number): string {
  if (waiting === 0) return 'Reading your pages …';
  return `Checking other sites: ${addresses - waiting} of ${addresses} are done. You can leave this screen in the meantime.`;
}

function looked(when: string | null, addresses: number): string {
  if (when === null) return 'Links to other sites have not been checked yet.';
  return addresses === 0
    ? `Your pages link to no other site, as of ${when}.`
    : `Your pages link to ${counted(addresses)}, last checked on ${when}.`;
}

// Among the queries about pages: a publish may fix or break a link.
const brokenLinksKey = [...pageKeys.all, 'broken-links'];
/** Other sites are checked in steps of a minute; the first step starts within seconds. */
const readAgainMs = 2_000;
/** A check has started by then, or the sweep of the next minute starts it. */
const beginsWithinMs = 75_000;

interface Asked {
  /** The time of the previous check of the pages. */
  after: string | null;
  atMs: number;
}

/** Reads the broken links, and reads them again while a check is running. */
function useBrokenLinks() {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Asked>();
  const isAsking = ({ lookedAt, waiting }: BrokenLinks) => {
    const isBeginning = asked?.after === lookedAt && Date.now() - (asked?.atMs ?? 0) < beginsWithinMs;
    return asked !== undefined && (isBeginning || waiting > 0);
  };
  const list = useRead(
    brokenLinksKey,
    'listBrokenLinks',
    {},
    { refetchInterval: ({ state }) => (state.data && isAsking(state.data) ? readAgainMs : false) },
  );
  const check = useMutation({
    mutationFn: () => api('checkOutsideLinks', {}),
    onSuccess: () => {
      setAsked({ after: list.data?.lookedAt ?? null, atMs: Date.now() });
      void queryClient.invalidateQueries({ queryKey: brokenLinksKey });
    },
  });
  return { list, check, isAsking: list.data !== undefined && isAsking(list.data) };
}
