import { linkTo } from '@galley/shared/admin-screens';
import { PageForm } from '../../parts/pages/page-form';
import { PageOfRoute } from '../../parts/pages/page-of-route';
import { useCan } from '../../parts/session/use-signed-in-user';
import { PageHeader } from '../../ui/page-header';
import { StatusBadge } from '../../ui/status-badge';

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
