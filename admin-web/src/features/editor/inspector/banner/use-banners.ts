import { api } from '../../../../lib/api';
import type { ComponentPlace } from '../../../../parts/components/component-calls';
import type { StoredSlide } from '../../../../parts/components/slide-values';
import { type SlideValues, slideInput } from '../../../../parts/components/slide-values';
import { useEditorMutation } from '../../../../parts/versions/use-editor-mutation';
import { useShownOrder } from '../../../../ui/use-shown-order';

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
export const useSaveBanner = ({ pageId, bannerContainerId }: BannerPlace) =>
  useEditorMutation(pageId, ({ values, stored }: SlideSave) => {
    const slide = { ...slideInput(values), bannerContainerId };
    return stored ? api('updateBanner', { ...slide, ...stored }) : api('createBanner', slide);
  });

export const useDeleteBanner = (pageId: number) =>
  useEditorMutation(pageId, (componentId: number) => api('deleteBanner', { componentId }));

/** The slides in their new order, which shows before the server has stored it. */
export function useBannerOrder(pageId: number, slides: readonly StoredSlide[]) {
  const { mutateAsync } = useEditorMutation(pageId, (bannerIds: number[]) =>
    api('updateBannerOrder', { bannerIds }),
  );
  return useShownOrder(slides, mutateAsync);
}
