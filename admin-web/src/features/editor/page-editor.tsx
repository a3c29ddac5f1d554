import { linkTo } from '@galley/shared/admin-screens';
import { Button, Tabs } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useUnsavedWork } from '../../ui/form/leave-scope';
import { PageHeader } from '../../ui/page-header';
import { FormSkeleton } from '../../ui/skeletons';
import { StatusBadge } from '../../ui/status-badge';
import { LiveLink } from '../session/live-link';
import { useCan } from '../session/use-signed-in-user';
import { ComponentDetails } from './component-details';
import classes from './page-editor.module.css';
import { useEditorChoice } from './use-editor-choice';
import type { PageComponentData } from './use-get-page-component-data';
import { VersionLogTab } from './versions/version-log-tab';
import { selectedVersion } from './versions/version-rules';
import { WhoElse } from './who-else';

const PageForm = lazy(async () => ({ default: (await import('../pages/page-form')).PageForm }));

interface PageEditorProps {
  data: PageComponentData;
  /** Another version is being read; what is shown is still the one before. */
  isSwitching: boolean;
  chosenVersionId: number | null;
  onChooseVersion: (versionId: number | null) => void;
}

/** The three tabs of a page. Their contents stay while another is shown, so that nothing typed is lost. */
export function PageEditor({ data, ...versions }: PageEditorProps) {
  const { page } = data;
  const [mayManage, mayReadLog] = [useCan('managePages'), useCan('readLogs')];
  const [tab, setTab] = useState<string | null>('components');
  const [isPageDirty, setIsPageDirty] = useState(false);
  const editor = useEditorChoice();
  const { work } = editor;
  useUnsavedWork({ hasUnsavedText: () => work.isDirty, save: work.save });
  const selected = selectedVersion(data.versions, versions.chosenVersionId ?? data.selectedVersionId);

  const isOnSite = page.status !== 'Deleted' && data.versions.some(({ status }) => status === 'live');

  return (
    <div className={classes.screen} data-tab={tab}>
      <PageHeader
        title={page.name}
        crumbs={[{ label: 'Pages', to: linkTo('pages') }]}
        beside={
          <>
            {page.status === 'Deleted' && <StatusBadge status={page.status} />}
            <WhoElse pageId={page.id} />
          </>
        }
        actions={
          <>
            {isOnSite && <LiveLink path={page.fullUrl} label="Live page" />}
            {selected && (
              <Button
                component="a"
                href={linkTo('previewPage', { pageId: page.id, versionId: selected.versionId })}
                target="_blank"
                variant="default"
                size="xs"
                leftSection={<IconExternalLink size={16} stroke={1.5} />}
                onClick={() => void work.save()}
              >
                PREVIEW
              </Button>
            )}
          </>
        }
      />
      <Tabs value={tab} onChange={setTab} className={classes.tabs} keepMounted>
        <Tabs.List>
          <Tabs.Tab value="components">Component Details</Tabs.Tab>
          <Tabs.Tab value="details">Page Details</Tabs.Tab>
          {mayReadLog && <Tabs.Tab value="log">Version Log</Tabs.Tab>}
        </Tabs.List>
        <Tabs.Panel value="components" className={classes.components}>
          <ComponentDetails data={data} editor={editor} {...versions} />
        </Tabs.Panel>
        <Tabs.Panel value="details" pt="md">
          {(tab === 'details' || isPageDirty) && (
            <Suspense fallback={<FormSkeleton />}>
              <PageForm mode="update" page={page} canEdit={mayManage} onDirtyChange={setIsPageDirty} />
            </Suspense>
          )}
        </Tabs.Panel>
        {mayReadLog && (
          <Tabs.Panel value="log" pt="md">
            {tab === 'log' && <VersionLogTab pageId={page.id} />}
          </Tabs.Panel>
        )}
      </Tabs>
    </div>
  );
}
