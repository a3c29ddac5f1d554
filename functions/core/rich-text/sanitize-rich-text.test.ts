import { describe, expect, it } from 'vitest';
import { openCompanyScope } from '../company-scope';
import { sanitizeRichText } from './sanitize-rich-text';

const acme = openCompanyScope('acme');
const clean = (html: string) => sanitizeRichText(html, acme);

describe('what is removed', () => {
  it('is removed without the text inside it [1:110] [2:85]', async () => {
    expect(await clean('<center><span class="x">Hello</span> <font color="red">you</font></center>')).toBe(
      '<div style="text-align: center">Hello you</div>',
    );
    expect(await clean('<p><a href="javascript:alert(1)">Read on</a></p>')).toBe('<p>Read on</p>');
  });

  it('is removed with its content where that is not text', async () => {
    expect(await clean('a<style>p { color: red }</style><script>x()</script>b')).toBe('ab');
  });

  it('includes classes and styles without a meaning here; an id gets a prefix [1:86] [1:110] [2:85]', async () => {
    expect(await clean('<p class="x" id="y" style="color:red;text-align:center">a</p>')).toBe(
      '<p style="text-align: center" id="at-y">a</p>',
    );
    expect(await clean('<a class="button huge" href="/x">a</a>')).toBe('<a href="/x" class="button">a</a>');
    expect(await clean('<img class="left evil" src="/images/acme/1/a.png">')).toBe(
      '<img src="/images/acme/1/a.png" alt="" class="left">',
    );
  });

  it('makes links in a new tab safe', async () => {
    expect(await clean('<a href="https://example.com" target="_blank">a</a>')).toBe(
      '<a href="https://example.com" target="_blank" rel="noopener">a</a>',
    );
  });
});

describe('pasted text', () => {
  it('from Word loses everything that only Word understands', async () => {
    const word =
      '<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->' +
      '<style>p.MsoNormal{margin:0cm}</style>' +
      '<p class="MsoNormal" style="margin-bottom:0cm;mso-line-height-rule:exactly"><b>Offer</b><o:p></o:p></p>' +
      '<p class="MsoListParagraph" style="text-indent:-18pt"><![if !supportLists]><span style="mso-list:Ignore">·' +
      '</span><![endif]>Pipes<o:p>&nbsp;</o:p></p>';
    expect(await clean(word)).toBe('<p><b>Offer</b></p><p>·Pipes\u00a0</p>');
  });

  it('from Google Docs is not bold as a whole', async () => {
    const docs =
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1">' +
      '<p dir="ltr" style="line-height:1.38;text-align:center"><span style="font-size:11pt">Hello</span></p></b>';
    expect(await clean(docs)).toBe('<p style="text-align: center" dir="ltr">Hello</p>');
  });
});

describe('unusual texts', () => {
  it('that are large or deep are cleaned quickly', async () => {
    const started = performance.now();
    await clean('<b>'.repeat(20_000));
    await clean('<p '.repeat(15_000));
    await clean(`<p>${'&lt;'.repeat(15_000)}</p>`);
    await clean('<!--'.repeat(15_000));
    // The limit is generous for a slow, busy machine; quadratic behaviour would take minutes.
    expect(performance.now() - started).toBeLessThan(30_000);
  });

  it('without any mark-up stay unchanged [1:110] [2:85]', async () => {
    expect(await clean('')).toBe('');
    expect(await clean("It's 20 % off")).toBe("It's 20 % off");
  });
});
