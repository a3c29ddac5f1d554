import { Editor, type EditorOptions, type JSONContent } from '@tiptap/core';
import { EditorState } from '@tiptap/pm/state';
import { withoutHistory } from '../parts/text-editor/rich-text-extensions';

let ready: Editor | undefined;

/** What TipTap would compute again for each text, although it is the same for all of them. */
const computedOnce = ['plugins', 'nodeViews', 'markViews'] as const;

function newEditor(): Editor {
  const editor = new Editor({
    element: null,
    extensions: withoutHistory,
    // None of them handles transactions.
    enableExtensionDispatchTransaction: false,
    // It is part of the page's style (`edited-text.css`).
    injectCSS: false,
  });
  const { extensionManager } = editor;
  for (const name of computedOnce) {
    Object.defineProperty(extensionManager, name, { value: extensionManager[name] });
  }
  return editor;
}

/**
 * Creates an editor before a user clicks: most of the work is the same for every text. The editor is mounted once on an
 * invisible element, so that the browser has compiled all of its code.
 */
export function makeEditorReady(): void {
  if (ready) return;
  ready = newEditor();
  ready.mount(document.createElement('div'));
  ready.unmount();
}

/** Mounts an editor with this content on the element itself. */
export function editorOn(
  element: HTMLElement,
  content: JSONContent,
  editorProps: EditorOptions['editorProps'],
): Editor {
  const editor = ready ?? newEditor();
  ready = undefined;
  editor.setOptions({ editorProps });
  const doc = editor.schema.nodeFromJSON(content);
  editor.view.updateState(EditorState.create({ doc }));
  editor.mount({ mount: element });
  return editor;
}
