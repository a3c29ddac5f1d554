import type { BannerSlide } from '@galley/shared/components/banner-container';
import type { ComponentData } from '@galley/shared/components/dictionary';
import { Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { use, useDeferredValue, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { PageFrameContext } from '../../../preview/use-page-frame';
import { devices } from '../../canvas/device-choice';
import type { PreviewEntry } from '../../canvas/preview-entries';
import { PreviewFrame } from '../../canvas/preview-frame';
import classes from './banner.module.css';
import type { SlideValues } from './slide-values';

/** On the screen, in pixels: the fields below it need room. */
const highest = { wide: 280, narrow: 200 };

/** Previews the slide on this page, with unsaved values. */
export function SlidePreview({ height }: Pick<ComponentData['BannerContainer'], 'height'>) {
  const typed = useWatch<SlideValues>() as SlideValues;
  // Key presses come first: the preview is rendered when there is time.
  const values = useDeferredValue(typed);
  const isNarrow = useMediaQuery('(max-width: 48em)') ?? false;
  const source = use(PageFrameContext);
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
        source={source}
        width={devices[isNarrow ? 'phone' : 'desktop'].width}
        cropHeight={isNarrow ? highest.narrow : highest.wide}
      />
    </div>
  );
}

function slideEntry(values: SlideValues, height: ComponentData['BannerContainer']['height']): PreviewEntry {
  const slide: BannerSlide = { ...values, sliderDuration: values.sliderDuration || 0, height: '', n: 1 };
  const data = { componentName: '', sliderDuration: 0, height, banners: [slide] };
  return { key: 'slide', component: { type: 'BannerContainer', componentId: 0, data } };
}
