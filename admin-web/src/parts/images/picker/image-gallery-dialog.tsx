import { imageMessages } from '@galley/shared/image-rules';
import type { Image } from '@galley/shared/schemas/image';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type FormEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { holdEvent } from '../../../lib/listen';
import { DialogsAbove, useDialogAbove } from '../../../ui/dialogs-above';
import { SearchField } from '../../../ui/search-field';
import { useIsPhone } from '../../../ui/use-is-phone';
import { useMayBeAbleTo } from '../../session/use-signed-in-user';
import { TagFilter } from '../tags/tag-filter';
import { useTagFilter } from '../tags/use-tag-filter';
import { UploadFromGallery } from '../upload/upload-from-gallery';
import { effectiveSearch, searchHint, useListImages } from '../use-images';
import { GalleryImages } from './gallery-images';
import classes from './image-gallery.module.css';

interface ImageGalleryDialogProps {
  opened: boolean;
  /** Called when the dialog is closed without a choice. */
  onClose: () => void;
  /** The caller closes the dialog then. */
  onChoose: (image: Image) => void;
  /** The current `imageUrl` of the field. */
  chosenUrl?: string;
  /** False where the caller sets the focus afterwards. */
  returnFocus?: boolean;
}

/** Offers the company's pictures to choose one, with a search in their descriptions and tags. */
export function ImageGalleryDialog({ opened, onClose, returnFocus, ...body }: ImageGalleryDialogProps) {
  const isNarrow = useIsPhone();
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
  // The wanted picture may have been uploaded in another tab: returning here reads the list again.
  const gallery = useListImages(search, { staleTime: 0 });
  const { images } = gallery;
  const tagged = useTagFilter('picker', images);
  const picked = images?.find(({ imageUrl }) => imageUrl === pickedUrl);

  const mayUpload = useMayBeAbleTo('editImages');
  // A picture that is uploaded here is the one that the user wants.
  const [uploadedId, setUploadedId] = useState<number>();
  const uploadedUrl = images?.find(({ id }) => id === uploadedId)?.imageUrl;
  useEffect(() => {
    if (uploadedUrl === undefined) return;
    setPickedUrl(uploadedUrl);
    setUploadedId(undefined);
  }, [uploadedUrl]);

  const submit = (event: FormEvent) => {
    holdEvent(event);
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
          hint={searchHint(typed)}
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
