import type { VersionAction } from '../../parts/versions/version-rules';
import { notifyNotice } from '../../ui/notify';
import type { FormWork } from './inspector/form-work';
import type { useEditorChoice } from './use-editor-choice';

/** These show the version to others: with it should go what was typed. */
const sendingOn: readonly VersionAction[] = ['publishAtOnce', 'submitDraft'];

type Editor = Pick<ReturnType<typeof useEditorChoice>, 'work' | 'settle'> & {
  mayLeaveVersion: () => Promise<boolean>;
};

/**
 * Whether an action on the version may begin. What cannot be saved is asked about; a version that would be submitted
 * or published without it is held back, and the field is shown instead.
 * @param isTakenAlong whether what was typed goes along into another version
 */
export function mayLeaveVersion(
  editor: Editor,
  isTakenAlong: () => Promise<boolean>,
  showInspector: () => void,
) {
  const holdsBack = async () => {
    await editor.settle.current();
    if (await editor.work.get().save()) return false;
    const { status, showWrong } = editor.work.get();
    notifyNotice(`${heldBack} ${reasonOf(status)}`);
    showInspector();
    // A closed panel takes no focus.
    requestAnimationFrame(() => showWrong?.());
    return true;
  };
  return async (action?: VersionAction) => {
    if (await isTakenAlong()) return true;
    if (action && sendingOn.includes(action) && (await holdsBack())) return false;
    return editor.mayLeaveVersion();
  };
}

const heldBack = 'The version waits until this component is saved.';

function reasonOf(status: FormWork['status']): string {
  if (status.kind === 'new') return `It still needs: ${status.reason}.`;
  if ('reason' in status) return status.reason;
  return status.kind === 'gone' ? 'It was deleted in the meantime.' : 'It was changed elsewhere.';
}
