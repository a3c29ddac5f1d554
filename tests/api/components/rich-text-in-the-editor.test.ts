// @vitest-environment jsdom
import { contentOf, storedHtml } from '@galley/admin-web/src/parts/text-editor/rich-text-document';
import { richTextExtensions } from '@galley/admin-web/src/parts/text-editor/rich-text-extensions';
import { canonicalRichText } from '@galley/shared/rich-text/canonical';
import { richTextSchema } from '@galley/shared/rich-text/schema';
import { Editor } from '@tiptap/core';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { harmlessHtml } from '../../support/harmless-html';
import { randomRichText } from '../../support/random-rich-text';
import { runs, sayCases, seedOfRun } from '../../support/random-runs';

let editor: Editor;
beforeAll(() => {
  // Browser features that ProseMirror requires and jsdom lacks.
  document.elementFromPoint ??= () => null;
  editor = new Editor({ extensions: richTextExtensions });
  // Every document that jsdom parses would add a listener to the window, and be compared with all earlier ones.
  const targets: EventTarget = Object.getPrototypeOf(Node.prototype);
  const listen = targets.addEventListener;
  targets.addEventListener = function (this: EventTarget, ...given: Parameters<typeof listen>) {
    if (this instanceof Node) listen.apply(this, given);
  };
});
afterAll(() => editor.destroy());

function loaded(html: string): string {
  editor.commands.setContent(contentOf(html));
  return storedHtml(editor.state.doc);
}

/** Presses one key and undoes it, so that the editor's plugins run their handlers. */
function afterOneKey(): string {
  let place: number | undefined;
  editor.state.doc.descendants((node, position) => {
    if (place === undefined && node.isTextblock) place = position + 1;
    return place === undefined;
  });
  if (place === undefined) throw new Error('There is nowhere to write.');
  editor.view.dispatch(editor.state.tr.insertText('x', place));
  editor.view.dispatch(editor.state.tr.delete(place, place + 1));
  return storedHtml(editor.state.doc);
}

it('has the schema of the server, name for name', () => {
  const described = ({ nodes, marks }: typeof richTextSchema) => ({
    nodes: Object.fromEntries(
      Object.values(nodes).map((type) => [
        type.name,
        {
          content: type.spec.content ?? '',
          groups: type.spec.group ?? '',
          attrs: type.spec.attrs ?? {},
          isInline: type.isInline,
          code: type.spec.code ?? false,
          tableRole: type.spec.tableRole,
          marks: type.markSet === null ? 'all' : type.markSet.map(({ name }) => name),
        },
      ]),
    ),
    // They are ordered by nesting.
    marks: Object.values(marks).map(({ name, spec }) => [name, spec.attrs ?? {}, spec.excludes]),
  });
  const [own, server] = [described(editor.schema), described(richTextSchema)];
  expect(own.marks).toEqual(server.marks);
  expect(own.nodes).toEqual(server.nodes);
});

it.each(harmlessHtml)('returns $name unchanged, before and after a key', ({ html }) => {
  const stored = canonicalRichText(html, 'acme').html;
  expect(loaded(stored)).toBe(stored);
  expect(afterOneKey()).toBe(stored);
});

it(`returns ${runs(50_000)} random texts as the server stores them (seed ${seedOfRun})`, () => {
  fc.assert(
    fc.property(randomRichText, (html) => {
      const stored = canonicalRichText(html, 'acme').html;
      expect(loaded(stored)).toBe(stored);
      expect(afterOneKey()).toBe(stored);
    }),
    { numRuns: runs(50_000), seed: seedOfRun },
  );
  sayCases(runs(50_000), 'rich texts, through the editor and back');
});
