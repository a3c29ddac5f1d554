import { imageMessages } from '@galley/shared/image-rules';
import type { Image } from '@galley/shared/schemas/image';
import { Button, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPhoto, IconPhotoUp } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { api } from '../../lib/api';
import { TagFilter } from '../../parts/images/tags/tag-filter';
import { TaggingBar } from '../../parts/images/tags/tagging-bar';
import { useTagFilter } from '../../parts/images/tags/use-tag-filter';
import { DropAnywhere } from '../../parts/images/upload/drop-anywhere';
import { UploadDialog } from '../../parts/images/upload/upload-dialog';
import { UploadTray } from '../../parts/images/upload/upload-tray';
import { isInDialog, useUploads } from '../../parts/images/upload/use-uploads';
import { effectiveSearch, imageKeys, searchHint, useListImages } from '../../parts/images/use-images';
import { confirmAction } from '../../ui/confirm';
import { Dialog } from '../../ui/dialog';
import { EmptyState } from '../../ui/empty-state';
import { useUnsavedWork } from '../../ui/form/leave-scope';
import { PageHeader } from '../../ui/page-header';
import { QueryBoundary } from '../../ui/query-boundary';
import { SearchField } from '../../ui/search-field';
import { useListedShortcut, useShortcut } from '../../ui/shortcuts';
import { useChosen } from '../../ui/use-chosen';
import { ImageForm } from './image-form';
import { ImageGrid, ImageGridSkeleton } from './image-grid';

const nameOf = ({ imageDescription }: Image) => imageDescription;
const imageNames = { keyOf: ({ id }: Image) => String(id), nameOf };

/** /ImageManagement: the company's image library. */
export function ImageManagementScreen() {
  const [typed, setTyped] = useState(useSearchParams()[0].get('search') ?? '');
  const [settled] = useDebouncedValue(typed, 250);
  const search = effectiveSearch(settled);
  const list = useListImages(search);
  const { images } = list;
  const tagged = useTagFilter('images', images);
  const { chosenItems, choice, chooseAll, clear } = useChosen(tagged.shown ?? [], imageNames);
  const [openId, setOpenId] = useState<number>();
  const opened = images?.find(({ id }) => id === openId);
  const uploads = useUploads();
  const [isUploading, setIsUploading] = useState(false);
  const searchBox = useRef<HTMLInputElement>(null);
  useShortcut('/', 'Search the images', () => searchBox.current?.focus());
  useListedShortcut('X', 'Choose the image that has the focus, with Shift all up to it');
  useUnsavedWork({ hasUnsavedText: () => uploads.uploads.some(({ state }) => state !== 'done') });

  const choose = (files: File[]) => {
    uploads.choose(files);
    setIsUploading(true);
  };
  const closeUpload = async () => {
    const chosen = uploads.uploads.filter(isInDialog);
    if (chosen.length > 0 && !(await mayForget(chosen.length))) return;
    uploads.remove(chosen.map(({ key }) => key));
    setIsUploading(false);
  };
  const uploadButton = (
    <Button leftSection={<IconPhotoUp size={16} aria-hidden />} onClick={() => setIsUploading(true)}>
      Upload images
    </Button>
  );

  return (
    <Stack gap="md">
      <PageHeader title="Images" crumbs={[]} actions={uploadButton} />
      <SearchField
        ref={searchBox}
        label="Search images"
        placeholder={imageMessages.searchPlaceholder}
        hint={searchHint(typed)}
        value={typed}
        onChange={setTyped}
      />
      <TagFilter {...tagged.filter} />
      <QueryBoundary
        query={{ ...list, data: tagged.shown }}
        failure="The images could not be loaded"
        skeleton={<ImageGridSkeleton />}
        reportsStale
      >
        {(shown) =>
          shown.length > 0 ? (
            <ImageGrid
              images={shown}
              isWhole={list.isWhole}
              choice={choice}
              onOpen={(image) => setOpenId(image.id)}
            />
          ) : (
            <NothingListed search={search} action={uploadButton} onClear={() => setTyped('')} />
          )
        }
      </QueryBoundary>
      <Text role="status" size="xs" c="dimmed" mih={18}>
        {tagged.shown && search
          ? `${tagged.shown.length}${list.isWhole ? '' : ' or more'} found for '${search}'`
          : ''}
      </Text>
      <TaggingBar
        noun="image"
        chosen={chosenItems}
        listed={tagged.shown?.length ?? 0}
        library={images ?? []}
        nameOf={nameOf}
        listKey={imageKeys.all}
        save={({ id, imageDescription, revision }, tags) =>
          api('editImage', { id, imageDescription, tags, revision })
        }
        onChooseAll={chooseAll}
        onClear={clear}
      />
      {opened && <ImageDrawer image={opened} onClose={() => setOpenId(undefined)} isBelow={isUploading} />}
      <UploadDialog
        opened={isUploading}
        onClose={() => void closeUpload()}
        onSent={() => setIsUploading(false)}
        uploads={uploads}
      />
      <UploadTray
        uploads={uploads}
        onCorrect={(key) => {
          uploads.reopen(key);
          setIsUploading(true);
        }}
      />
      <DropAnywhere words="Drop images to add them to the library" onDrop={choose} />
    </Stack>
  );
}

function mayForget(files: number): Promise<boolean> {
  return confirmAction({
    title: 'Leave without uploading?',
    question: files === 1 ? 'The chosen image is not uploaded yet.' : `${files} images are not uploaded yet.`,
    confirmLabel: 'Leave',
    isDestructive: true,
  });
}

interface NothingListedProps {
  search: string;
  action: ReactNode;
  onClear: () => void;
}

function NothingListed({ search, action, onClear }: NothingListedProps) {
  const icon = <IconPhoto size={32} stroke={1.5} />;
  if (search) {
    return (
      <EmptyState
        icon={icon}
        title={`No image for '${search}'`}
        action={
          <Button variant="default" onClick={onClear}>
            Clear the search
          </Button>
        }
      >
        The search covers descriptions and tags. Try fewer letters.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={icon} title="No images yet" action={action}>
      Banners, forms and texts use images from this library. Drop files anywhere on this screen, or choose
      them.
    </EmptyState>
  );
}

interface ImageDrawerProps {
  image: Image;
  onClose: () => void;
  /** Another dialog is above it and handles Escape. */
  isBelow: boolean;
}

/** Shows the details of a picture beside the library. */
function ImageDrawer({ image, onClose, isBelow }: ImageDrawerProps) {
  return (
    <Dialog
      isDrawer
      title="Image"
      size="md"
      unsaved="What you changed about this image is not saved yet."
      closeOnEscape={!isBelow}
      onClose={onClose}
    >
      <ImageForm key={image.id} image={image} onDone={onClose} />
    </Dialog>
  );
}
