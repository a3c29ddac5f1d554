import { linkTo, linkToPage } from '@galley/shared/admin-screens';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageHeader } from '../../ui/page-header';
import { useLeaveWarning } from '../../ui/use-leave-warning';
import { useCan } from '../session/use-signed-in-user';
import { PageForm } from './page-form';

/** /CreatePage: an internal page; then its editor opens. */
export function CreatePageScreen() {
  return <CreateScreen key="internal" isExternal={false} />;
}

/** /CreateExternalPage: a menu entry that leads elsewhere; then back to the list. */
export function CreateExternalPageScreen() {
  return <CreateScreen key="external" isExternal />;
}

function CreateScreen({ isExternal }: { isExternal: boolean }) {
  const navigate = useNavigate();
  const mayPublish = useCan('publishDraft');
  const [isDirty, setIsDirty] = useState(false);
  const leadOn = useLeaveWarning(() => isDirty);
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
      onDirtyChange={setIsDirty}
      onSaved={(id) =>
        leadOn(() => void navigate(isExternal ? linkTo('pages') : linkToPage({ id, isExternal })))
      }
    />
  );
}
