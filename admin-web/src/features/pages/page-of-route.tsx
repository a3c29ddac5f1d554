import { linkTo, linkToPage } from '@galley/shared/admin-screens';
import type { Page } from '@galley/shared/schemas/page';
import { IconFileOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { isApiError, messageOf } from '../../lib/api-error';
import { ErrorPanel } from '../../ui/error-panel';
import { MissingScreen } from '../../ui/missing-screen';
import { FormSkeleton } from '../../ui/skeletons';
import { useGetPage } from './use-get-page';

interface PageOfRouteProps {
  /** Which kind of page the route is for; the other kind is sent to its own route. Absent: always sent on. */
  isExternal?: boolean;
  children?: (page: Page) => ReactNode;
}

/** Reads the page that the route names, and sends to the update route that fits it. */
export function PageOfRoute({ isExternal, children }: PageOfRouteProps) {
  const pageId = Number(useParams().pageId);
  const isNumber = Number.isSafeInteger(pageId) && pageId > 0;
  return isNumber ? (
    <KnownPage pageId={pageId} isExternal={isExternal}>
      {children}
    </KnownPage>
  ) : (
    <PageMissing />
  );
}

function KnownPage({ pageId, isExternal, children }: PageOfRouteProps & { pageId: number }) {
  const { data: page, error, refetch } = useGetPage(pageId);
  if (page && page.isExternal !== isExternal) return <Navigate to={linkToPage(page)} replace />;
  if (page) return children?.(page);
  if (isApiError(error, 404)) return <PageMissing />;
  if (error) {
    return (
      <ErrorPanel
        title="The page could not be read"
        message={messageOf(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  return <FormSkeleton />;
}

export function PageMissing() {
  return (
    <MissingScreen
      noun="page"
      icon={<IconFileOff size={32} stroke={1.5} />}
      list={{ label: 'Pages', to: linkTo('pages') }}
    />
  );
}
