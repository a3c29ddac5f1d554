import type { Image } from '@galley/shared/schemas/image';
import { Group, Skeleton, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type CSSProperties, useMemo } from 'react';
import { countOf } from '../../lib/count-of';
import { useCompany } from '../session/use-company-name';
import { type GallerySizes, monthsOf } from './gallery/gallery-rows';
import { GalleryView } from './gallery/gallery-view';
import { MonthJump } from './gallery/month-jump';
import { useWindowGallery } from './gallery/use-gallery';
import { ImageBadges } from './image-badges';
import classes from './image-grid.module.css';
import { pixelSize } from './image-texts';
import { Thumbnail } from './thumbnail';

/** The caption's height stands in the style too. */
const wide: GallerySizes = { picture: 176, narrowest: 160, caption: 62, gap: 12, heading: 40 };
const narrow: GallerySizes = { ...wide, picture: 140, caption: 84 };

interface ImageGridProps {
  images: readonly Image[];
  /** All are read; there may be more otherwise. */
  isWhole: boolean;
  onOpen: (image: Image) => void;
}

/** The pictures by month, in rows, each in its own proportions; one opens its details. */
export function ImageGrid({ images, isWhole, onOpen }: ImageGridProps) {
  const timeZone = useCompany()?.timeZone;
  const months = useMemo(() => monthsOf(images, timeZone), [images, timeZone]);
  const isNarrow = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false });
  const gallery = useWindowGallery({ months, sizes: isNarrow ? narrow : wide });
  return (
    <>
      <Group justify="space-between" mih={36}>
        <Text size="sm" c="dimmed">
          {isWhole ? countOf(images.length, 'image') : `Reading… ${countOf(images.length, 'image')} so far`}
        </Text>
        <MonthJump months={months} onJump={gallery.jumpTo} />
      </Group>
      <GalleryView
        {...gallery}
        level="h2"
        total={isWhole ? images.length : -1}
        drawPicture={(image, index) => (
          <Tile image={image} isAmongFirst={index < 12} onOpen={() => onOpen(image)} />
        )}
      />
    </>
  );
}

interface TileProps {
  image: Image;
  isAmongFirst: boolean;
  onOpen: () => void;
}

function Tile({ image, isAmongFirst, onOpen }: TileProps) {
  return (
    <button
      type="button"
      className={classes.open}
      onClick={onOpen}
      aria-haspopup="dialog"
      aria-label={`Details of ${image.imageDescription}`}
    >
      <span className={classes.picture}>
        <Thumbnail image={image} isEager={isAmongFirst} />
      </span>
      <span className={classes.caption}>
        <span className={classes.description} title={image.imageDescription}>
          {image.imageDescription}
        </span>
        <span className={classes.facts}>
          <span className={classes.size}>{pixelSize(image)}</span>
          <ImageBadges size={image} />
        </span>
      </span>
    </button>
  );
}

const shapes = [1.5, 2.4, 1.33, 1, 1.5, 2.4, 1.33, 0.75, 1.5, 2];

/** The grid in its final shape, before the pictures are there. */
export function ImageGridSkeleton() {
  return (
    <div className={classes.waiting} role="status" aria-busy aria-label="Loading">
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
