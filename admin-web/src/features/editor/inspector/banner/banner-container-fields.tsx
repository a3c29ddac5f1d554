import { bannerContainer, bannerHeights } from '@galley/shared/components/banner-container';
import type { ComponentData } from '@galley/shared/components/dictionary';
import { Group, Radio } from '@mantine/core';
import { useController, useFormContext } from 'react-hook-form';
import type { StoredSlide } from '../../../../parts/components/slide-values';
import type { ComponentFieldsProps } from '../component-fields';
import { DurationInput } from './duration-input';
import { SlideList } from './slide-list';

type Banner = ComponentData['BannerContainer'];
const noSlides: StoredSlide[] = [];

/** The form of a Banner: its height, the duration of a slide, and its slides, which are saved one by one. */
export function BannerContainerFields({
  isReadOnly,
  place,
  stored,
  saveNow,
}: ComponentFieldsProps<'BannerContainer'>) {
  const { getValues, setValue } = useFormContext<Banner>();
  const { field: height, fieldState } = useController<Banner, 'height'>({ name: 'height' });
  const { field: duration, fieldState: durationState } = useController<Banner, 'sliderDuration'>({
    name: 'sliderDuration',
  });
  // Slides require a stored banner. A user who adds one at once need not enter a name first.
  const store = () => {
    if (!getValues('componentName').trim()) setValue('componentName', bannerContainer.label);
    return saveNow();
  };
  return (
    <>
      <Radio.Group
        label="Height"
        error={fieldState.error?.message}
        value={height.value}
        onChange={height.onChange}
      >
        <Group mt={4}>
          {bannerHeights.map((value) => (
            <Radio key={value} value={value} label={value} disabled={isReadOnly} />
          ))}
        </Group>
      </Radio.Group>
      <DurationInput
        label="Slider Duration"
        description="How long each slide is shown unless it has its own duration: 1 to 10 seconds, 5 when empty."
        field={duration}
        hasError={Boolean(durationState.error)}
        isReadOnly={isReadOnly}
        isRequired
      />
      <SlideList
        place={place}
        container={stored?.component}
        slides={(stored?.component.data.banners ?? noSlides) as StoredSlide[]}
        isReadOnly={isReadOnly}
        onStore={store}
      />
    </>
  );
}
