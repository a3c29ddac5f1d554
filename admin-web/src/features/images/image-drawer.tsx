import type { Image } from '@galley/shared/schemas/image';
import { Drawer } from '@mantine/core';
import { useModals } from '@mantine/modals';
import { useRef } from 'react';
import { confirmAction } from '../../ui/confirm';
import { ImageForm } from './image-form';

interface ImageDrawerProps {
  image: Image | undefined;
  onClose: () => void;
  /** Another dialog stands above it and has the Escape key. */
  isBelow: boolean;
}

/** The details of a picture, beside the library. */
export function ImageDrawer({ image, onClose, isBelow }: ImageDrawerProps) {
  const isChanged = useRef(false);
  const questions = useModals().modals.length;
  const close = async () => {
    if (isChanged.current && !(await mayDiscard())) return;
    isChanged.current = false;
    onClose();
  };
  return (
    <Drawer
      opened={image !== undefined}
      onClose={() => void close()}
      closeOnEscape={!isBelow && questions === 0}
      position="right"
      size="md"
      title="Image"
      styles={{ title: { fontWeight: 600, fontSize: '1rem' } }}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {image && (
        <ImageForm
          key={image.id}
          image={image}
          onCancel={() => void close()}
          onDone={() => {
            isChanged.current = false;
            onClose();
          }}
          onChanged={(changed) => {
            isChanged.current = changed;
          }}
        />
      )}
    </Drawer>
  );
}

function mayDiscard(): Promise<boolean> {
  return confirmAction({
    title: 'Leave without saving?',
    question: 'What you changed about this image is not saved yet.',
    confirmLabel: 'Leave',
    isDestructive: true,
  });
}
