import { linkTo, linkToPage } from '@galley/shared/admin-screens';
import type { Page } from '@galley/shared/schemas/page';
import { IconFileOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useIdParam } from '../../lib/use-id-param';
import { MissingScreen } from '../../ui/missing-screen';
import { QueryBoundary } from '../../ui/query-boundary';
import { FormSkeleton } from '../../ui/skeletons';
import { useGetPage } from './use-pages';

interface PageOfRouteProps {
  /**
   * The kind of page that the route is for; the other kind is redirected to its own route. Absent: always redirected.
   */
  isExternal?: boolean;
  children?: (page: Page) => ReactNode;
}

/** Reads the page of the route, and redirects to the update route of its kind. */
export function PageOfRoute({ isExternal, children }: PageOfRouteProps) {
  const pageId = useIdParam('pageId');
  return pageId ? (
    <KnownPage pageId={pageId} isExternal={isExternal}>
      {children}
    </KnownPage>
  ) : (
    <PageMissing />
  );
}

function KnownPage({ pageId, isExternal, children }: PageOfRouteProps & { pageId: number }) {
  return (
    <QueryBoundary
      query={useGetPage(pageId)}
      failure="The page could not be loaded"
      skeleton={<FormSkeleton />}
      missing={<PageMissing />}
    >
      {(page) =>
        page.isExternal === isExternal ? children?.(page) : <Navigate to={linkToPage(page)} replace />
      }
    </QueryBoundary>
  );
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
