import { linkTo, linkToPage } from '@galley/shared/admin-screens';
import { Skeleton, Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { isApiError, messageOf } from '../../lib/api-error';
import { useIdParam } from '../../lib/use-id-param';
import { versionOfQuery } from '../../lib/version-of-query';
import { PageMissing } from '../../parts/pages/page-of-route';
import { useGetPageComponentData } from '../../parts/versions/use-get-page-component-data';
import { ErrorPanel } from '../../ui/error-panel';
import { notifyNotice } from '../../ui/notify';
import { PageHeader, usePageTitle } from '../../ui/page-header';
import { PageEditor } from './page-editor';
import classes from './page-editor.module.css';

/** /UpdatePageComponent/{pageId}: a page's components, details and version log. */
export function PageEditorScreen() {
  const pageId = useIdParam('pageId');
  return pageId ? <PageEditorOf key={pageId} pageId={pageId} /> : <PageMissing />;
}

function PageEditorOf({ pageId }: { pageId: number }) {
  const [search] = useSearchParams();
  // Null while no version was selected, here or by a link: the automatic selection.
  const [chosenVersionId, setChosenVersionId] = useState<number | null>(
    () => versionOfQuery(search.get('version')) ?? null,
  );
  const { data, error, refetch, isPlaceholderData } = useGetPageComponentData(pageId, chosenVersionId);

  // A mail may name a version that was deleted since: the page can still be opened.
  const isVersionGone = chosenVersionId !== null && isApiError(error, 404);
  useEffect(() => {
    if (!isVersionGone) return;
    notifyNotice(`V${chosenVersionId} no longer exists. This is the page as it is now.`);
    setChosenVersionId(null);
  }, [isVersionGone, chosenVersionId]);

  if (data?.page.isExternal) return <Navigate to={linkToPage(data.page)} replace />;
  if (data) {
    return (
      <PageEditor
        data={data}
        isSwitching={isPlaceholderData}
        askedThreadId={search.get('thread') ?? undefined}
        askedComponent={Number(search.get('component'))}
        chosenVersionId={chosenVersionId}
        onChooseVersion={setChosenVersionId}
      />
    );
  }
  if (isApiError(error, 404) && !isVersionGone) return <PageMissing />;
  if (!error || isVersionGone) return <EditorSkeleton />;
  return (
    <Stack>
      <PageHeader title="Page" crumbs={crumbs} />
      <ErrorPanel
        title="The page could not be loaded"
        message={messageOf(error)}
        onRetry={() => void refetch()}
      />
    </Stack>
  );
}

const crumbs = [{ label: 'Pages', to: linkTo('pages') }];

/** The editor's layout while the page is loading: the line of its version, and the page below. */
function EditorSkeleton() {
  usePageTitle('Page', crumbs);
  return (
    <div className={classes.screen} data-tab="components" aria-busy aria-label="Loading" role="status">
      <div className={classes.line}>
        <Skeleton h={12} w={140} />
        <Skeleton h={30} w={110} ms="auto" />
      </div>
      <Stack p="xl" gap="md" w="100%" maw={960} mx="auto">
        <Skeleton h={36} w="45%" mb="md" />
        <Skeleton h={12} />
        <Skeleton h={12} w="80%" />
        <Skeleton h={260} mt="md" />
      </Stack>
    </div>
  );
}
