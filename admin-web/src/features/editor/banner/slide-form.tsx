import type { BannerContainer } from '@galley/shared/components/component-schemas';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, type Ref, useImperativeHandle } from 'react';
import { FormProvider } from 'react-hook-form';
import { ConflictPanel } from '../../../ui/conflict-panel';
import { typedTextIsKept } from '../../../ui/error-panel';
import type { UnsavedWork } from '../../../ui/unsaved-work';
import classes from './banner.module.css';
import { SlideFields } from './slide-fields';
import { SlidePreview } from './slide-preview';
import { type SlideValues, type StoredSlide, slideLabels } from './slide-values';
import type { BannerPlace } from './use-save-banner';
import { useSlideForm } from './use-slide-form';

interface SlideFormProps {
  ref: Ref<UnsavedWork>;
  place: BannerPlace;
  container: BannerContainer;
  stored: StoredSlide | undefined;
  newNumber: number;
  isReadOnly: boolean;
  onSaved: () => void;
  onCancel: () => void;
}

/** The fields of one slide beside a live picture of it. */
export function SlideForm({ ref, container, isReadOnly, onCancel, ...options }: SlideFormProps) {
  const bannerDurationMs = container.sliderDuration;
  const slide = useSlideForm({ ...options, bannerDurationMs });
  const { root } = slide.form.formState.errors;
  useImperativeHandle(ref, () => ({ hasUnsavedText: slide.hasUnsavedText }));

  // To React the dialog is part of the banner's form, which must not hear of what happens in here.
  const submit = (event: FormEvent) => {
    event.stopPropagation();
    void slide.submit(event);
  };
  const saveByKey = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!isReadOnly) void slide.submit();
  };

  return (
    <FormProvider {...slide.form}>
      <form onSubmit={submit} onKeyDown={saveByKey} onBlur={(event) => event.stopPropagation()} noValidate>
        <Stack gap="md">
          {root && (
            <Alert color="red" title="Error" role="alert">
              {root.message}
              <Text size="sm">{typedTextIsKept}</Text>
            </Alert>
          )}
          {slide.conflict && (
            <ConflictPanel
              title="Somebody else saved this slide meanwhile"
              message={slide.conflict.message}
              differences={differencesOf(slide.form.getValues(), slide.conflict.theirs)}
              isBusy={slide.isSaving}
              onKeepMine={slide.keepMine}
              onTakeTheirs={slide.takeTheirs}
            />
          )}
          <SlidePreview height={container.height} />
          <SlideFields isReadOnly={isReadOnly} bannerDurationMs={bannerDurationMs} />
          <Group justify="flex-end" gap="xs" className={classes.actions}>
            <Button variant="default" onClick={onCancel}>
              {isReadOnly ? 'Close' : 'Cancel'}
            </Button>
            {!isReadOnly && (
              <Button type="submit" loading={slide.isSaving} disabled={Boolean(slide.conflict)}>
                Save
              </Button>
            )}
          </Group>
        </Stack>
      </form>
    </FormProvider>
  );
}

function differencesOf(mine: SlideValues, theirs: SlideValues) {
  const fields = Object.keys(slideLabels) as (keyof SlideValues)[];
  return fields
    .filter((field) => mine[field] !== theirs[field])
    .map((field) => ({
      field: slideLabels[field],
      theirs: shown(theirs, field),
      mine: shown(mine, field),
    }));
}

function shown(values: SlideValues, field: keyof SlideValues): string {
  if (field !== 'sliderDuration') return values[field];
  return values.sliderDuration ? `${values.sliderDuration / 1000} s` : '';
}
