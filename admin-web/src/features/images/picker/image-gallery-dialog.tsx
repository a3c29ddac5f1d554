import { imageLimits, imageMessages } from '@galley/shared/image-rules';
import type { Image } from '@galley/shared/schemas/image';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useDebouncedValue, useMediaQuery } from '@mantine/hooks';
import { type FormEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { DialogsAbove, useDialogAbove } from '../../../ui/dialogs-above';
import { SearchField } from '../../../ui/search-field';
import { useMayBeAbleTo } from '../../session/use-signed-in-user';
import { TagFilter } from '../tags/tag-filter';
import { useTagFilter } from '../tags/use-tag-filter';
import { UploadFromGallery } from '../upload/upload-from-gallery';
import { effectiveSearch, useListImages } from '../use-list-images';
import { GalleryImages } from './gallery-images';
import classes from './image-gallery.module.css';

interface ImageGalleryDialogProps {
  opened: boolean;
  /** Left without choosing. */
  onClose: () => void;
  /** It is the caller who closes the dialog then. */
  onChoose: (image: Image) => void;
  /** The `imageUrl` that stands in the field now. */
  chosenUrl?: string;
  /** Where the focus goes afterwards is the caller's own affair. */
  returnFocus?: boolean;
}

/** The company's pictures to choose one from, with a search in their descriptions and tags. */
export function ImageGalleryDialog({ opened, onClose, returnFocus, ...body }: ImageGalleryDialogProps) {
  const isNarrow = useMediaQuery('(max-width: 48em)') ?? false;
  useDialogAbove(opened);
  return (
    <DialogsAbove>
      {(isBelow) => (
        <Modal
          opened={opened}
          onClose={onClose}
          closeOnEscape={!isBelow}
          title="Choose an image"
          size="xl"
          fullScreen={isNarrow}
          returnFocus={returnFocus ?? true}
        >
          <GalleryForm {...body} onClose={onClose} />
        </Modal>
      )}
    </DialogsAbove>
  );
}

type GalleryFormProps = Pick<ImageGalleryDialogProps, 'onClose' | 'onChoose' | 'chosenUrl'>;

function GalleryForm({ onClose, onChoose, chosenUrl }: GalleryFormProps) {
  const [typed, setTyped] = useState('');
  const [wanted] = useDebouncedValue(typed, 250);
  const [pickedUrl, setPickedUrl] = useState(chosenUrl);
  const search = effectiveSearch(wanted);
  // Somebody may be uploading the picture that is wanted in another tab: coming back looks again.
  const gallery = useListImages(search, { staleTime: 0 });
  const { images } = gallery;
  const tagged = useTagFilter('picker', images);
  const picked = images?.find(({ imageUrl }) => imageUrl === pickedUrl);

  const mayUpload = useMayBeAbleTo('editImages');
  // What somebody uploads here is what he wants to choose.
  const [uploadedId, setUploadedId] = useState<number>();
  const uploadedUrl = images?.find(({ id }) => id === uploadedId)?.imageUrl;
  useEffect(() => {
    if (uploadedUrl === undefined) return;
    setPickedUrl(uploadedUrl);
    setUploadedId(undefined);
  }, [uploadedUrl]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog is part of a form to React, though not to the page.
    event.stopPropagation();
    if (picked) onChoose(picked);
  };
  const keepSearching = (event: KeyboardEvent) => {
    if (event.key === 'Enter') event.preventDefault();
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack className={classes.dialog}>
        <SearchField
          isWide
          label="Search images"
          placeholder={imageMessages.searchPlaceholder}
          hint={isTooShort(typed) ? `${imageLimits.search} characters or more start the search.` : undefined}
          value={typed}
          onChange={setTyped}
          onKeyDown={keepSearching}
          data-autofocus
        />
        <TagFilter {...tagged.filter} />
        <GalleryImages
          gallery={{ ...gallery, images: tagged.shown }}
          search={search}
          pickedUrl={pickedUrl}
          onPick={(image) => setPickedUrl(image.imageUrl)}
          onChoose={onChoose}
        />
        <Group justify="flex-end" gap="xs">
          {mayUpload && (
            <UploadFromGallery
              onUploaded={(imageId) => {
                setTyped('');
                tagged.filter.onChange([]);
                setUploadedId(imageId);
              }}
            />
          )}
          {picked && (
            <Text size="sm" c="dimmed" lineClamp={2} flex={1} miw={180}>
              {picked.imageDescription}, {picked.width} × {picked.height} pixels
            </Text>
          )}
          <Group gap="xs" wrap="nowrap">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" disabled={!picked}>
              Choose image
            </Button>
          </Group>
        </Group>
      </Stack>
    </form>
  );
}

function isTooShort(typed: string): boolean {
  return typed.trim().length > 0 && effectiveSearch(typed) === '';
}
