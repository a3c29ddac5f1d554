// @vitest-environment jsdom
import { contentOf, storedHtml } from '@galley/admin-web/src/parts/text-editor/rich-text-document';
import { richTextExtensions } from '@galley/admin-web/src/parts/text-editor/rich-text-extensions';
import { openCompanyScope } from '@galley/functions/core/company-scope';
import { sanitizeRichText } from '@galley/functions/core/rich-text/sanitize-rich-text';
import { type ChainedCommands, Editor } from '@tiptap/core';
import { describe, expect, it } from 'vitest';

const acme = openCompanyScope('acme');

/** Each tool of the toolbar, and its result after a save. */
const tools: [name: string, run: (chain: ChainedCommands) => ChainedCommands, kept: string][] = [
  ['heading 2', (chain) => chain.toggleHeading({ level: 2 }), '<h2>Boats</h2>'],
  ['heading 3', (chain) => chain.toggleHeading({ level: 3 }), '<h3>Boats</h3>'],
  ['heading 4', (chain) => chain.toggleHeading({ level: 4 }), '<h4>Boats</h4>'],
  ['bold', (chain) => chain.toggleBold(), '<strong>Boats</strong>'],
  ['italic', (chain) => chain.toggleItalic(), '<em>Boats</em>'],
  ['underline', (chain) => chain.toggleUnderline(), '<u>Boats</u>'],
  ['bullet list', (chain) => chain.toggleBulletList(), '<ul><li><p>Boats</p></li></ul>'],
  ['ordered list', (chain) => chain.toggleOrderedList(), '<ol><li><p>Boats</p></li></ol>'],
  ['blockquote', (chain) => chain.toggleBlockquote(), '<blockquote><p>Boats</p></blockquote>'],
  ['link', (chain) => chain.setLink({ href: '/boats?a=1&b=2' }), '<a href="/boats?a=1&amp;b=2">Boats</a>'],
  [
    'button',
    (chain) => chain.setLink({ href: 'tel:+15550100', class: 'button' } as { href: string }),
    'class="button"',
  ],
  [
    'image',
    (chain) =>
      chain.insertContent({
        type: 'image',
        attrs: {
          src: '/images/acme/3/boat.png',
          alt: 'A boat',
          width: 300,
          height: 150,
          'data-align': 'left',
        },
      }),
    'src="/images/acme/3/boat.png" alt="A boat" width="300" height="150" data-align="left"',
  ],
  [
    'table',
    (chain) => chain.insertTable({ rows: 2, cols: 2, withHeaderRow: true }),
    '<tr><th><p></p></th><th><p></p></th></tr>',
  ],
  ['rule', (chain) => chain.setHorizontalRule(), '<hr'],
  ['align center', (chain) => chain.setTextAlign('center'), 'text-align: center'],
  ['align right', (chain) => chain.setTextAlign('right'), 'text-align: right'],
];

function openEditor(content: string): Editor {
  return new Editor({ extensions: richTextExtensions, content: contentOf(content) });
}

describe('the server keeps what a tool of the text editor makes [1:86] [1:110] [2:85]', () => {
  it.each(tools)('%s', async (_name, run, kept) => {
    const editor = openEditor('<p>Boats</p>');
    run(editor.chain().selectAll()).run();
    const made = storedHtml(editor.state.doc);
    const saved = await sanitizeRichText(made, acme);
    expect(saved).toContain(kept);
    // Parsed again it is the same text: nothing was lost or added.
    const again = openEditor(saved);
    expect(storedHtml(again.state.doc)).toBe(made);
    editor.destroy();
    again.destroy();
  });

  it('the server removes a picture of another company, whatever its URL', async () => {
    const editor = openEditor('<p>Boats</p><img src="/images/globex/3/boat.png" alt="Theirs">');
    const saved = await sanitizeRichText(storedHtml(editor.state.doc), acme);
    expect(saved).toBe('<p>Boats</p>');
    editor.destroy();
  });
});
