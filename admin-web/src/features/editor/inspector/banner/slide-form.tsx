import type { BannerSlide } from '@galley/shared/components/banner-container';
import { bannerContainer } from '@galley/shared/components/banner-container';
import type { ComponentData } from '@galley/shared/components/dictionary';
import { ownEntrySchema } from '@galley/shared/components/schema-of';
import type { BannerResponse } from '@galley/shared/contract/banners';
import { Button, Group, Text } from '@mantine/core';
import { use, useDeferredValue, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import {
  newSlideValues,
  type SlideValues,
  type StoredSlide,
  slideInput,
  slideLabels,
  slideValues,
  storedSlide,
} from '../../../../parts/components/slide-values';
import type { CanvasEntry } from '../../../../parts/page-canvas/messages';
import { devices } from '../../../../parts/preview/device-choice';
import { PageFrameContext } from '../../../../parts/preview/use-page-frame';
import { useCloseDialog } from '../../../../ui/dialog-closing';
import { fieldErrors } from '../../../../ui/form/field-errors';
import { RevisionedForm } from '../../../../ui/form/revisioned-form';
import type { Identity } from '../../../../ui/form/revisioned-form-options';
import { useRevisionedForm } from '../../../../ui/form/use-revisioned-form';
import { useIsPhone } from '../../../../ui/use-is-phone';
import { PreviewFrame } from '../../canvas/preview-frame';
import classes from './banner.module.css';
import { SlideFields } from './slide-fields';
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

/** On the screen, in pixels: the fields below it need room. */
const highest = { wide: 280, narrow: 200 };

/** Previews the slide on this page, with unsaved values. */
function SlidePreview({ height }: Pick<ComponentData['BannerContainer'], 'height'>) {
  const typed = useWatch<SlideValues>() as SlideValues;
  // Key presses come first: the preview is rendered when there is time.
  const values = useDeferredValue(typed);
  const isNarrow = useIsPhone();
  const source = use(PageFrameContext);
  const entries = useMemo(() => [slideEntry(values, height)], [values, height]);
  if (!values.backgroundImage) {
    return (
      <Text className={classes.noPreview} size="sm" c="dimmed">
        The slide is shown here once it has a background image.
      </Text>
    );
  }
  return (
    <div className={classes.preview}>
      <PreviewFrame
        title="Preview of the slide"
        entries={entries}
        source={source}
        width={devices[isNarrow ? 'phone' : 'desktop'].width}
        cropHeight={isNarrow ? highest.narrow : highest.wide}
      />
    </div>
  );
}

function slideEntry(values: SlideValues, height: ComponentData['BannerContainer']['height']): CanvasEntry {
  const slide: BannerSlide = { ...values, sliderDuration: values.sliderDuration || 0, height: '', n: 1 };
  const data = { componentName: '', sliderDuration: 0, height, banners: [slide] };
  return { key: 'slide', component: { type: 'BannerContainer', componentId: 0, data } };
}
