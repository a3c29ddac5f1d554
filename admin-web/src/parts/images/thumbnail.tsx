import type { Image } from '@galley/shared/schemas/image';
import classes from './ground.module.css';
import { currentThumbnailUrl } from './image-texts';

interface ThumbnailProps {
  image: Image;
  /** It is visible from the start, so lazy loading has no benefit. */
  isEager?: boolean;
}

/** A small picture; its description is beside it, so it has an empty alt text. */
export function Thumbnail({ image, isEager = false }: ThumbnailProps) {
  return (
    <img
      src={currentThumbnailUrl(image)}
      alt=""
      className={classes.ground}
      width={image.width}
      height={image.height}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
