import { fileSize } from '@galley/shared/file-rules';
import { type Focus, focusInWords, imageLimits, imageMessages, middle } from '@galley/shared/image-rules';
import { confirmations } from '@galley/shared/messages';
import { type Image, imageSchema } from '@galley/shared/schemas/image';
import { Anchor, Group, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import { shortDate } from '../../lib/dates';
import { FocusField } from '../../parts/images/focus-field';
import { ImageBadges } from '../../parts/images/image-badges';
import { currentUrl, pixelSize } from '../../parts/images/image-texts';
import { ImageUsage } from '../../parts/images/image-usage';
import { TagsField } from '../../parts/images/tags/tags-field';
import { compressImage } from '../../parts/images/upload/compress-image';
import { acceptedTypes, imageErrorOf, sizeErrorOf } from '../../parts/images/upload/upload-rules';
import { useDeleteImage, useEditImage, useListImages, useReplaceImage } from '../../parts/images/use-images';
import { changedWords } from '../../parts/people/changed-words';
import { useNameOfUser } from '../../parts/people/use-people';
import { useCompany } from '../../parts/session/use-company-name';
import { RevisionedForm } from '../../ui/form/revisioned-form';
import { useRevisionedForm } from '../../ui/form/use-revisioned-form';
import { RecordActions } from '../../ui/record-actions';
import { ReplaceContent } from '../../ui/replace-content';

type ImageTexts = Pick<Image, 'imageDescription' | 'altText' | 'tags'> & { focus: Focus };

interface ImageFormProps {
  image: Image;
  /** Called after the image was saved or deleted. */
  onDone: () => void;
}

/** Shows the details of a picture, with Update, Delete and Cancel. */
export function ImageForm({ image, onDone }: ImageFormProps) {
  const timeZone = useCompany()?.timeZone;
  const changed = changedWords(useNameOfUser()(image.changedBy), shortDate(image.changedAt, timeZone));
  const edit = useEditImage();
  const { images = [] } = useListImages('');
  const deletion = useDeleteImage();
  const form = useRevisionedForm<ImageTexts, Image>({
    stored: image,
    load: ({ imageDescription, altText, tags, focus = middle }) => ({
      imageDescription,
      altText,
      tags,
      focus,
    }),
    labels: {
      imageDescription: 'Image Description',
      altText: 'Alt Text',
      tags: 'Tags',
      focus: { label: 'Focal point', show: focusInWords },
    },
    place: `image ${image.id}`,
    check: ({ imageDescription }): Record<string, string> =>
      imageDescription.trim() === '' ? { imageDescription: imageMessages.descriptionMissing } : {},
    read: (current) => imageSchema.safeParse(current).data,
    save: ({ focus: point, ...texts }, { revision }) => {
      const { x, y } = image.focus ?? middle;
      const isMoved = point.x !== x || point.y !== y;
      return edit.mutateAsync({ id: image.id, ...texts, ...(isMoved && { focus: point }), revision });
    },
    onSaved: onDone,
  });
  const tags = form.control('tags');
  const focus = form.control('focus');

  return (
    <RevisionedForm
      form={form}
      noun="this image"
      failure="The image could not be saved"
      head={
        <>
          <FocusField image={image} value={focus.value} onChange={focus.onChange} />
          <Group gap="xs" justify="space-between">
            <Text size="sm" c="dimmed">
              {pixelSize(image)}, {fileSize(image.bytes)}, added {shortDate(image.createdAt, timeZone)},{' '}
              {changed}
            </Text>
            <ImageBadges size={image} />
          </Group>
          <ReplaceImage image={image} />
        </>
      }
    >
      <TextInput
        {...form.text('imageDescription')}
        withAsterisk
        maxLength={imageLimits.description}
        data-autofocus
      />
      <Textarea
        {...form.text('altText')}
        description="Describes the image for people who cannot see it. Leave it empty if the image is only decoration."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxLength={imageLimits.altText}
      />
      <TagsField {...tags} items={images} />
      <Stack gap={4}>
        <Title order={3}>Where it is used</Title>
        <ImageUsage id={image.id} />
      </Stack>
      <Anchor href={currentUrl(image)} target="_blank" size="sm" underline="always">
        Open the image in a new tab
      </Anchor>
      <RecordActions
        form={form}
        name={image.imageDescription}
        question={confirmations.deleteImage}
        usage={<ImageUsage id={image.id} isWarning />}
        onDelete={() => deletion.mutateAsync(image.id)}
        onDeleted={onDone}
      />
    </RevisionedForm>
  );
}

/** Replaces the file under the picture's URL: every page that shows it shows the new one. */
function ReplaceImage({ image: { id } }: { image: Image }) {
  const replacement = useReplaceImage();
  const send = async (file: File, onPercent: (percent: number) => void) => {
    try {
      const { width, height } = await createImageBitmap(file);
      const image = await compressImage(file, { width, height }, (done) => onPercent(done / 2));
      const rejection = sizeErrorOf(image);
      if (rejection) return rejection;
      const onProgress = (sent: number) => onPercent(50 + sent * 50);
      await replacement.mutateAsync({ id, imageName: file.name, image, onProgress });
      return undefined;
    } catch (error) {
      if (error instanceof DOMException) return unreadable;
      throw error;
    }
  };
  return (
    <ReplaceContent
      accept={acceptedTypes}
      errorOf={imageErrorOf}
      send={send}
      done="Replaced. Visitors who saw it recently see the new one within five minutes."
      hint="The address does not change, so every page shows the new file."
    />
  );
}

const unreadable =
  'This file cannot be read as an image. Open it in an image program, save it again and upload that.';
