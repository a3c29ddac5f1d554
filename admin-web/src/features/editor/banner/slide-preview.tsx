import type { BannerContainer, BannerSlide } from '@galley/shared/components/component-schemas';
import { Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useDeferredValue, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { PreviewEntry } from '../preview-entries';
import { PreviewFrame } from '../preview-frame';
import classes from './banner.module.css';
import type { SlideValues } from './slide-values';

/** Pixels that the slide believes to have, and those on the screen that show a banner of each height whole. */
const frames = {
  wide: { width: 1920, heights: { Small: 162, Medium: 250, Large: 300 } },
  narrow: { width: 820, heights: { Small: 110, Medium: 152, Large: 190 } },
};

/** The slide as visitors will see it, with what is typed just now. */
export function SlidePreview({ height }: Pick<BannerContainer, 'height'>) {
  const typed = useWatch<SlideValues>() as SlideValues;
  // Keys come first: the picture is drawn when there is time.
  const values = useDeferredValue(typed);
  const { width, heights } = useMediaQuery('(max-width: 48em)') ? frames.narrow : frames.wide;
  const entries = useMemo(() => [slideEntry(values, height)], [values, height]);
  if (!values.backgroundImage) {
    return (
      <Text className={classes.noPreview} size="sm" c="dimmed">
        Choose a background image to see the slide here.
      </Text>
    );
  }
  return (
    <div className={classes.preview}>
      <PreviewFrame
        title="Preview of the slide"
        entries={entries}
        isHome
        width={width}
        height={heights[height] ?? heights.Medium}
      />
    </div>
  );
}

function slideEntry(values: SlideValues, height: BannerContainer['height']): PreviewEntry {
  const slide: BannerSlide = { ...values, sliderDuration: values.sliderDuration || 0, height: '', n: 1 };
  const data = { componentName: '', sliderDuration: 0, height, banners: [slide] };
  return { key: 'slide', component: { type: 'BannerContainer', componentId: 0, data } };
}
