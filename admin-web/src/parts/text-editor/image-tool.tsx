import type { Image } from '@galley/shared/schemas/image';
import { Modal } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { IconPhoto } from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { useDialogAbove } from '../../ui/dialogs-above';
import { ImageGalleryDialog } from '../images/picker/image-gallery-dialog';
import { ImageDetails } from './image-details';
import { imageAtCursor, newPicture, type PlacedPicture } from './placed-picture';

/** Inserts a picture of the library, or edits the one that is selected in the text. */
export function ImageTool({ editor }: { editor: Editor | null }) {
  const [isChoosing, setIsChoosing] = useState(false);
  const [picture, setPicture] = useState<PlacedPicture | null>(null);
  const isActive = useEditorState({ editor, selector: () => editor?.isActive('image') ?? false }) ?? false;
  const label = isActive ? 'Edit image' : 'Insert image';
  useDialogAbove(picture !== null);

  const open = () => {
    const current = editor && imageAtCursor(editor);
    if (current) setPicture(current);
    else setIsChoosing(true);
  };
  const close = () => {
    setPicture(null);
    editor?.commands.focus();
  };
  const closeGallery = () => {
    setIsChoosing(false);
    if (!picture) editor?.commands.focus();
  };
  // A replaced picture keeps its alignment and width.
  const choose = (image: Image) => {
    setIsChoosing(false);
    setPicture({ ...newPicture(image), align: picture?.align ?? '' });
  };
  return (
    <>
      <RichTextEditor.Control
        onClick={open}
        active={isActive}
        disabled={!editor}
        aria-label={label}
        title={label}
      >
        <IconPhoto size={16} stroke={1.5} />
      </RichTextEditor.Control>
      <Modal
        opened={picture !== null}
        onClose={close}
        // Below the gallery, which handles Escape while it is open.
        zIndex={199}
        closeOnEscape={!isChoosing}
        title={label}
        returnFocus={false}
      >
        {editor && picture && (
          <ImageDetails
            key={picture.src}
            editor={editor}
            picture={picture}
            onChooseAnother={() => setIsChoosing(true)}
            onDone={close}
          />
        )}
      </Modal>
      <ImageGalleryDialog
        opened={isChoosing}
        onClose={closeGallery}
        onChoose={choose}
        returnFocus={picture !== null}
      />
    </>
  );
}
