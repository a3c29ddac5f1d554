import { bannerContainer } from '@galley/shared/components/banner-container';
import type { ComponentData } from '@galley/shared/components/dictionary';
import { ownEntrySchema } from '@galley/shared/components/schema-of';
import type { BannerResponse } from '@galley/shared/contract/banners';
import { Button, Group } from '@mantine/core';
import { useCloseDialog } from '../../../../ui/dialog-closing';
import { fieldErrors } from '../../../../ui/form/field-errors';
import { RevisionedForm } from '../../../../ui/form/revisioned-form';
import type { Identity } from '../../../../ui/form/revisioned-form-options';
import { useRevisionedForm } from '../../../../ui/form/use-revisioned-form';
import classes from './banner.module.css';
import { SlideFields } from './slide-fields';
import { SlidePreview } from './slide-preview';
import {
  newSlideValues,
  type SlideValues,
  type StoredSlide,
  slideInput,
  slideLabels,
  slideValues,
  storedSlide,
} from './slide-values';
import { type BannerPlace, useSaveBanner } from './use-banners';

const bannerSchema = ownEntrySchema(bannerContainer.fields.banners);

interface SlideFormProps {
  place: BannerPlace;
  container: ComponentData['BannerContainer'];
  /** Absent for a new slide, which will be at position `newNumber`. */
  stored: StoredSlide | undefined;
  newNumber: number;
  isReadOnly: boolean;
  onSaved: () => void;
}

/** The fields of one slide beside a live preview. */
export function SlideForm({ place, container, stored, newNumber, isReadOnly, onSaved }: SlideFormProps) {
  const close = useCloseDialog();
  const bannerDurationMs = container.sliderDuration;
  const save = useSaveBanner(place);
  const form = useRevisionedForm<SlideValues, SlideValues & Identity>({
    stored: stored ?? newSlideValues(newNumber),
    load: (slide) => slideValues(slide, bannerDurationMs),
    labels: {
      ...slideLabels,
      sliderDuration: {
        label: slideLabels.sliderDuration,
        show: (milliseconds) => (milliseconds ? `${milliseconds / 1000} s` : ''),
      },
    },
    place: stored ? `slide ${stored.id}` : `new slide of ${place.bannerContainerId}`,
    check: (values) => fieldErrors(bannerSchema, slideInput(values)),
    read: (current) => (current ? storedSlide(current as BannerResponse) : undefined),
    save: (values, { id, revision }) =>
      save.mutateAsync({
        values,
        ...(id !== undefined && revision !== undefined && { stored: { id, revision } }),
      }),
    onSaved,
  });
  return (
    <RevisionedForm form={form} noun="this slide" isReadOnly={isReadOnly}>
      <SlidePreview height={container.height} />
      <SlideFields isReadOnly={isReadOnly} bannerDurationMs={bannerDurationMs} />
      <Group justify="flex-end" gap="xs" className={classes.actions}>
        <Button variant="default" onClick={close}>
          {isReadOnly ? 'Close' : 'Cancel'}
        </Button>
        {!isReadOnly && (
          <Button type="submit" loading={form.isSaving} disabled={Boolean(form.conflict)}>
            Save
          </Button>
        )}
      </Group>
    </RevisionedForm>
  );
}
