import type { CallName } from '@galley/shared/contract/contract';
import { callApi } from './api-caller';
import type { TestSession } from './companies';
import { bodyOf, makePage } from './pages';

/** Creates and reads banners through the API as one user, with one picture of their company's library. */
export function bannerCalls(session: () => TestSession, backgroundImage: string) {
  const call = (name: CallName, input: Record<string, unknown>, by = session()) =>
    callApi(name, input, { session: by });
  const saved = async (name: CallName, input: Record<string, unknown>) =>
    bodyOf(await call(name, input)) as number;
  const slide = (changes: Record<string, unknown>) => ({ componentName: 'S', backgroundImage, ...changes });
  return {
    call,
    saved,
    slide,
    container: async (componentId: number) =>
      bodyOf(await callApi('getBannerContainer', { componentId }, { session: session() })),
    banner: async (componentId: number) =>
      bodyOf(await callApi('getBanner', { componentId }, { session: session() })),
    /** A page with a container of this many slides. */
    makeBanner: async (slides: number, fields: Record<string, unknown> = {}) => {
      const pageId = await makePage(session());
      const place = { pageId, versionId: 1 };
      const id = await saved('createBannerContainer', { componentName: 'Top', ...place, ...fields });
      const slideIds: number[] = [];
      for (let number = 1; number <= slides; number += 1) {
        const one = slide({ componentName: `S${number}`, bannerContainerId: id });
        slideIds.push(await saved('createBanner', one));
      }
      return { pageId, place, id, slideIds };
    },
  };
}
