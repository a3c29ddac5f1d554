import { api } from '../../../../lib/api';
import { useShownOrder } from '../../../../ui/use-shown-order';
import { useEditorMutation } from '../../use-editor-mutation';
import type { StoredSlide } from './slide-values';

/** The slides in their new order, which shows before the server has stored it. */
export function useBannerOrder(pageId: number, slides: readonly StoredSlide[]) {
  const { mutateAsync } = useEditorMutation(pageId, (bannerIds: number[]) =>
    api('updateBannerOrder', { bannerIds }),
  );
  return useShownOrder(slides, mutateAsync);
}
