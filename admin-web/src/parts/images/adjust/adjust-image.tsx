import { type Focus, focusStep, focusText, imageLimits, middle, readFocus } from '@galley/shared/image-rules';
import type { Image } from '@galley/shared/schemas/image';
import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api';
import { ErrorPanel } from '../../../ui/error-panel';
import { FormSkeleton } from '../../../ui/skeletons';
import { useDialogAction } from '../../../ui/use-dialog-action';
import { useMayBeAbleTo } from '../../session/use-signed-in-user';
import { FocusField } from '../focus-field';
import { currentThumbnailUrl, currentUrl } from '../image-texts';
import { uploadFile } from '../upload/upload-file';
import { imageKeys, useListImages } from '../use-images';
import classes from './adjust.module.css';
import type { Area } from './crop-area';
import { CropField } from './crop-field';

export interface AdjustImageProps {
  imageUrl: string;
  /** The focal point in this place, or '' for the picture's own; undefined where the place has none. */
  focus?: string | undefined;
  onFocus?: (focus: string) => void;
  /** The place shows this picture from now on. */
  onPicture: (imageUrl: string) => void;
  onClose: () => void;
}

/** The dialog's content, once the picture is found in the library. */
export function AdjustImage({ imageUrl, ...rest }: AdjustImageProps) {
  const { images, isWhole } = useListImages('');
  const image = images?.find((one) => one.imageUrl === imageUrl);
  if (image) return <Adjusting {...rest} image={image} />;
  if (!isWhole) return <FormSkeleton fields={2} />;
  return (
    <ErrorPanel title="This image is not in the library any more" message="Choose another image instead." />
  );
}

type AdjustingProps = Omit<AdjustImageProps, 'imageUrl'> & { image: Image };

function Adjusting({ image, focus, onFocus, onPicture, onClose }: AdjustingProps) {
  const mayCrop = useMayBeAbleTo('editImages');
  const queryClient = useQueryClient();
  const [isCropping, setIsCropping] = useState(focus === undefined);
  const own = image.focus ?? middle;
  const [point, setPoint] = useState(readFocus(focus) ?? own);
  const [area, setArea] = useState({ x: 0, y: 0, width: image.width, height: image.height });
  const [shape, setShape] = useState(0);
  const action = useDialogAction();
  const isOwn = point.x === own.x && point.y === own.y;

  const crop = () =>
    action.run(async () => {
      const cropped = await cropImage(image, area);
      await queryClient.invalidateQueries({ queryKey: imageKeys.all });
      if (cropped) onPicture(cropped.imageUrl);
      onClose();
    });
  const setFocus = () => {
    onFocus?.(isOwn ? '' : focusText(point));
    onClose();
  };
  return (
    <Stack gap="md">
      {focus !== undefined && mayCrop && (
        <SegmentedControl
          value={isCropping ? 'crop' : 'focus'}
          onChange={(chosen) => setIsCropping(chosen === 'crop')}
          data={[
            { value: 'focus', label: 'Focal point' },
            { value: 'crop', label: 'Crop' },
          ]}
        />
      )}
      {isCropping ? (
        <CropField
          image={image}
          area={area}
          shape={shape}
          onChange={(next, of) => {
            setArea(next);
            setShape(of);
          }}
        />
      ) : (
        <div>
          <FocusField image={image} value={point} onChange={setPoint} />
          <FocusPlaces image={image} focus={point} />
        </div>
      )}
      {action.error && <ErrorPanel title="The image could not be cropped" message={action.error} />}
      <Text size="sm" c="dimmed">
        {isCropping
          ? 'A cropped copy with the same texts and tags is added to the library and shown here. The original stays as it is.'
          : 'The focal point applies to this place only; other places keep theirs.'}
      </Text>
      <Group justify="flex-end" gap="xs">
        {!isCropping && !isOwn && (
          <Button variant="subtle" color="gray" onClick={() => setPoint(own)} mr="auto">
            As in the library
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        {isCropping ? (
          <Button
            loading={action.isBusy}
            disabled={area.width === image.width && area.height === image.height}
            onClick={() => void crop()}
          >
            Crop
          </Button>
        ) : (
          <Button onClick={setFocus}>Set focal point</Button>
        )}
      </Group>
    </Stack>
  );
}

const places = [
  { name: 'Wide', shape: '21 / 9' },
  { name: 'Square', shape: '1' },
  { name: 'Upright', shape: '3 / 4' },
];

/** Shows what remains of the picture in places of several shapes. */
function FocusPlaces({ image, focus }: { image: Image; focus: Focus }) {
  const rounded = (percent: number) => `${Math.round(percent / focusStep) * focusStep}%`;
  return (
    <div className={classes.places}>
      {places.map(({ name, shape }) => (
        <figure key={name}>
          <img
            src={currentThumbnailUrl(image)}
            alt=""
            style={{ aspectRatio: shape, objectPosition: `${rounded(focus.x)} ${rounded(focus.y)}` }}
          />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>
  );
}

/** The formats in which a browser writes a crop; a format that it cannot write becomes one of these. */
const writtenAs: Record<string, string> = {
  'image/jpeg': 'image/jpeg',
  'image/webp': 'image/webp',
  'image/avif': 'image/webp',
};
const quality = 0.92;

/**
 * Adds a part of a picture to the library as a picture of its own, with the texts and tags of the original.
 * Returns undefined where the new picture cannot be found.
 */
async function cropImage(image: Image, area: Area): Promise<Image | undefined> {
  const part = await partOf(image, area);
  const words = `${image.imageDescription.slice(0, imageLimits.description - 10)} (cropped)`;
  const cropped = await uploadFile(part, { imageDescription: words, altText: image.altText });
  if (!cropped || image.tags.length === 0) return cropped;
  const { id, imageDescription, altText, revision } = cropped;
  await api('editImage', { id, imageDescription, altText, tags: image.tags, revision });
  return cropped;
}

async function partOf(image: Image, { x, y, width, height }: Area): Promise<File> {
  const response = await fetch(currentUrl(image));
  if (!response.ok) throw new Error('The image could not be loaded.');
  const bitmap = await createImageBitmap(await response.blob(), x, y, width, height);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, writtenAs[image.contentType] ?? 'image/png', quality),
  );
  if (!blob) throw new Error('This browser could not crop the image.');
  const name = (image.imageUrl.split('/').at(-1) ?? '').replace(/\.\w+$/, '');
  return new File([blob], `${name}-cropped.${blob.type.replace('image/', '')}`, { type: blob.type });
}
