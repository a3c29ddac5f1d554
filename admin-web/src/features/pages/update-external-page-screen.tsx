import { linkTo } from '@galley/shared/admin-screens';
import { PageHeader } from '../../ui/page-header';
import { StatusBadge } from '../../ui/status-badge';
import { useCan } from '../session/use-signed-in-user';
import { PageForm } from './page-form';
import { PageOfRoute } from './page-of-route';

/** /UpdateExternalPage/{pageId} */
export function UpdateExternalPageScreen() {
  const canEdit = useCan('managePages');
  return (
    <PageOfRoute isExternal>
      {(page) => (
        <PageForm
          key={page.id}
          mode="update"
          page={page}
          canEdit={canEdit}
          renderHead={(actions) => (
            <PageHeader
              title={page.name}
              crumbs={[{ label: 'Pages', to: linkTo('pages') }]}
              beside={<StatusBadge status={page.status} />}
              actions={actions}
            />
          )}
        />
      )}
    </PageOfRoute>
  );
}
