import { api } from '../../../../lib/api';
import { useEditorMutation } from '../../use-editor-mutation';
import type { ComponentPlace } from '../component-calls';
import { type SlideValues, slideInput } from './slide-values';

/** Whose slides are changed: a stored container, and where it stands. */
export interface BannerPlace extends ComponentPlace {
  bannerContainerId: number;
}

interface SlideSave {
  values: SlideValues;
  /** What is saved over; absent for a new slide, which goes to the end. */
  stored?: { id: number; revision: number };
}

/** Creates or updates a slide; answers its id. */
export function useSaveBanner({ pageId, bannerContainerId }: BannerPlace) {
  return useEditorMutation(pageId, ({ values, stored }: SlideSave) => {
    const slide = { ...slideInput(values), bannerContainerId };
    return stored ? api('updateBanner', { ...slide, ...stored }) : api('createBanner', slide);
  });
}
