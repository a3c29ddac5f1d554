import { Alert } from '@mantine/core';
import { useMemo, useState } from 'react';
import { PageFrameContext, usePageFrame } from '../preview/use-page-frame';
import { useSignedInUser } from '../session/use-signed-in-user';
import { LivePreview } from './canvas/live-preview';
import { type LoadedComponent, loadedComponents } from './canvas/loaded-components';
import { entryKey } from './canvas/preview-entries';
import { useTypedStore } from './canvas/typed-values';
import { chosenPlacementId, type EditorChoice } from './editor-choice';
import { EditorPanels, type PanelName } from './editor-panels';
import { CentrePanel } from './inspector/centre-panel';
import { ComponentList } from './outline/component-list';
import { useDeleteFromPage } from './outline/use-delete-from-page';
import type { useEditorChoice } from './use-editor-choice';
import type { PageComponentData } from './use-get-page-component-data';
import { VersionBar } from './versions/version-bar';
import { allowedActions, canEditVersion, selectedVersion } from './versions/version-rules';

interface ComponentDetailsProps {
  data: PageComponentData;
  editor: ReturnType<typeof useEditorChoice>;
  isSwitching: boolean;
  chosenVersionId: number | null;
  onChooseVersion: (versionId: number | null) => void;
}

/** Version bar, component list, form and live preview of one version. */
export function ComponentDetails({ data, editor, isSwitching, ...versions }: ComponentDetailsProps) {
  const { page, pageComponents } = data;
  const { role } = useSignedInUser();
  const [panel, setPanel] = useState<PanelName>('list');
  const typed = useTypedStore();

  const selected = selectedVersion(data.versions, versions.chosenVersionId ?? data.selectedVersionId);
  const isDeleted = page.status === 'Deleted';
  const isReadOnly = !canEditVersion(selected) || isDeleted || isSwitching;
  const actions = isDeleted ? [] : allowedActions(selected, data.versions, role, page.allowDelete);
  const loaded = useMemo(() => loadedComponents(data), [data]);
  const { choice, reset } = editor;
  const chosenId = chosenPlacementId(choice);
  const placed = loaded.find(({ placement }) => placement.id === chosenId);
  // Somebody may delete what one is typing in: its form stays as long as something in it is not saved.
  const [held, setHeld] = useState<LoadedComponent>();
  if (placed && placed !== held) setHeld(placed);
  const isHeld = held?.placement.id === chosenId && editor.work.isDirty;
  const chosen = placed ?? (isHeld ? held : undefined);

  const close = () => {
    typed.forget();
    reset();
    setPanel('list');
    focusRow(chosen?.placement.id);
  };
  const choose = async (next: EditorChoice) => {
    if (!(await editor.choose(next))) return;
    typed.forget();
    setPanel(next.kind === 'nothing' ? 'list' : 'form');
  };
  const frame = usePageFrame(page, selected?.versionId);
  const deleting = useDeleteFromPage(page.id, (placement) => {
    if (chosenId === placement.id) close();
  });

  return (
    <PageFrameContext value={frame}>
      <VersionBar
        pageId={page.id}
        versions={data.versions}
        selected={selected}
        hasOlderVersions={data.hasOlderVersions}
        isEmpty={pageComponents.length === 0}
        actions={actions}
        work={editor.work}
        mayLeave={editor.mayLeave}
        onSelect={(versionId) => {
          close();
          versions.onChooseVersion(versionId);
        }}
      />
      {isDeleted && (
        <Alert color="red" title="This page is deleted">
          Visitors do not see it. An Admin can restore it under Page Details.
        </Alert>
      )}
      <EditorPanels
        shown={panel}
        onShow={setPanel}
        list={
          <ComponentList
            pageId={page.id}
            placements={pageComponents}
            isReadOnly={isReadOnly}
            selectedId={chosen?.placement.id}
            onChoose={({ id }) => void choose({ kind: 'placement', placementId: id })}
            onAdd={(at) => void choose({ kind: 'gallery', at })}
            onRemove={(placement) => void deleting.remove(placement)}
            onDelete={deleting.deleteAll}
          />
        }
        form={
          <CentrePanel
            data={data}
            version={selected}
            choice={choice}
            chosen={chosen}
            isReadOnly={isReadOnly}
            onChoose={(next) => void choose(next)}
            onTyping={typed.show}
            onWork={editor.setWork}
            onDone={close}
            onCreated={editor.created}
          />
        }
        preview={
          <LivePreview
            page={page}
            loaded={loaded}
            choice={choice}
            typed={typed.store}
            selectedKey={choice.kind === 'new' || chosen ? entryKey(chosenId ?? null) : undefined}
            onSelect={(key) => {
              const placement = pageComponents.find(({ id }) => entryKey(id) === key);
              if (placement) void choose({ kind: 'placement', placementId: placement.id });
            }}
          />
        }
      />
    </PageFrameContext>
  );
}

/** The form is gone, and the focus with it: it goes back to the component's row, or to the first one. */
function focusRow(placementId: number | undefined) {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
    const row = rows.find((element) => element.dataset.row === String(placementId)) ?? rows[0];
    row?.focus();
  });
}
