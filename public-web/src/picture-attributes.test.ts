import { describe, expect, it } from 'vitest';
import { avifChoice, pictureAttributes, sourceAbout } from './picture-attributes';

const fallback = { width: 640, height: 480 };
const boat = { altText: '', width: 4_000, height: 3_000, fileNumber: 1, widths: [480, 960, 1_440, 1_920] };
const widthsIn = (srcSet = '') => srcSet.split(',').map((candidate) => candidate.split(' ')[1]);
const attributes = (image: typeof boat, place = {}) =>
  pictureAttributes({ 'acme/7/boat': image }, 'acme/7/boat', { fallback, ...place });

describe('the picture attributes for a place', () => {
  it('are the file with the place’s own size where nothing is known', () => {
    expect(pictureAttributes({}, 'acme/7/boat', { fallback, sizes: 'auto' })).toEqual({
      src: '/images/acme/7/boat',
      ...fallback,
    });
  });

  it('list all variants, or those that are wide enough and no wider than needed', () => {
    expect(widthsIn(attributes(boat).srcSet)).toEqual(['480w', '960w', '1440w', '1920w']);
    expect(widthsIn(attributes(boat, { from: 960 }).srcSet)).toEqual(['960w', '1440w', '1920w']);
    expect(widthsIn(attributes(boat, { to: 700 }).srcSet)).toEqual(['480w', '960w']);
    expect(attributes(boat, { sizes: '40vw' })).toMatchObject({ width: 4_000, height: 3_000, sizes: '40vw' });
  });

  it('include the file itself where that is as light as a variant of its width', () => {
    const light = { ...boat, width: 1_200, widths: [480, 960] };
    expect(attributes(light).srcSet).toMatch(/,\/images\/acme\/7\/boat 1200w$/);
  });

  it('have no widths where there is only one candidate', () => {
    const { srcSet, sizes } = attributes(boat, { to: 400, sizes: 'auto' });
    expect([srcSet, sizes]).toEqual(['/images/acme/7/boat/1-480', undefined]);
  });

  it('name one file where there can be no choice, such as the poster of a video', () => {
    const of = (image?: typeof boat) =>
      sourceAbout(image ? { 'acme/7/boat': image } : {}, 'acme/7/boat', 1_280);
    expect(of(boat)).toBe('/images/acme/7/boat/1-1440');
    expect(of({ ...boat, width: 400, widths: [] })).toBe('/images/acme/7/boat');
    expect(of()).toBe('/images/acme/7/boat');
  });

  it('have AVIF in place of the variants that exist in it, and every other width beside them', () => {
    const lighter = { 'acme/7/boat': { ...boat, avif: [480, 960] } };
    const choice = (place: object) =>
      avifChoice(lighter, 'acme/7/boat', { fallback, sizes: 'auto', ...place });
    const url = '/images/acme/7/boat';
    expect(choice({})).toEqual({
      srcSet: `${url}/1-480.avif 480w,${url}/1-960.avif 960w,${url}/1-1440 1440w,${url}/1-1920 1920w`,
      sizes: 'auto',
    });
    expect(choice({ to: 400 })).toEqual({ srcSet: `${url}/1-480.avif` });
    // No candidate would be AVIF.
    expect(choice({ from: 1_000 })).toBeUndefined();
    expect(avifChoice({ 'acme/7/boat': boat }, 'acme/7/boat', { fallback })).toBeUndefined();
    expect(pictureAttributes(lighter, 'acme/7/boat', { fallback })).toEqual(attributes(boat));
  });

  it('need no widths of places where no variant fits', () => {
    expect(attributes({ ...boat, widths: [480] }, { from: 960, sizes: 'auto' })).toEqual({
      src: '/images/acme/7/boat',
      width: 4_000,
      height: 3_000,
    });
  });
});
