import type { Image } from '@galley/shared/schemas/image';
import { Anchor, Button, Skeleton, Text, VisuallyHidden } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { messageOf } from '../../../lib/api-error';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorPanel } from '../../../ui/error-panel';
import radio from '../../../ui/picture-radio.module.css';
import { thumbnailAddress } from '../image-texts';
import type { useListImages } from '../use-list-images';
import classes from './image-gallery.module.css';

interface GalleryImagesProps {
  gallery: ReturnType<typeof useListImages>;
  /** What was searched for, or ''. */
  search: string;
  pickedUrl: string | undefined;
  onPick: (image: Image) => void;
  onChoose: (image: Image) => void;
}

/** The pictures as one group of radio buttons: arrows move, Enter chooses, as a double click does. */
export function GalleryImages({ gallery, search, pickedUrl, onPick, onChoose }: GalleryImagesProps) {
  const { error, hasNextPage, isFetchingNextPage } = gallery;
  const images = gallery.data?.pages.flatMap((page) => page.images);
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
        {images.map((image) => (
          <label
            key={image.id}
            className={`${radio.framed} ${classes.image}`}
            onDoubleClick={() => onChoose(image)}
          >
            <input
              type="radio"
              name="image"
              value={image.imageUrl}
              checked={image.imageUrl === pickedUrl}
              onChange={() => onPick(image)}
            />
            <span className={classes.picture}>
              <img
                src={thumbnailAddress(image)}
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
      {hasNextPage && (
        <Button
          variant="default"
          mt="sm"
          fullWidth
          loading={isFetchingNextPage}
          onClick={() => void gallery.fetchNextPage()}
        >
          Show more
        </Button>
      )}
      <VisuallyHidden role="status">
        {images.length === 1 ? '1 image' : `${images.length}${hasNextPage ? ' or more' : ''} images`}
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
      The search looks at descriptions and tags. Try fewer letters, or upload the picture under{' '}
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
