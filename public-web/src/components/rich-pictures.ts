import type { ImageModels } from '@galley/shared/schemas/image';
import { imageAddress } from '../image-address';
import { pictureAttributes } from '../picture-attributes';

/** As the sanitiser writes it; it escapes what stands in the attributes. */
const picture = /<img src="([^"]*)"([^>]*?) ?\/?>/g;
const measure = / (?:width|height)="\d*"/g;

/**
 * Gives the pictures of a text their size and their lighter copies. How wide one stands is the author's choice; its
 * height follows from the file as it is now. One that is not known keeps what it has.
 * @param isEager where the text is the first thing on the page: its pictures do not wait until they are scrolled to
 */
export function withPictures(html: string, images: ImageModels, isEager: boolean): string {
  return html.replace(picture, (_, src: string, rest: string) => {
    const imageUrl = src.slice(imageAddress('').length);
    const image = images[imageUrl];
    const loading = isEager ? '' : ' loading="lazy"';
    if (!image) return `<img src="${src}"${rest}${loading}>`;
    const width = Number(/ width="(\d+)"/.exec(rest)?.[1]) || image.width;
    const height = Math.round((width * image.height) / image.width);
    // Who loads lazily knows how wide the place is.
    const places = { fallback: image, to: 2 * width, sizes: isEager ? `min(100vw,${width}px)` : 'auto' };
    const { srcSet, sizes } = pictureAttributes(images, imageUrl, places);
    const copies = (srcSet ? ` srcset="${srcSet}"` : '') + (sizes ? ` sizes="${sizes}"` : '');
    return `<img src="${src}"${rest.replace(measure, '')} width="${width}" height="${height}"${loading}${copies}>`;
  });
}
