import type { Image } from '@galley/shared/schemas/image';
import { Dialog } from '../../ui/dialog';
import { ImageForm } from './image-form';

interface ImageDrawerProps {
  image: Image;
  onClose: () => void;
  /** Another dialog is above it and handles Escape. */
  isBelow: boolean;
}

/** Shows the details of a picture beside the library. */
export function ImageDrawer({ image, onClose, isBelow }: ImageDrawerProps) {
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
