import { arrayMove } from '@dnd-kit/sortable';
import type { PageComponent } from '@galley/shared/schemas/version';
import { type RefObject, useState } from 'react';
import { api } from '../../lib/api';
import { chosenPlacementId, type EditorChoice } from '../../parts/page-canvas/editor-choice';
import type { ToCanvas } from '../../parts/page-canvas/messages';
import { entryKeyOf } from '../../parts/page-canvas/preview-entries';
import { useSaveAsSection } from '../../parts/saved-sections/use-save-as-section';
import { useEditorMutation } from '../../parts/versions/use-editor-mutation';
import { notifyError } from '../../ui/notify';
import { notifyUndoable } from '../../ui/notify-undoable';
import type { Patches } from './canvas/patches';
import { createPageHistory } from './history/page-history';
import { useHistoryKeys } from './history/use-history-keys';
import { usePageHistory } from './history/use-page-history';
import { focusRow } from './outline/focus-row';
import type { useComponentOrder } from './outline/use-component-order';
import { useDeleteFromPage } from './outline/use-delete-from-page';
import type { useEditorChoice } from './use-editor-choice';

interface PageStepsOptions {
  pageId: number;
  versionId: number | undefined;
  isReadOnly: boolean;
  editor: ReturnType<typeof useEditorChoice>;
  order: ReturnType<typeof useComponentOrder>;
  patches: Patches;
  choose: (choice: EditorChoice) => Promise<boolean>;
  close: () => void;
  send: RefObject<(message: ToCanvas) => void>;
}

/** The actions on whole components, each of which is an undo step. */
export function usePageSteps({
  pageId,
  versionId,
  editor,
  order,
  choose,
  close,
  ...options
}: PageStepsOptions) {
  const { choice } = editor;
  const placements: readonly PageComponent[] = order.shown;
  const [history] = useState(createPageHistory);
  const undoing = usePageHistory({
    pageId,
    versionId,
    history,
    choice,
    work: editor.work,
    placements,
    patches: options.patches,
    choose,
    close,
    arrange: order.arrange,
    settle: () => editor.settle.current(),
    put: (key, values) => options.send.current({ kind: 'put', key, values }),
  });
  useHistoryKeys({ history, ...undoing }, !options.isReadOnly);
  const askToDelete = useDeleteFromPage(pageId, ({ id }) => {
    const at = placements.findIndex((placed) => placed.id === id);
    history.add({ kind: 'removed', id, at });
    notifyUndoable('Deleted', () => undoing.bringBack(id, at).then(() => focusRow(id)));
    if (chosenPlacementId(choice) === id) close();
  });
  const setHidden = async (id: number, sectionHidden: boolean) => {
    const isChosen = chosenPlacementId(choice) === id;
    if (!isChosen && !(await choose({ kind: 'placement', placementId: id }))) return;
    options.patches.give(entryKeyOf(choice, id), { sectionHidden });
  };
  const copying = useEditorMutation(pageId, (pageComponentId: number) =>
    api('duplicateComponent', { pageComponentId }),
  );

  /** Resolves as soon as the order is another; nothing moves beyond the first place and the last. */
  const move = async (id: number | undefined, to: number) => {
    await options.patches.settled();
    const before = order.now();
    const from = before.findIndex((placed) => placed === id);
    if (from === to || from < 0 || to < 0 || to >= before.length) return;
    const after = arrayMove(before, from, to);
    history.add({ kind: 'order', before, after });
    void order.arrange(after);
  };
  const added = (id: number, at: number) => {
    history.add({ kind: 'added', id, at });
    return choose({ kind: 'placement', placementId: id });
  };
  const duplicate = async (id: number | undefined) => {
    // The copy includes unsaved text, and comes below the place to which its original was moved.
    await options.patches.settled();
    await order.settled();
    if (id === undefined || !(await editor.mayLeave())) return;
    const at = order.now().indexOf(id) + 1;
    await copying.mutateAsync(id).then((copy) => added(copy, at), notifyError);
  };
  const selectedId = chosenPlacementId(choice);
  const savingAsSection = useSaveAsSection(
    editor.mayLeave,
    placements.find(({ id }) => id === selectedId),
  );
  return {
    history,
    undoing,
    askToDelete,
    setHidden,
    move,
    duplicate,
    savingAsSection,
    /** A copy of an existing component was placed. */
    placed: (id: number, at: number) => void added(id, at),
    /** A new component was saved for the first time. */
    created: (id: number) => {
      history.add({ kind: 'added', id, at: choice.kind === 'new' ? choice.at : placements.length });
      editor.created(id);
    },
  };
}
