import { type BannerContainer, bannerHeights } from '@galley/shared/components/component-schemas';
import { Group, Radio, Text } from '@mantine/core';
import { useController } from 'react-hook-form';
import type { ComponentFieldsProps } from '../component-forms';
import { DurationInput } from './duration-input';
import { SlideList } from './slide-list';
import type { StoredSlide } from './slide-values';

/** The form of a Banner: how high it is, how long a slide stands, and its slides, which are saved one by one. */
export function BannerContainerFields({ isReadOnly, place, stored }: ComponentFieldsProps) {
  const { field: height, fieldState } = useController<BannerContainer, 'height'>({ name: 'height' });
  const { field: duration, fieldState: durationState } = useController<BannerContainer, 'sliderDuration'>({
    name: 'sliderDuration',
  });
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
        description="How long each slide stands unless it says otherwise: 1 to 10 seconds, 5 when empty."
        field={duration}
        hasError={Boolean(durationState.error)}
        isReadOnly={isReadOnly}
        isRequired
      />
      {stored?.component.type === 'BannerContainer' ? (
        <SlideList
          place={{ ...place, bannerContainerId: stored.component.componentId }}
          container={stored.component.data}
          slides={stored.component.data.banners as StoredSlide[]}
          isReadOnly={isReadOnly}
        />
      ) : (
        <Text c="dimmed" size="sm">
          Slides come next: give the banner a name and save it, then add them here.
        </Text>
      )}
    </>
  );
}
