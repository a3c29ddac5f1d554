// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { cleanPastedHtml } from './clean-pasted-html';

const wordStart = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">
<head><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- p.MsoNormal {mso-style-parent:""; margin:0cm; font-family:"Calibri",sans-serif;} --></style>
</head><body lang=EN-US style='tab-interval:36.0pt;word-wrap:break-word'><!--StartFragment-->`;
const wordEnd = '<!--EndFragment--></body></html>';

describe('text pasted from Word', () => {
  it('keeps headings and paragraphs and loses classes, styles, comments and Office tags', () => {
    const pasted = `${wordStart}<h1 style='margin-top:12.0pt'><span lang=EN-GB style='mso-ansi-language:EN-GB'>Our services<o:p></o:p></span></h1>
<p class=MsoNormal style='margin-bottom:8.0pt'>We fix <b style='mso-bidi-font-weight:normal'>pipes</b> and <i>drains</i>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>${wordEnd}`;
    const cleaned = cleanPastedHtml(pasted);
    expect(cleaned.replace(/\s+/g, ' ')).toBe(
      '<h2>Our services</h2> <p>We fix <strong>pipes</strong> and <em>drains</em>.</p>',
    );
  });

  it('makes a real list of its list paragraphs', () => {
    const item = (place: string, text: string) =>
      `<p class=MsoListParagraphCxSp${place} style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;</span></span></span><![endif]>${text}<o:p></o:p></p>`;
    const cleaned = cleanPastedHtml(
      `${wordStart}${item('First', 'Boilers')}${item('Last', 'Drains')}${wordEnd}`,
    );
    expect(cleaned).toBe('<ul><li><p>Boilers</p></li><li><p>Drains</p></li></ul>');
  });

  it('keeps numbered lists numbered and inner lists inside', () => {
    const item = (level: number, marker: string, text: string) =>
      `<p class=MsoListParagraph style='mso-list:l1 level${level} lfo2'><span style='mso-list:Ignore'>${marker}<span>&nbsp;</span></span>${text}</p>`;
    const pasted =
      item(1, '1.', 'Call us') + item(2, 'o', 'by day') + item(2, 'o', 'by night') + item(1, '2.', 'Wait');
    expect(cleanPastedHtml(wordStart + pasted + wordEnd)).toBe(
      '<ol><li><p>Call us</p><ul><li><p>by day</p></li><li><p>by night</p></li></ul></li><li><p>Wait</p></li></ol>',
    );
  });

  it('starts a new list where bullets become numbers, and keeps the text in between', () => {
    const item = (marker: string, text: string) =>
      `<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">${marker}</span>${text}</p>`;
    const cleaned = cleanPastedHtml(`${item('·', 'A')}${item('1)', 'B')}<p>Between</p>${item('·', 'C')}`);
    expect(cleaned).toBe(
      '<ul><li><p>A</p></li></ul><ol><li><p>B</p></li></ol><p>Between</p><ul><li><p>C</p></li></ul>',
    );
  });

  it('keeps tables with their spans and loses their borders and widths', () => {
    const pasted = `${wordStart}<table class=MsoTableGrid border=1 style='border-collapse:collapse;mso-yfti-tbllook:1184'><tr style='mso-yfti-irow:0'><td width=601 colspan=2 valign=top style='width:450.8pt;border:solid windowtext 1.0pt'><p class=MsoNormal align=center style='text-align:center'>Prices<o:p></o:p></p></td></tr></table>${wordEnd}`;
    expect(cleanPastedHtml(pasted)).toBe(
      '<table><tbody><tr><td colspan="2"><p style="text-align: center">Prices</p></td></tr></tbody></table>',
    );
  });

  it("drops pictures and drawings with paths on the author's disk", () => {
    const pasted = `${wordStart}<p class=MsoNormal>Logo <!--[if gte vml 1]><v:shape id="Picture_1"></v:shape><![endif]--><img width=100 src="file:///C:/Users/me/clip_image001.png"> here</p>${wordEnd}`;
    expect(cleanPastedHtml(pasted)).toBe('<p>Logo  here</p>');
  });
});

describe('text pasted from Google Docs', () => {
  const wrapped = (content: string) =>
    `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-3f1c5a2e-7fff-1b2a-9c1d-55c1">${content}</b>`;
  const span = (style: string, text: string) =>
    `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;${style}vertical-align:baseline;white-space:pre-wrap;">${text}</span>`;

  it('removes the wrapper that only looks bold and keeps what is bold', () => {
    const pasted = wrapped(
      `<p dir="ltr" style="line-height:1.38;margin-top:0pt;">${span('font-weight:400;font-style:normal;text-decoration:none;', 'Open ')}${span('font-weight:700;', 'all day')}${span('font-style:italic;', ' or night')}${span('text-decoration:underline;', '!')}</p>`,
    );
    expect(cleanPastedHtml(pasted)).toBe('<p>Open <strong>all day</strong><em> or night</em><u>!</u></p>');
  });

  it('keeps a space between two formatted words', () => {
    const pasted = wrapped(
      `<p>${span('font-weight:700;', 'one')}${span('', ' ')}${span('font-style:italic;', 'two')}</p>`,
    );
    expect(cleanPastedHtml(pasted)).toBe('<p><strong>one</strong> <em>two</em></p>');
  });

  it("keeps links, without the underline and without Google's redirect", () => {
    const pasted = wrapped(
      `<p><a href="https://www.google.com/url?q=https://acme.example/prices&amp;sa=D" style="text-decoration:none;">${span('color:#1155cc;text-decoration:underline;', 'Prices')}</a></p>`,
    );
    expect(cleanPastedHtml(pasted)).toBe('<p><a href="https://acme.example/prices">Prices</a></p>');
  });

  it('keeps lists and alignment, and does not make headings bold twice', () => {
    const pasted = wrapped(
      `<h2 dir="ltr" style="text-align:center;">${span('font-weight:700;', 'Hours')}</h2><ul style="margin-top:0;padding-inline-start:48px;"><li dir="ltr" aria-level="1" style="list-style-type:disc;"><p dir="ltr" role="presentation">${span('', 'Monday')}</p></li></ul><br class="Apple-interchange-newline">`,
    );
    expect(cleanPastedHtml(pasted)).toBe(
      '<h2 style="text-align: center">Hours</h2><ul><li><p>Monday</p></li></ul>',
    );
  });
});

describe('other pasted text', () => {
  it('changes headings to the levels that a page uses', () => {
    expect(cleanPastedHtml('<h1>A</h1><h4>B</h4><h6>C</h6>')).toBe('<h2>A</h2><h4>B</h4><h4>C</h4>');
  });

  it('neither runs nor keeps a script', () => {
    expect(
      cleanPastedHtml('<p onclick="alert(1)">Hi<script>alert(2)</script><img src=x onerror=alert(3)></p>'),
    ).toBe('<p>Hi</p>');
  });

  it('keeps buttons from another page of this product', () => {
    expect(cleanPastedHtml('<p><a class="button big" style="color:red" href="/contact">Call</a></p>')).toBe(
      '<p><a href="/contact" class="button">Call</a></p>',
    );
  });

  it('leaves text copied inside the text editor unchanged', () => {
    const copied = '<p data-pm-slice="1 1 []">Same <strong>text</strong></p>';
    expect(cleanPastedHtml(copied)).toBe(copied);
  });
});
