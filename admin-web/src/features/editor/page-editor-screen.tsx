import { Stack } from '@mantine/core';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { isApiError, messageOf } from '../../lib/api-error';
import { ErrorPanel } from '../../ui/error-panel';
import { PageHeader } from '../../ui/page-header';
import { FormSkeleton } from '../../ui/skeletons';
import { PageMissing } from '../pages/page-of-route';
import { pageListPath, updatePagePath } from '../pages/page-paths';
import { PageEditor } from './page-editor';
import { useGetPageComponentData } from './use-get-page-component-data';

/** /UpdatePageComponent/{pageId}: a page's components, details and version log. */
export function PageEditorScreen() {
  const pageId = Number(useParams().pageId);
  if (!Number.isSafeInteger(pageId) || pageId <= 0) return <PageMissing />;
  return <PageEditorOf key={pageId} pageId={pageId} />;
}

function PageEditorOf({ pageId }: { pageId: number }) {
  // Null while the person has not chosen a version: the automatic selection.
  const [chosenVersionId, setChosenVersionId] = useState<number | null>(null);
  const { data, error, refetch, isPlaceholderData } = useGetPageComponentData(pageId, chosenVersionId);

  if (data?.page.isExternal) return <Navigate to={updatePagePath(data.page)} replace />;
  if (data) {
    return (
      <PageEditor
        data={data}
        isSwitching={isPlaceholderData}
        chosenVersionId={chosenVersionId}
        onChooseVersion={setChosenVersionId}
      />
    );
  }
  if (isApiError(error, 404)) return <PageMissing />;
  return (
    <Stack>
      <PageHeader title="Page" crumbs={[{ label: 'Pages', to: pageListPath }]} />
      {error ? (
        <ErrorPanel
          title="The page could not be read"
          message={messageOf(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <FormSkeleton />
      )}
    </Stack>
  );
}
