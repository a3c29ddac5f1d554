import { markupTokens } from '@galley/shared/rich-text/markup-tokens';
import type { ImageModels } from '@galley/shared/schemas/image';
import { imageSource } from '../image-source';
import { pictureAttributes } from '../picture-attributes';

/**
 * Gives the pictures of a text their dimensions and their lighter variants. The author chooses the width; the
 * height follows from the current file. A picture that is not known keeps what it has.
 * @param isEager where the text is the first thing on the page: its pictures do not load lazily
 * @param rendered gets the files of its pictures
 */
export function withPictures(
  html: string,
  images: ImageModels,
  isEager: boolean,
  rendered: string[] = [],
): string {
  let shown = '';
  let done = 0;
  for (const { tag, kind, attributes, from, to } of markupTokens(html)) {
    if (tag !== 'img' || kind !== 'start') continue;
    shown += html.slice(done, from) + pictureTag(attributes(), images, isEager, rendered);
    done = to;
  }
  return shown + html.slice(done);
}

function pictureTag(
  given: Map<string, string>,
  images: ImageModels,
  isEager: boolean,
  rendered: string[],
): string {
  const file = given.get('src') ?? '';
  const imageUrl = file.slice(imageSource('').length);
  rendered.push(file);
  const image = images[imageUrl];
  const attributes = new Map(given);
  if (image) {
    const width = Number(given.get('width')) || image.width;
    attributes.delete('width');
    attributes.delete('height');
    attributes
      .set('width', String(width))
      .set('height', String(Math.round((width * image.height) / image.width)));
    if (!isEager) attributes.set('loading', 'lazy');
    // With lazy loading the browser knows the width of the place.
    const places = { fallback: image, to: 2 * width, sizes: isEager ? `min(100vw,${width}px)` : 'auto' };
    const { srcSet, sizes } = pictureAttributes(images, imageUrl, places);
    if (srcSet) attributes.set('srcset', srcSet);
    if (sizes) attributes.set('sizes', sizes);
  } else if (!isEager) attributes.set('loading', 'lazy');
  return `<img${[...attributes].map(([name, value]) => ` ${name}="${value}"`).join('')}>`;
}
