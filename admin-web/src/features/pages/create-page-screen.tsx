import { linkTo, linkToPage } from '@galley/shared/admin-screens';
import { useNavigate } from 'react-router-dom';
import { PageForm } from '../../parts/pages/page-form';
import { useCan } from '../../parts/session/use-signed-in-user';
import { PageHeader } from '../../ui/page-header';

/** /CreatePage: creates an internal page and opens its editor. */
export function CreatePageScreen() {
  return <CreateScreen key="internal" isExternal={false} />;
}

/** /CreateExternalPage: creates a menu entry for another site and returns to the list. */
export function CreateExternalPageScreen() {
  return <CreateScreen key="external" isExternal />;
}

function CreateScreen({ isExternal }: { isExternal: boolean }) {
  const navigate = useNavigate();
  const mayPublish = useCan('publishDraft');
  return (
    <PageForm
      mode="create"
      isExternal={isExternal}
      mayPublish={mayPublish}
      renderHead={(actions) => (
        <PageHeader
          title={isExternal ? 'Create External Page' : 'Create Internal Page'}
          crumbs={[{ label: 'Pages', to: linkTo('pages') }]}
          actions={actions}
        />
      )}
      onSaved={(id) => void navigate(isExternal ? linkTo('pages') : linkToPage({ id, isExternal }))}
    />
  );
}
