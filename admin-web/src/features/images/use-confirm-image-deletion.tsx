import { confirmations } from '@galley/shared/messages';
import type { Image } from '@galley/shared/schemas/image';
import { Text } from '@mantine/core';
import { confirmAction } from '../../ui/confirm';
import { ImageUsage } from './image-usage';
import { useDeleteImage } from './use-images';

/** Deletes a picture after a question that says where it is used. Resolves to whether it was deleted. */
export function useConfirmImageDeletion() {
  const deletion = useDeleteImage();
  return (image: Image): Promise<boolean> => {
    return confirmAction({
      title: `Delete ${image.imageDescription}`,
      question: confirmations.deleteImage,
      details: (
        <>
          <Text size="sm" mb="xs">
            It cannot be brought back.
          </Text>
          <ImageUsage id={image.id} isWarning />
        </>
      ),
      confirmLabel: 'Delete',
      isDestructive: true,
      onConfirm: () => deletion.mutateAsync(image.id),
      notice: 'Deleted',
    });
  };
}
