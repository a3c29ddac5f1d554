import { api } from '../../../../lib/api';
import { useEditorMutation } from '../../use-editor-mutation';
import type { ComponentPlace } from '../component-calls';
import { type SlideValues, slideInput } from './slide-values';

/** The stored container of the slides, and its place. */
export interface BannerPlace extends ComponentPlace {
  bannerContainerId: number;
}

interface SlideSave {
  values: SlideValues;
  /** The slide to update; absent for a new one, which goes to the end. */
  stored?: { id: number; revision: number };
}

/** Creates or updates a slide; returns its id. */
export function useSaveBanner({ pageId, bannerContainerId }: BannerPlace) {
  return useEditorMutation(pageId, ({ values, stored }: SlideSave) => {
    const slide = { ...slideInput(values), bannerContainerId };
    return stored ? api('updateBanner', { ...slide, ...stored }) : api('createBanner', slide);
  });
}
