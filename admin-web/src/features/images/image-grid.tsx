import type { Image } from '@galley/shared/schemas/image';
import { Skeleton } from '@mantine/core';
import type { CSSProperties } from 'react';
import { ImageBadges } from './image-badges';
import classes from './image-grid.module.css';
import { pixelSize, thumbnailAddress } from './image-texts';

/** Beyond these a picture would be a line; it is shown whole inside. */
const flattest = 4;

const proportion = ({ width, height }: Image) =>
  Math.min(flattest, Math.max(1 / flattest, width / Math.max(1, height)));

interface ImageGridProps {
  images: readonly Image[];
  onOpen: (image: Image) => void;
}

/** The pictures in rows, each in its own proportions; one opens its details. */
export function ImageGrid({ images, onOpen }: ImageGridProps) {
  return (
    <ul className={classes.grid} aria-label="Images">
      {images.map((image, index) => (
        <li key={image.id} className={classes.item} style={{ '--ratio': proportion(image) } as CSSProperties}>
          <button
            type="button"
            className={classes.open}
            onClick={() => onOpen(image)}
            aria-haspopup="dialog"
            aria-label={`Details of ${image.imageDescription}`}
          >
            <span className={classes.picture}>
              <img
                src={thumbnailAddress(image)}
                alt=""
                width={image.width}
                height={image.height}
                loading={index < 12 ? 'eager' : 'lazy'}
                decoding="async"
              />
            </span>
            <span className={classes.caption}>
              <span className={classes.description} title={image.imageDescription}>
                {image.imageDescription}
              </span>
              <span className={classes.facts}>{pixelSize(image)}</span>
              <ImageBadges size={image} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

const shapes = [1.5, 2.4, 1.33, 1, 1.5, 2.4, 1.33, 0.75, 1.5, 2];

/** The grid in its final shape, before the pictures are there. */
export function ImageGridSkeleton() {
  return (
    <div className={classes.grid} role="status" aria-busy aria-label="Loading">
      {shapes.map((shape, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders never move
          key={index}
          className={classes.item}
          style={{ '--ratio': shape } as CSSProperties}
        >
          <Skeleton style={{ aspectRatio: shape }} />
          <Skeleton h={10} mt={8} w="70%" />
          <Skeleton h={10} mt={8} mb={8} w="40%" />
        </div>
      ))}
    </div>
  );
}
