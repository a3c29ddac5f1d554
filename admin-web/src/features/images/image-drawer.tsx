import type { Image } from '@galley/shared/schemas/image';
import { Dialog } from '../../ui/dialog';
import { ImageForm } from './image-form';

interface ImageDrawerProps {
  image: Image;
  onClose: () => void;
  /** Another dialog stands above it and has the Escape key. */
  isBelow: boolean;
}

/** The details of a picture, beside the library. */
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
