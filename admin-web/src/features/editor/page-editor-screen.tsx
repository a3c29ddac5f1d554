import { PageHeader } from '../../ui/page-header';

/** Placeholder of the base; the editor's owner replaces it. */
export function PageEditorScreen() {
  return <PageHeader title="Page" crumbs={[{ label: 'Pages', to: '/PageComponentManagement' }]} />;
}
