import { useState } from 'react';
import { createPortal } from 'react-dom';
import { CommentsPanel } from '../../parts/comments/comments-panel';
import type { Device } from '../../parts/preview/device-choice';
import { PageFrameContext, usePageFrame } from '../../parts/preview/use-page-frame';
import type { PageComponentData } from '../../parts/versions/use-get-page-component-data';
import { CanvasDialogs } from './canvas/canvas-dialogs';
import { PageCanvas } from './canvas/page-canvas';
import { useCanvasCommands } from './canvas/use-canvas-commands';
import { useFollowLink } from './canvas/use-follow-link';
import { usePlaceToType } from './canvas/use-place-to-type';
import { ViewTools } from './canvas/view-tools';
import { ChecksTool } from './checks/checks-tool';
import { EditorPanels } from './editor-panels';
import { EditorState } from './editor-state';
import { Inspector } from './inspector/inspector';
import { lockedWords } from './inspector/locked-words';
import { OpenedEntry } from './inspector/opened-entry';
import { showConflict } from './inspector/show-conflict';
import { mayLeaveVersion } from './may-leave-version';
import { ComponentList } from './outline/component-list';
import { focusRow } from './outline/focus-row';
import { showingComponents } from './showing-components';
import { useCommentsBeside } from './use-comments-beside';
import type { useEditorChoice } from './use-editor-choice';
import { usePageState } from './use-page-state';
import { usePanels } from './use-panels';
import { useShownVersion } from './use-shown-version';
import { useTextToTakeAlong } from './use-text-to-take-along';
import { useVersionActions } from './versions/use-version-actions';
import { VersionBar } from './versions/version-bar';
import { VersionNotices } from './versions/version-notices';

interface ComponentDetailsProps {
  data: PageComponentData;
  editor: ReturnType<typeof useEditorChoice> & { mayLeaveVersion: () => Promise<boolean> };
  isSwitching: boolean;
  /** The comment thread that a link names. */
  askedThreadId: string | undefined;
  chosenVersionId: number | null;
  onChooseVersion: (versionId: number | null) => void;
  barPlace: HTMLElement | null;
  statePlace: HTMLElement | null;
  /** False while another tab is shown. */
  isShown: boolean;
  /** Opens the page's details. */
  onShowDetails: () => void;
}

