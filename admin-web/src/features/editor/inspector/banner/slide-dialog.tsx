import type { ComponentData } from '@galley/shared/components/dictionary';
import { Dialog } from '../../../../ui/dialog';
import { SlideForm } from './slide-form';
import type { StoredSlide } from './slide-values';
import type { BannerPlace } from './use-banners';

interface SlideDialogProps {
  opened: StoredSlide | 'new';
  place: BannerPlace;
  container: ComponentData['BannerContainer'];
  /** The position of a new slide, from 1. */
  newNumber: number;
  isReadOnly: boolean;
  onClose: () => void;
}

/** The dialog of one slide. */
export function SlideDialog({ opened, isReadOnly, onClose, ...form }: SlideDialogProps) {
  const title = isReadOnly ? 'View slide' : opened === 'new' ? 'Add slide' : 'Edit slide';
  return (
    <Dialog
      title={title}
      size={920}
      fillsPhone
      unsaved="What you typed in this slide is not saved yet."
      onClose={onClose}
    >
      <SlideForm
        {...form}
        stored={opened === 'new' ? undefined : opened}
        isReadOnly={isReadOnly}
        onSaved={onClose}
      />
    </Dialog>
  );
}
