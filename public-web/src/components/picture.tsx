import type { ImageModels } from '@galley/shared/schemas/image';
import { type ComponentProps, useContext } from 'react';
import { imageSource } from '../image-source';
import { RenderedPicturesContext } from '../images-context';
import { avifChoice, pictureAttributes, type Shown } from '../picture-attributes';

interface PictureProps extends ComponentProps<'img'> {
  images: ImageModels;
  imageUrl: string;
  shown: Shown;
  /** Attributes of the `<picture>`. */
  around?: ComponentProps<'picture'>;
}

/**
 * Renders a picture of the library in the available formats and widths; the `picture` element keeps React
 * from adding a preload link.
 */
export function Picture({ images, imageUrl, shown, around, ...others }: PictureProps) {
  const avif = avifChoice(images, imageUrl, shown);
  useContext(RenderedPicturesContext)?.push(imageSource(imageUrl));
  return (
    <picture {...around}>
      {avif ? <source type="image/avif" {...avif} /> : null}
      {/* biome-ignore lint/a11y/useAltText: those who show a picture say it */}
      <img {...pictureAttributes(images, imageUrl, shown)} {...others} />
    </picture>
  );
}
