import type { Image } from '@galley/shared/schemas/image';
import { thumbnailAddress } from './image-texts';

interface ThumbnailProps {
  image: Image;
  /** It stands in view from the start, so nothing is gained by waiting. */
  isEager?: boolean;
}

/** A picture of the library, small; its description stands beside it, so it says nothing itself. */
export function Thumbnail({ image, isEager = false }: ThumbnailProps) {
  return (
    <img
      src={thumbnailAddress(image)}
      alt=""
      width={image.width}
      height={image.height}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
