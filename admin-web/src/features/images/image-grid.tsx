import type { Image } from '@galley/shared/schemas/image';
import { Group, Skeleton, Text } from '@mantine/core';
import { type CSSProperties, useMemo } from 'react';
import { countOf } from '../../lib/count-of';
import { type GallerySizes, monthsOf } from '../../parts/images/gallery/gallery-rows';
import { GalleryView } from '../../parts/images/gallery/gallery-view';
import { MonthJump } from '../../parts/images/gallery/month-jump';
import { useWindowGallery } from '../../parts/images/gallery/use-gallery';
import { ImageBadges } from '../../parts/images/image-badges';
import { pixelSize } from '../../parts/images/image-texts';
import { Thumbnail } from '../../parts/images/thumbnail';
import { useCompany } from '../../parts/session/use-company-name';
import { ChoiceBox } from '../../ui/choice-box';
import type { RowChoice } from '../../ui/data-table-props';
import { useIsPhone } from '../../ui/use-is-phone';
import { isChoiceKey, useRowChoice } from '../../ui/use-row-choice';
import classes from './image-grid.module.css';

/** The style has the caption's height too. */
const wide: GallerySizes = { picture: 176, narrowest: 160, caption: 62, gap: 12, heading: 40 };
const narrow: GallerySizes = { ...wide, picture: 140 };

interface ImageGridProps {
  images: readonly Image[];
  /** All images are loaded; otherwise there may be more. */
  isWhole: boolean;
  choice: RowChoice<Image>;
  onOpen: (image: Image) => void;
}

const rowKey = ({ id }: Image) => String(id);

/** Shows the pictures by month, in rows, each in its own proportions; a click opens the details. */
export function ImageGrid({ images, isWhole, choice, onOpen }: ImageGridProps) {
  const { choose } = useRowChoice({ choice, rowKey }, images);
  const timeZone = useCompany()?.timeZone;
  const months = useMemo(() => monthsOf(images, timeZone), [images, timeZone]);
  const isNarrow = useIsPhone();
  const gallery = useWindowGallery({ months, sizes: isNarrow ? narrow : wide });
  return (
    <>
      <Group justify="space-between">
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
          <Tile
            image={image}
            isAmongFirst={index < 12}
            isChosen={choice.chosen.has(rowKey(image))}
            label={choice.label(image)}
            onChoose={(isRange) => choose(image, isRange)}
            onOpen={() => onOpen(image)}
          />
        )}
      />
    </>
  );
}

interface TileProps {
  image: Image;
  isAmongFirst: boolean;
  isChosen: boolean;
  label: string;
  onChoose: (isRange: boolean) => void;
  onOpen: () => void;
}

function Tile({ image, isAmongFirst, isChosen, label, onChoose, onOpen }: TileProps) {
  return (
    <>
      <button
        type="button"
        className={classes.open}
        onClick={onOpen}
        onKeyDown={(event) => isChoiceKey(event) && onChoose(event.shiftKey)}
        aria-haspopup="dialog"
        aria-keyshortcuts="X"
        aria-label={`Details of ${image.imageDescription}`}
        data-chosen={isChosen || undefined}
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
            <ImageBadges size={image} isShort />
          </span>
        </span>
      </button>
      <ChoiceBox className={classes.choose} label={label} isChosen={isChosen} onChoose={onChoose} />
    </>
  );
}

const shapes = [1.5, 2.4, 1.33, 1, 1.5, 2.4, 1.33, 0.75, 1.5, 2];

/** A placeholder with the grid's final layout while the pictures load. */
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
