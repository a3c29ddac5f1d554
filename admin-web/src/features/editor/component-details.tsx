import { Alert } from '@mantine/core';
import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { notifyNotice } from '../../ui/notify';
import { useTopBarPlace } from '../../ui/top-bar-place';
import { ImageGalleryDialog } from '../images/picker/image-gallery-dialog';
import { PageFrameContext, usePageFrame } from '../preview/use-page-frame';
import { useSignedInUser } from '../session/use-signed-in-user';
import type { Device } from './canvas/device-choice';
import { type LoadedComponent, loadedComponents } from './canvas/loaded-components';
import { PageCanvas } from './canvas/page-canvas';
import { createPatches } from './canvas/patches';
import { chosenKey } from './canvas/preview-entries';
import { useTypedStore } from './canvas/typed-values';
import { useCanvasCommands } from './canvas/use-canvas-commands';
import { useDraftToTypeIn } from './canvas/use-draft-to-type-in';
import { ViewTools } from './canvas/view-tools';
import { chosenPlacementId, type EditorChoice } from './editor-choice';
import { EditorPanels } from './editor-panels';
import { Inspector } from './inspector/inspector';
import { OpenedEntry } from './inspector/opened-entry';
import { ComponentList } from './outline/component-list';
import { useComponentOrder } from './outline/use-component-order';
import { useDeleteFromPage } from './outline/use-delete-from-page';
import type { useEditorChoice } from './use-editor-choice';
import type { PageComponentData } from './use-get-page-component-data';
import { useVersionActions } from './versions/use-version-actions';
import { VersionBar } from './versions/version-bar';
import { allowedActions, canEditVersion, selectedVersion } from './versions/version-rules';

interface ComponentDetailsProps {
  data: PageComponentData;
  editor: ReturnType<typeof useEditorChoice>;
  isSwitching: boolean;
  chosenVersionId: number | null;
  onChooseVersion: (versionId: number | null) => void;
  /** Where the version bar stands: in the line of the page's title. */
  barPlace: HTMLElement | null;
  /** False while another tab is shown. */
  isShown: boolean;
}

const remembered = (key: string, defaultValue: boolean) => ({
  key,
  defaultValue,
  getInitialValueInEffect: false,
});

