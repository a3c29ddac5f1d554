import { linkTo } from '@galley/shared/admin-screens';
import type { Image } from '@galley/shared/schemas/image';
import { Anchor, Button, Group, Skeleton, Text, VisuallyHidden } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { messageOf } from '../../../lib/api-error';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorPanel } from '../../../ui/error-panel';
import radio from '../../../ui/picture-radio.module.css';
import { useCompany } from '../../session/use-company-name';
import { useMayBeAbleTo } from '../../session/use-signed-in-user';
import { type GallerySizes, monthsOf } from '../gallery/gallery-rows';
import { GalleryView } from '../gallery/gallery-view';
import { MonthJump } from '../gallery/month-jump';
import { useScrollingGallery } from '../gallery/use-gallery';
import { Thumbnail } from '../thumbnail';
import type { useListImages } from '../use-images';
import classes from './image-gallery.module.css';

interface GalleryImagesProps {
  gallery: Omit<ReturnType<typeof useListImages>, 'images'> & { images: readonly Image[] | undefined };
  /** The search text, or ''. */
  search: string;
  pickedUrl: string | undefined;
  onPick: (image: Image) => void;
  onChoose: (image: Image) => void;
}

/** Shows the pictures as one group of radio buttons: arrow keys move, Enter or a double click chooses. */
export function GalleryImages({ gallery, search, ...choice }: GalleryImagesProps) {
  const { images, error, isWhole } = gallery;
  const retry = () => void gallery.refetch();
  if (error && !images) {
    return <ErrorPanel title="The images could not be loaded" message={messageOf(error)} onRetry={retry} />;
  }
  if (!images) return <GallerySkeleton />;
  if (images.length === 0) return search ? <NothingFound search={search} /> : <EmptyLibrary />;
  return (
    <>
      {error && (
        <ErrorPanel title="Not all images could be read" message={messageOf(error)} onRetry={retry} />
      )}
      <ImageChoice images={images} isWhole={isWhole} {...choice} />
    </>
  );
}

/** The style has the text's height too. */
const sizes: GallerySizes = { picture: 112, shape: 4 / 3, narrowest: 0, caption: 26, gap: 16, heading: 36 };

type ImageChoiceProps = Pick<GalleryImagesProps, 'pickedUrl' | 'onPick' | 'onChoose'> & {
  images: readonly Image[];
  isWhole: boolean;
};

function ImageChoice({ images, isWhole, pickedUrl, onPick, onChoose }: ImageChoiceProps) {
  const timeZone = useCompany()?.timeZone;
  const months = useMemo(() => monthsOf(images, timeZone), [images, timeZone]);
  const scroller = useRef<HTMLDivElement>(null);
  const inOrder = useMemo(() => months.flatMap((month) => month.images), [months]);
  const picked = inOrder.findIndex(({ imageUrl }) => imageUrl === pickedUrl);
  const keptIndex = picked < 0 ? undefined : picked;
  const gallery = useScrollingGallery({ months, sizes, keptIndex, jumpsTo: 'picture' }, scroller);

  // The browser's own arrow keys would cycle through the pictures that happen to be rendered.
  const movedTo = useRef<string>(undefined);
  const move = (event: KeyboardEvent) => {
    const { dataset } = event.target as HTMLElement;
    const to = placeAfter(event.key, Number(dataset.place), inOrder.length);
    const image = dataset.place === undefined || to === undefined ? undefined : inOrder[to];
    if (!image) return;
    event.preventDefault();
    movedTo.current = image.imageUrl;
    onPick(image);
  };
  useEffect(() => {
    // An effect of the previous choice may run after the next key was pressed.
    if (movedTo.current === undefined || movedTo.current !== pickedUrl) return;
    movedTo.current = undefined;
    scroller.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, [pickedUrl]);

  const count = `${images.length.toLocaleString('en-US')}${isWhole ? '' : ' or more'} ${images.length === 1 ? 'image' : 'images'}`;
  return (
    <>
      <Group justify="space-between" mih={36}>
        <Text size="sm" c="dimmed" role="status">
          {count}
        </Text>
        <MonthJump months={months} onJump={gallery.jumpTo} />
      </Group>
      <div className={classes.scroll} ref={scroller}>
        <fieldset className={classes.choice} onKeyDown={move}>
          <VisuallyHidden component="legend">Images</VisuallyHidden>
          <GalleryView
            {...gallery}
            level="h3"
            isChoice
            total={images.length}
            drawPicture={(image, index) => (
              <label className={`${radio.option} ${classes.image}`} onDoubleClick={() => onChoose(image)}>
                <input
                  type="radio"
                  name="image"
                  value={image.imageUrl}
                  checked={index === picked}
                  data-place={index}
                  aria-setsize={isWhole ? images.length : -1}
                  aria-posinset={index + 1}
                  onChange={() => onPick(image)}
                />
                <span className={classes.picture}>
                  <Thumbnail image={image} />
                </span>
                <Text span size="xs" truncate className={classes.words} title={image.imageDescription}>
                  {image.imageDescription}
                </Text>
              </label>
            )}
          />
        </fieldset>
      </div>
    </>
  );
}

/** Returns the index that a key moves to; the arrow keys wrap around, as with native radio buttons. */
function placeAfter(key: string, place: number, count: number): number | undefined {
  const [before, after] = [(place - 1 + count) % count, (place + 1) % count];
  const places: Record<string, number> = {
    ArrowRight: after,
    ArrowDown: after,
    ArrowLeft: before,
    ArrowUp: before,
    Home: 0,
    End: count - 1,
  };
  return places[key];
}

function EmptyLibrary() {
  const mayUpload = useMayBeAbleTo('editImages');
  return (
    <EmptyState
      icon={<IconPhoto size={32} stroke={1.5} />}
      title="No images yet"
      action={
        mayUpload && (
          // In a new tab, so that nothing typed here is lost.
          <Button component="a" href={linkTo('images')} target="_blank" variant="default">
            Open Images
          </Button>
        )
      }
    >
      {mayUpload
        ? "Pictures come from your company's library. Upload one under Images, then come back: it appears here by itself."
        : "Pictures come from your company's library. Ask an Admin to upload some."}
    </EmptyState>
  );
}

function NothingFound({ search }: { search: string }) {
  const mayUpload = useMayBeAbleTo('editImages');
  return (
    <EmptyState icon={<IconPhoto size={32} stroke={1.5} />} title={`No image for '${search}'`}>
      The search covers descriptions and tags. Try fewer letters
      {mayUpload && (
        <>
          , or upload the picture under{' '}
          <Anchor href={linkTo('images')} target="_blank" underline="always">
            Images
          </Anchor>
        </>
      )}
      .
    </EmptyState>
  );
}

function GallerySkeleton() {
  return (
    <div className={classes.waiting} role="status" aria-busy aria-label="Loading">
      {['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map((place) => (
        <Skeleton key={place} h={132} />
      ))}
    </div>
  );
}
