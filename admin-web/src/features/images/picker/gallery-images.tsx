import { imageAddress } from '@galley/public-web/image-address';
import type { Image } from '@galley/shared/schemas/image';
import { Anchor, Button, Skeleton, Text, VisuallyHidden } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorPanel } from '../../../ui/error-panel';
import classes from './image-gallery.module.css';
import type { useGalleryImages } from './use-gallery-images';

/** Pictures that are drawn at first and with each 'Show more'. */
const step = 60;

interface GalleryImagesProps {
  gallery: ReturnType<typeof useGalleryImages>;
  pickedUrl: string | undefined;
  onPick: (image: Image) => void;
  onChoose: (image: Image) => void;
}

/** The pictures as one group of radio buttons: arrows move, Enter chooses, as a double click does. */
export function GalleryImages({ gallery, pickedUrl, onPick, onChoose }: GalleryImagesProps) {
  const [shown, setShown] = useState(step);
  const { data: images, search, error } = gallery;
  if (error && !images) {
    return (
      <ErrorPanel
        title="The images could not be read"
        message={messageOf(error)}
        onRetry={() => void gallery.refetch()}
      />
    );
  }
  if (!images) return <GallerySkeleton />;
  if (images.length === 0) return search ? <NothingFound search={search} /> : <EmptyLibrary />;
  return (
    <div className={classes.scroll}>
      <fieldset className={classes.images}>
        <VisuallyHidden component="legend">Images</VisuallyHidden>
        {images.slice(0, shown).map((image) => (
          <label key={image.id} className={classes.image} onDoubleClick={() => onChoose(image)}>
            <input
              type="radio"
              name="image"
              value={image.imageUrl}
              checked={image.imageUrl === pickedUrl}
              onChange={() => onPick(image)}
            />
            <span className={classes.picture}>
              <img
                src={imageAddress(image.imageUrl)}
                alt=""
                width={image.width}
                height={image.height}
                loading="lazy"
              />
            </span>
            <Text span size="sm" lineClamp={2} title={image.imageDescription}>
              {image.imageDescription}
            </Text>
          </label>
        ))}
      </fieldset>
      {images.length > shown && (
        <Button variant="default" mt="sm" fullWidth onClick={() => setShown(shown + step)}>
          Show more ({images.length - shown})
        </Button>
      )}
      <VisuallyHidden role="status">
        {images.length === 1 ? '1 image' : `${images.length} images`}
      </VisuallyHidden>
    </div>
  );
}

function EmptyLibrary() {
  return (
    <EmptyState
      icon={<IconPhoto size={32} stroke={1.5} />}
      title="No images yet"
      action={
        // In a tab of its own, so that nothing typed here is left behind.
        <Button component="a" href="/ImageManagement" target="_blank" variant="default">
          Open Images
        </Button>
      }
    >
      Pictures come from your company's library. Upload one under Images, then come back: it shows here by
      itself.
    </EmptyState>
  );
}

function NothingFound({ search }: { search: string }) {
  return (
    <EmptyState icon={<IconPhoto size={32} stroke={1.5} />} title={`No image for '${search}'`}>
      The search looks at the descriptions. Try fewer letters, or upload the picture under{' '}
      <Anchor href="/ImageManagement" target="_blank" underline="always">
        Images
      </Anchor>
      .
    </EmptyState>
  );
}

function GallerySkeleton() {
  return (
    <div className={classes.images} role="status" aria-busy aria-label="Loading">
      {['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map((place) => (
        <Skeleton key={place} h={132} />
      ))}
    </div>
  );
}
