import { describe, expect, it } from 'vitest';
import { withPictures } from './rich-pictures';

const boat = { altText: '', width: 1_600, height: 900, fileNumber: 2, widths: [480, 960, 1_440, 1_600] };
const images = { 'acme/7/boat': boat };
const tag = (attributes: string) =>
  `<p>a <img src="/images/acme/7/boat" alt="5 &gt; 4"${attributes} /> b</p>`;
const copies = (...widths: number[]) =>
  widths.map((width) => `/images/acme/7/boat/2-${width} ${width}w`).join();

describe('a picture in a text', () => {
  it('keeps the width that its author chose; the height follows the file; no variant is wider than needed', () => {
    expect(withPictures(tag(' width="400" height="999" data-align="left"'), images, false)).toBe(
      '<p>a <img src="/images/acme/7/boat" alt="5 &gt; 4" data-align="left" width="400" height="225" loading="lazy" ' +
        `srcset="${copies(480, 960)}" sizes="auto"> b</p>`,
    );
  });

  it('has the size of its file where no width was chosen', () => {
    expect(withPictures(tag(''), images, false)).toContain('width="1600" height="900"');
  });

  it('does not load lazily where it is the first thing on the page', () => {
    const html = withPictures(tag(' width="400"'), images, true);
    expect(html).not.toContain('loading');
    expect(html).toContain(`srcset="${copies(480, 960)}" sizes="min(100vw,400px)"`);
  });

  it('is unchanged where nothing is known about it, and where it has no variants yet', () => {
    const unknown = '<img src="/images/acme/8/other" alt="" width="3" height="4">';
    expect(withPictures(unknown, images, true)).toBe(unknown);
    const early = withPictures(tag(''), { 'acme/7/boat': { ...boat, widths: [] } }, false);
    expect(early).toContain('width="1600" height="900" loading="lazy">');
    expect(early).not.toContain('srcset');
  });

  it('is found however many there are, and nothing else is changed', () => {
    const text = '<h2>1 < 2</h2><pre>&lt;img src="/images/acme/7/boat"></pre>';
    expect(withPictures(text, images, false)).toBe(text);
    expect(withPictures(tag('') + tag(''), images, false).match(/srcset=/g)).toHaveLength(2);
  });
});
