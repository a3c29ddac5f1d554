import { join } from 'node:path';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '../..');
const folder = './admin-web/src/parts/text-editor';

/** The functions that the bundle adds to the page. */
export interface EditorInPage {
  /** A stored text as the editor returns it, at once and after a key press that was undone. */
  roundTrip: (html: string) => [loaded: string, afterOneKey: string];
  /** The stored form of a text that was pasted into an empty editor. */
  paste: (html: string) => string;
}

const source = `
import { Editor } from '@tiptap/core';
import { cleanPastedHtml } from '${folder}/clean-pasted-html';
import { contentOf, storedHtml } from '${folder}/rich-text-document';
import { richTextExtensions } from '${folder}/rich-text-extensions';

const element = document.body.appendChild(document.createElement('div'));
const editorProps = { transformPastedHTML: cleanPastedHtml };
const editor = new Editor({ element, extensions: richTextExtensions, editorProps });
const stored = () => storedHtml(editor.state.doc);

function afterOneKey() {
  let place;
  editor.state.doc.descendants((node, position) => {
    if (place === undefined && node.isTextblock) place = position + 1;
    return place === undefined;
  });
  editor.view.dispatch(editor.state.tr.insertText('x', place));
  editor.view.dispatch(editor.state.tr.delete(place, place + 1));
  return stored();
}

window.editorInPage = {
  roundTrip: (html) => {
    editor.commands.setContent(contentOf(html));
    return [stored(), afterOneKey()];
  },
  paste: (html) => {
    editor.commands.clearContent();
    editor.view.pasteHTML(html);
    return stored();
  },
};
`;

/** Bundles the admin's text editor alone, as a script for any page. */
export async function editorBundle(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}
