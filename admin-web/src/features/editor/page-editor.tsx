import { linkTo } from '@galley/shared/admin-screens';
import { componentNumber } from '@galley/shared/comment-threads';
import { Tabs, Title } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import { Suspense, useState } from 'react';
import { loadedPart } from '../../lib/loaded-part';
import { useCan } from '../../parts/session/use-signed-in-user';
import type { PageComponentData } from '../../parts/versions/use-get-page-component-data';
import { selectedVersion } from '../../parts/versions/version-rules';
import { confirmAction } from '../../ui/confirm';
import { useUnsavedWork } from '../../ui/form/leave-scope';
import { usePageTitle } from '../../ui/page-header';
import { FormSkeleton } from '../../ui/skeletons';
import { StatusBadge } from '../../ui/status-badge';
import { ComponentDetails } from './component-details';
import { preloadForms } from './inspector/form-parts';
import { OtherEditors } from './other-editors';
import classes from './page-editor.module.css';
import { PageLinks } from './page-links';
import { useEditorChoice } from './use-editor-choice';
import { useKeyboardRoom } from './use-keyboard-room';
import { VersionLogTab } from './versions/version-log-tab';

const PageDetailsTab = loadedPart(async () => (await import('./page-details-tab')).PageDetailsTab);

/** By then the page has rendered, and few users have clicked on it. */
const preloadAfterMs = 1_000;

interface PageEditorProps {
  data: PageComponentData;
  /** Another version is loading; the previous one is still shown. */
  isSwitching: boolean;
  askedThreadId: string | undefined;
  /** The number of the component that a link names; 0 where there is none. */
  askedComponent: number;
  chosenVersionId: number | null;
  onChooseVersion: (versionId: number | null) => void;
}

/** The three tabs of a page. Their contents stay mounted while another is shown, so that no input is lost. */
export function PageEditor({ data, askedComponent, ...versions }: PageEditorProps) {
  const { page, pageComponents } = data;
  const mayReadLog = useCan('readLogs');
  const [tab, setTab] = useState<string | null>('components');
  const [isPageDirty, setIsPageDirty] = useState(false);
  const [barPlace, setBarPlace] = useState<HTMLElement | null>(null);
  const [statePlace, setStatePlace] = useState<HTMLElement | null>(null);
  const asked = pageComponents.find(({ componentId }) => componentNumber(componentId) === askedComponent);
  const choice = useEditorChoice(asked && { kind: 'placement', placementId: asked.id });
  const { work } = choice;
  // A version is submitted with its details: unsaved ones are asked about, too.
  const editor = {
    ...choice,
    mayLeaveVersion: async () => (await choice.mayLeave()) && mayLeaveDetails(isPageDirty),
  };
  useKeyboardRoom();
  useUnsavedWork({ hasUnsavedText: () => work.get().isDirty, save: () => work.get().save() });
  useTimeout(preloadForms, preloadAfterMs, { autoInvoke: true });
  const selected = selectedVersion(data.versions, versions.chosenVersionId ?? data.selectedVersionId);

  const isOnSite = page.status !== 'Deleted' && data.versions.some(({ status }) => status === 'live');

  usePageTitle(page.name, [{ label: 'Pages', to: linkTo('pages') }]);

  return (
    <Tabs value={tab} onChange={setTab} className={classes.screen} data-tab={tab} keepMounted>
      <PageLinks
        page={page}
        versionId={selected?.versionId}
        isOnSite={isOnSite}
        onPreview={() => void work.get().save()}
      />
      <div className={classes.line}>
        <Title order={1} size="lg" className={classes.title} title={page.name}>
          {page.name}
        </Title>
        {page.status === 'Deleted' && <StatusBadge status={page.status} />}
        <Tabs.List className={classes.tabs}>
          <Tabs.Tab value="components">
            Component<span className={classes.restOfName}> Details</span>
          </Tabs.Tab>
          <Tabs.Tab value="details">
            Page<span className={classes.restOfName}> Details</span>
          </Tabs.Tab>
          {mayReadLog && (
            <Tabs.Tab value="log">
              <span className={classes.restOfName}>Version </span>Log
            </Tabs.Tab>
          )}
        </Tabs.List>
        <OtherEditors pageId={page.id} />
        <div ref={setStatePlace} className={classes.state} />
        <div ref={setBarPlace} className={classes.bar} />
      </div>
      <Tabs.Panel value="components" className={classes.components}>
        <ComponentDetails
          data={data}
          editor={editor}
          barPlace={barPlace}
          statePlace={statePlace}
          isShown={tab === 'components'}
          onShowDetails={() => setTab('details')}
          {...versions}
        />
      </Tabs.Panel>
      <Tabs.Panel value="details" className={classes.other}>
        {(tab === 'details' || isPageDirty) && (
          <Suspense fallback={<FormSkeleton />}>
            <PageDetailsTab
              page={page}
              version={selected}
              details={data.selectedVersionId === selected?.versionId ? data.details : null}
              isDirty={isPageDirty}
              onDirtyChange={setIsPageDirty}
            />
          </Suspense>
        )}
      </Tabs.Panel>
      {mayReadLog && (
        <Tabs.Panel value="log" className={classes.other}>
          {tab === 'log' && <VersionLogTab pageId={page.id} />}
        </Tabs.Panel>
      )}
    </Tabs>
  );
}

async function mayLeaveDetails(isDirty: boolean): Promise<boolean> {
  if (!isDirty) return true;
  return confirmAction({
    title: 'Leave without saving?',
    question: 'What you typed in Page Details is not saved yet.',
    details: 'It is kept on this device and offered when you open Page Details again.',
    confirmLabel: 'Leave',
    isDestructive: true,
  });
}