/** The page in its real size, with outline and inspector: all of them show the state of one version. */
export function ComponentDetails({
  data,
  editor,
  isSwitching,
  barPlace,
  isShown,
  ...versions
}: ComponentDetailsProps) {
  const { page, pageComponents } = data;
  const { role } = useSignedInUser();
  const [isOutlineOpen, setIsOutlineOpen] = useLocalStorage(remembered('galley-outline', false));
  const isWide = useMediaQuery('(min-width: 1200px)', undefined, { getInitialValueInEffect: false }) ?? true;
  const [isBesideOpen, setIsBesideOpen] = useLocalStorage(remembered('galley-inspector', true));
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const [isInspectorOpen, setIsInspectorOpen] = isWide
    ? [isBesideOpen, setIsBesideOpen]
    : [isSheetOpen, setIsSheetOpen];
  const [device, setDevice] = useState<Device>('desktop');
  const [patches] = useState(createPatches);
  const typed = useTypedStore();
  const toolsPlace = useTopBarPlace();

  const selected = selectedVersion(data.versions, versions.chosenVersionId ?? data.selectedVersionId);
  const isDeleted = page.status === 'Deleted';
  const isReadOnly = !canEditVersion(selected) || isDeleted || isSwitching;
  const actions = isDeleted ? [] : allowedActions(selected, data.versions, role, page.allowDelete);
  const order = useComponentOrder(page.id, pageComponents);
  const loaded = useMemo(() => loadedComponents(data), [data]);
  const ordered = order.shown.flatMap(({ id }) => loaded.find(({ placement }) => placement.id === id) ?? []);
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
    setIsSheetOpen(false);
    focusRow(chosen?.placement.id);
  };
  const choose = async (next: EditorChoice) => {
    if (!(await editor.choose(next))) return false;
    typed.forget();
    return true;
  };
  /** Chosen in the outline, or to be added: what is done with it is in the inspector. */
  const chooseAndShow = async (next: EditorChoice) => {
    if (!(await choose(next)) || next.kind === 'nothing') return;
    // In both, so that a form is still there when the window is made narrower.
    setIsBesideOpen(true);
    setIsSheetOpen(true);
  };
  const showVersion = (versionId: number | null) => {
    close();
    versions.onChooseVersion(versionId);
  };
  const frame = usePageFrame(page, selected?.versionId);
  const deleting = useDeleteFromPage(page.id, (placement) => {
    if (chosenId === placement.id) close();
  });
  const { createDraft } = useVersionActions({
    pageId: page.id,
    versions: data.versions,
    selected,
    isEmpty: pageComponents.length === 0,
    onSelect: showVersion,
  });
  const draft = useDraftToTypeIn({
    pageComponents,
    isReadOnly,
    create: actions.includes('createDraft') ? createDraft : undefined,
  });
  const canvas = useCanvasCommands({
    choice,
    work: editor.work,
    placements: order.shown,
    patches,
    choose,
    add: (at) => void chooseAndShow({ kind: 'gallery', at }),
    move: order.move,
    deleting,
    wantToEdit: draft.ask,
    onChrome: () => setIsInspectorOpen(true),
    follow: (address) => notifyNotice(`Links are held in the editor. This one leads to ${address}`),
  });

  return (
    <PageFrameContext value={frame.source}>
      {barPlace &&
        createPortal(
          <VersionBar
            pageId={page.id}
            versions={data.versions}
            selected={selected}
            hasOlderVersions={data.hasOlderVersions}
            actions={actions}
            isEmpty={pageComponents.length === 0}
            work={editor.work}
            mayLeave={editor.mayLeave}
            onSelect={showVersion}
          />,
          barPlace,
        )}
      {toolsPlace &&
        isShown &&
        createPortal(
          <ViewTools
            device={device}
            onDevice={setDevice}
            isOutlineOpen={isOutlineOpen}
            onOutline={() => setIsOutlineOpen(!isOutlineOpen)}
            isInspectorOpen={isInspectorOpen}
            onInspector={() => setIsInspectorOpen(!isInspectorOpen)}
          />,
          toolsPlace,
        )}
      {isDeleted && (
        <Alert color="red" title="This page is deleted">
          Visitors do not see it. An Admin can restore it under Page Details.
        </Alert>
      )}
      <EditorPanels
        isOutlineOpen={isOutlineOpen}
        isInspectorOpen={isInspectorOpen}
        onCloseOutline={() => setIsOutlineOpen(false)}
        onCloseInspector={() => setIsInspectorOpen(false)}
        outline={
          <ComponentList
            placements={order.shown}
            onMove={(from, to) => void order.move(from, to)}
            isReadOnly={isReadOnly}
            selectedId={chosen?.placement.id}
            onChoose={({ id }) => void chooseAndShow({ kind: 'placement', placementId: id })}
            onAdd={(at) => void chooseAndShow({ kind: 'gallery', at })}
            onRemove={(placement) => void deleting.remove(placement)}
            onDelete={deleting.deleteAll}
          />
        }
        inspector={
          <OpenedEntry value={canvas.openedEntry}>
            <Inspector
              data={data}
              version={selected}
              choice={choice}
              chosen={chosen}
              chrome={canvas.chrome}
              isReadOnly={isReadOnly}
              onChoose={(next) => void choose(next)}
              onTyping={typed.showNow}
              patches={patches}
              onWork={editor.setWork}
              onDone={close}
              onCreated={editor.created}
            />
          </OpenedEntry>
        }
        canvas={
          <PageCanvas
            page={page}
            source={frame.source}
            images={frame.images}
            loaded={ordered}
            choice={choice}
            typed={typed.store}
            canEdit={!isReadOnly}
            device={device}
            selectedKey={choice.kind === 'new' || chosen ? chosenKey(choice) : undefined}
            handled={canvas.handled}
            focus={draft.focus}
            onMessage={canvas.hear}
          />
        }
      />
      <ImageGalleryDialog
        opened={canvas.picked !== undefined}
        onClose={() => canvas.pick()}
        onChoose={({ imageUrl }) => canvas.pick(imageUrl)}
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
