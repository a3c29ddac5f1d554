import type { BannerContainer } from '@galley/shared/components/component-schemas';
import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { confirmAction } from '../../../ui/confirm';
import { DialogsAbove } from '../../../ui/dialogs-above';
import type { UnsavedWork } from '../../../ui/unsaved-work';
import { SlideForm } from './slide-form';
import type { StoredSlide } from './slide-values';
import type { BannerPlace } from './use-save-banner';

interface SlideDialogProps {
  /** The slide, 'new', or null while the dialog is closed. */
  opened: StoredSlide | 'new' | null;
  place: BannerPlace;
  container: BannerContainer;
  /** The place that a new slide will have, from 1. */
  newNumber: number;
  isReadOnly: boolean;
  onClose: () => void;
}

/** Below what is asked or chosen from inside it. */
const zIndex = 199;

/** The popup of one slide. Closing it asks first when something typed would be lost. */
export function SlideDialog({ opened, isReadOnly, onClose, ...form }: SlideDialogProps) {
  const isNarrow = useMediaQuery('(max-width: 48em)') ?? false;
  const work = useRef<UnsavedWork>(null);
  const [isAsking, setIsAsking] = useState(false);

  const askToLeave = async () => {
    if (!work.current?.hasUnsavedText()) return onClose();
    setIsAsking(true);
    const isConfirmed = await confirmAction({
      title: 'Leave without saving?',
      question: 'What you typed in this slide is not saved yet.',
      confirmLabel: 'Leave',
      isDestructive: true,
    });
    // Later, since the key that closed the question still travels and would reach this dialog.
    setTimeout(() => setIsAsking(false));
    if (isConfirmed) onClose();
  };
  const title = isReadOnly ? 'View slide' : opened === 'new' ? 'Add slide' : 'Edit slide';
  return (
    <DialogsAbove>
      {(isBelow) => (
        <Modal
          opened={opened !== null}
          onClose={() => void askToLeave()}
          // Escape is meant for the dialog that stands above this one.
          closeOnEscape={!isBelow && !isAsking}
          title={title}
          size={920}
          fullScreen={isNarrow}
          zIndex={zIndex}
        >
          {opened && (
            <SlideForm
              {...form}
              stored={opened === 'new' ? undefined : opened}
              isReadOnly={isReadOnly}
              ref={work}
              onSaved={onClose}
              onCancel={() => void askToLeave()}
            />
          )}
        </Modal>
      )}
    </DialogsAbove>
  );
}
