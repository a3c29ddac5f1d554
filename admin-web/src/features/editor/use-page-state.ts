import { useMemo, useRef, useState } from 'react';
import { useStored } from '../../lib/store';
import type { EditorChoice } from '../../parts/page-canvas/editor-choice';
import { chosenPlacementId } from '../../parts/page-canvas/editor-choice';
import type { LoadedComponent } from '../../parts/page-canvas/loaded-components';
import { loadedComponents } from '../../parts/page-canvas/loaded-components';
import type { ToCanvas } from '../../parts/page-canvas/messages';
import { chosenKey } from '../../parts/page-canvas/preview-entries';
import { usePreviewStore } from '../../parts/preview/preview-store';
import type { PageComponentData } from '../../parts/versions/use-get-page-component-data';
import { createPatches } from './canvas/patches';
import { useComponentOrder } from './outline/use-component-order';
import type { useEditorChoice } from './use-editor-choice';
import { usePageSteps } from './use-page-steps';

interface PageStateOptions {
  data: PageComponentData;
  versionId: number | undefined;
  isReadOnly: boolean;
  editor: ReturnType<typeof useEditorChoice>;
  /** Called when the form of this placement was left. */
  onClosed: (placementId: number | undefined) => void;
}

/** The state of one version of a page, which outline, inspector and canvas share. */
export function usePageState({ data, versionId, isReadOnly, editor, onClosed }: PageStateOptions) {
  const [patches] = useState(createPatches);
  const typed = usePreviewStore();
  const send = useRef((_message: ToCanvas) => {});
  const order = useComponentOrder(data.page.id, data.pageComponents);
  const loaded = useMemo(() => loadedComponents(data), [data]);
  const ordered = order.shown.flatMap(({ id }) => loaded.find(({ placement }) => placement.id === id) ?? []);
  const chosen = useChosenComponent(loaded, editor);
  const { choice } = editor;

  const close = () => {
    typed.forget();
    editor.reset();
    onClosed(chosen?.placement.id);
  };
  const choose = (next: EditorChoice) => editor.choose(next, typed.forget);
  const steps = usePageSteps({
    pageId: data.page.id,
    versionId,
    isReadOnly,
    editor,
    order,
    patches,
    choose,
    close,
    send,
  });
  return {
    patches,
    typed,
    send,
    /** In the displayed order, before the server has stored it. */
    placements: order.shown,
    ordered,
    chosen,
    selectedKey: choice.kind === 'new' || chosen ? chosenKey(choice) : undefined,
    choose,
    close,
    steps,
  };
}

/** The stored component being edited. If someone deletes it, it stays as long as it has unsaved input. */
function useChosenComponent(
  loaded: readonly LoadedComponent[],
  { choice, work }: Pick<ReturnType<typeof useEditorChoice>, 'choice' | 'work'>,
): LoadedComponent | undefined {
  const chosenId = chosenPlacementId(choice);
  const placed = loaded.find(({ placement }) => placement.id === chosenId);
  const [held, setHeld] = useState<LoadedComponent>();
  if (placed && placed !== held) setHeld(placed);
  const isHeld = useStored(work, ({ isDirty }) => !placed && isDirty && held?.placement.id === chosenId);
  return placed ?? (isHeld ? held : undefined);
}
