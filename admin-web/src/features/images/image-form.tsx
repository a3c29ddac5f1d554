import { imageLimits, imageMessages } from '@galley/shared/image-rules';
import type { Image } from '@galley/shared/schemas/image';
import {
  Alert,
  Anchor,
  Button,
  Group,
  Stack,
  TagsInput,
  Text,
  Textarea,
  TextInput,
  Title,
} from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { isApiError, messageOf } from '../../lib/api-error';
import { shortDate } from '../../lib/dates';
import { typedTextIsKept } from '../../ui/error-panel';
import { notifySaved } from '../../ui/notify';
import { ImageBadges } from './image-badges';
import classes from './image-form.module.css';
import { currentAddress, fileSize, pixelSize } from './image-texts';
import { ImageUsage } from './image-usage';
import { ReplaceImage } from './replace-image';
import { useConfirmImageDeletion } from './use-confirm-image-deletion';
import { useEditImage } from './use-save-image';

interface ImageFormProps {
  image: Image;
  onCancel: () => void;
  /** Saved or deleted. */
  onDone: () => void;
  onChanged: (isChanged: boolean) => void;
}

/** What is said of a picture, with Update, Delete and Cancel. */
export function ImageForm({ image, onCancel, onDone, onChanged }: ImageFormProps) {
  const [imageDescription, setDescription] = useState(image.imageDescription);
  const [altText, setAltText] = useState(image.altText);
  const [tags, setTags] = useState(image.tags);
  const [revision, setRevision] = useState(image.revision);
  const [isMissing, setIsMissing] = useState(false);
  const edit = useEditImage();
  const confirmDeletion = useConfirmImageDeletion();
  const isChanged =
    imageDescription !== image.imageDescription ||
    altText !== image.altText ||
    tags.join('\n') !== image.tags.join('\n');
  useEffect(() => onChanged(isChanged), [isChanged, onChanged]);
  const fields = isApiError(edit.error) ? edit.error.fields : {};
  const newer = isApiError(edit.error, 409) ? (edit.error.current as Image | undefined) : undefined;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (imageDescription.trim() === '') return setIsMissing(true);
    try {
      await edit.mutateAsync({ id: image.id, imageDescription, altText, tags, revision });
    } catch {
      return; // the form says why
    }
    notifySaved();
    onDone();
  };
  const remove = async () => {
    if (await confirmDeletion(image)) onDone();
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <div className={classes.picture}>
          <img
            src={currentAddress(image)}
            alt={image.altText || image.imageDescription}
            width={image.width}
            height={image.height}
          />
        </div>
        <Group gap="xs" justify="space-between">
          <Text size="sm" c="dimmed">
            {pixelSize(image)}, {fileSize(image.bytes)}, added {shortDate(image.createdAt)}
          </Text>
          <ImageBadges size={image} />
        </Group>
        <ReplaceImage image={image} onReplaced={() => setRevision((current) => current + 1)} />
        {edit.error && !newer && Object.keys(fields).length === 0 && (
          <Alert color="red" title="The image could not be saved" role="alert">
            {messageOf(edit.error)} {typedTextIsKept}
          </Alert>
        )}
        {newer && (
          <Alert color="yellow" title="Somebody else changed this image meanwhile" role="alert">
            <Text size="sm">
              Now stored: '{newer.imageDescription}', alt text '{newer.altText}'. {typedTextIsKept}
            </Text>
            <Button
              variant="default"
              size="xs"
              mt="xs"
              onClick={() => {
                setRevision(newer.revision);
                edit.reset();
              }}
            >
              Keep mine
            </Button>
          </Alert>
        )}
        <TextInput
          label="Image Description"
          withAsterisk
          maxLength={imageLimits.description}
          value={imageDescription}
          onChange={(event) => {
            setDescription(event.currentTarget.value);
            setIsMissing(false);
          }}
          error={isMissing ? imageMessages.descriptionMissing : fields.imageDescription}
          errorProps={{ role: 'alert' }}
          data-autofocus
        />
        <Textarea
          label="Alt Text"
          description="What somebody who cannot see the picture should know. Empty for decoration."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={imageLimits.altText}
          value={altText}
          onChange={(event) => setAltText(event.currentTarget.value)}
          error={fields.altText}
        />
        <TagsInput
          label="Tags"
          description="The search finds them too."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          splitChars={[',']}
          maxTags={imageLimits.tags}
          maxLength={imageLimits.tag}
          placeholder={tags.length === 0 ? 'Type one and press Enter' : undefined}
          value={tags}
          onChange={setTags}
          error={fields.tags}
        />
        <Stack gap={4}>
          <Title order={3}>Where it is used</Title>
          <ImageUsage id={image.id} />
        </Stack>
        <Anchor href={currentAddress(image)} target="_blank" size="sm" underline="always">
          Open the picture in a new tab
        </Anchor>
        <Group justify="flex-end" gap="xs">
          <Button
            variant="subtle"
            color="red"
            mr="auto"
            onClick={() => void remove()}
            disabled={edit.isPending}
          >
            Delete
          </Button>
          <Button variant="default" onClick={onCancel} disabled={edit.isPending}>
            Cancel
          </Button>
          <Button type="submit" loading={edit.isPending}>
            Update
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