/** Shows the page in real size, with outline and inspector, for one version. */
export function ComponentDetails({
  data,
  editor,
  isSwitching,
  barPlace,
  statePlace,
  isShown,
  askedThreadId,
  onShowDetails,
  ...versions
}: ComponentDetailsProps) {
  const { page, pageComponents } = data;
  const panels = usePanels(askedThreadId !== undefined);
  const [device, setDevice] = useState<Device>('desktop');
  const { selected, isDeleted, isReadOnly, actions } = useShownVersion(
    data,
    versions.chosenVersionId,
    isSwitching,
  );
  const { patches, typed, send, placements, ordered, chosen, selectedKey, choose, close, steps } =
    usePageState({
      data,
      versionId: selected?.versionId,
      isReadOnly,
      editor,
      onClosed: (placementId) => {
        panels.closeSheet();
        focusRow(placementId);
      },
    });
  const { choice, work, settle } = editor;
  const along = useTextToTakeAlong({ work, isReadOnly, loaded: ordered, patches, settle, choose });
  const showVersion = (versionId: number | null) => {
    along.take();
    close();
    versions.onChooseVersion(versionId);
  };
  const comments = useCommentsBeside({
    pageId: page.id,
    versionId: selected?.versionId,
    placements,
    isPageDeleted: isDeleted,
    askedThreadId,
    onShow: () => panels.setIsCommentsOpen(true),
  });
  const frame = usePageFrame(page, selected?.versionId);
  const run = useVersionActions({
    page,
    versions: data.versions,
    selected,
    isEmpty: pageComponents.length === 0,
    onSelect: showVersion,
  });
  const { focus, draftToTypeIn, typeInNew, typeIn } = usePlaceToType({
    pageComponents,
    isReadOnly,
    create: actions.includes('createDraft') ? run.createDraft : undefined,
    send,
    panels,
  });
  const { chooseAndShow, showComponent, showFound } = showingComponents({
    pageComponents,
    isReadOnly,
    choose,
    typeIn,
    showInspector: panels.showInspector,
  });
  const canvas = useCanvasCommands({
    choice,
    work,
    placements,
    patches,
    choose,
    add: (at) => void chooseAndShow({ kind: 'gallery', at }),
    steps,
    draftToTypeIn,
    send,
    onComment: comments.askAbout,
    onPage: panels.leaveSheet,
    onChrome: () => panels.setIsInspectorOpen(true),
    follow: useFollowLink(),
  });

  return (
    <PageFrameContext value={frame.source}>
      {barPlace &&
        createPortal(
          <VersionBar
            page={{ ...page, ...data.details?.page }}
            versions={data.versions}
            selected={selected}
            hasOlderVersions={data.hasOlderVersions}
            actions={isShown ? actions : actions.filter((action) => action !== 'deleteDraft')}
            isAboutDetails={!isShown}
            isEmpty={pageComponents.length === 0}
            onShowComponent={showComponent}
            onShowComments={() => panels.setIsCommentsOpen(true)}
            mayLeave={mayLeaveVersion(editor, along.isThere, panels.showInspector)}
            onSelect={showVersion}
          />,
          barPlace,
        )}
      <EditorState
        place={isShown ? statePlace : null}
        steps={steps}
        work={work}
        locked={isReadOnly && selected ? lockedWords(selected) : undefined}
        onContinue={
          actions.includes('createDraft') ? () => void along.isThere().then(run.createDraft) : undefined
        }
        onShowConflict={() => showConflict() || send.current({ kind: 'showConflict' })}
      />
      {isShown && (
        <ViewTools device={device} onDevice={setDevice} panels={panels} openComments={comments.open}>
          <ChecksTool
            data={data}
            version={selected}
            loaded={ordered}
            choice={choice}
            typed={typed.store}
            onShow={showFound}
            onShowDetails={onShowDetails}
          />
        </ViewTools>
      )}
      <VersionNotices {...{ data, selected, actions, run }} onShowOpen={() => showVersion(null)} />
      <EditorPanels
        panels={panels}
        outline={
          <ComponentList
            placements={placements}
            loaded={ordered}
            steps={steps}
            isReadOnly={isReadOnly}
            selectedId={chosen?.placement.id}
            onChoose={({ id }) => void chooseAndShow({ kind: 'placement', placementId: id })}
            onAdd={(at) => void chooseAndShow({ kind: 'gallery', at })}
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
              onChoose={async (next) => {
                if ((await choose(next)) && next.kind === 'nothing') panels.closeSheet();
              }}
              onTyping={typed.showNow}
              patches={patches}
              history={steps.history}
              onWork={work.set}
              onDone={close}
              onCreated={steps.created}
              onPlaced={(id, at) => {
                steps.placed(id, at);
                panels.leaveSheet();
              }}
              onNew={typeInNew}
            />
          </OpenedEntry>
        }
        comments={
          <CommentsPanel
            pageId={page.id}
            versionId={selected?.versionId}
            placements={placements}
            chosen={chosen?.placement}
            asked={comments.asked}
            isPageDeleted={isDeleted}
            onShow={({ id }) => void choose({ kind: 'placement', placementId: id }).then(panels.leaveSheet)}
          />
        }
        canvas={
          <PageCanvas
            page={page}
            {...frame}
            versionId={selected?.versionId}
            loaded={ordered}
            choice={choice}
            typed={typed.store}
            canEdit={!isReadOnly}
            {...{ device, givenUp: panels.givenUp }}
            selectedKey={selectedKey}
            comments={comments.marks}
            handled={canvas.handled}
            moved={canvas.moved}
            {...{ work, focus, settle, send }}
            onMessage={canvas.hear}
          />
        }
      />
      <CanvasDialogs canvas={canvas} />
      {steps.savingAsSection.dialog}
    </PageFrameContext>
  );
}
