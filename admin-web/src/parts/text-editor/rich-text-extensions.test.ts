// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { describe, expect, it } from 'vitest';
import { contentOf, storedHtml } from './rich-text-document';
import { richTextExtensions } from './rich-text-extensions';

function throughEditor(content: string): string {
  const editor = new Editor({ extensions: richTextExtensions, content: contentOf(content) });
  const html = storedHtml(editor.state.doc);
  editor.destroy();
  return html;
}

describe('the text editor', () => {
  it('returns everything unchanged that it has tools for [1:85] [1:110] [2:85]', () => {
    const text =
      '<h2>Prices</h2><p style="text-align: center">From <strong>10</strong> <em>or</em> <u>20</u></p>' +
      '<ul><li><p>One</p></li></ul><ol><li><p>Two</p></li></ol><blockquote><p>Said</p></blockquote><hr>' +
      '<p><a href="/contact">Contact</a></p>' +
      '<table><tbody><tr><th><p>Day</p></th><td colspan="2"><p>Mo</p></td></tr></tbody></table>';
    expect(throughEditor(text)).toBe(text);
  });

  it('keeps a first-level heading, for which it has no tool', () => {
    expect(throughEditor('<h1>Welcome</h1>')).toBe('<h1>Welcome</h1>');
  });

  it('keeps a button a button and gives links no other class [1:86]', () => {
    expect(throughEditor('<p><a class="button" href="/go">Go</a></p>')).toContain('class="button"');
    expect(throughEditor('<p><a class="danger" href="/go">Go</a></p>')).toBe('<p><a href="/go">Go</a></p>');
  });

  it('drops links that could run a script, and keeps their text', () => {
    expect(throughEditor('<p><a href="javascript:alert(1)">Go</a></p>')).toBe('<p>Go</p>');
  });

  it('keeps existing pictures [1:86]', () => {
    const html = throughEditor('<img src="/images/acme/1/van.png" alt="Our van" class="right">');
    expect(html).toContain('src="/images/acme/1/van.png"');
    expect(html).toContain('class="right"');
  });

  it('stores nothing for an empty editor, and no empty paragraph after a table', () => {
    expect(throughEditor('')).toBe('');
    const table = '<table><tbody><tr><td><p>1</p></td></tr></tbody></table>';
    expect(throughEditor(table)).toBe(table);
    expect(throughEditor(`${table}<p></p>`)).toBe(table);
    expect(throughEditor('<p>One</p><p></p><p>Two</p>')).toBe('<p>One</p><p></p><p>Two</p>');
  });
});
