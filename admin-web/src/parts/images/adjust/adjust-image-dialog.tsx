import { Modal } from '@mantine/core';
import { useDialogAbove } from '../../../ui/dialogs-above';
import { useIsPhone } from '../../../ui/use-is-phone';
import { AdjustImage, type AdjustImageProps } from './adjust-image';

export interface AdjustImageDialogProps extends Omit<AdjustImageProps, 'imageUrl'> {
  /** Undefined while the dialog is closed. */
  imageUrl: string | undefined;
}

/** Sets the focal point of a picture for the place where it is used, or crops the picture for it. */
export function AdjustImageDialog({ imageUrl, ...body }: AdjustImageDialogProps) {
  const isOpen = imageUrl !== undefined;
  const isNarrow = useIsPhone();
  useDialogAbove(isOpen);
  return (
    <Modal
      opened={isOpen}
      onClose={body.onClose}
      title={body.focus === undefined ? 'Crop the image' : 'Focal point and crop'}
      size="lg"
      fullScreen={isNarrow}
    >
      {isOpen && <AdjustImage {...body} imageUrl={imageUrl} />}
    </Modal>
  );
}
