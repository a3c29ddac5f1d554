import type { BannerAnswer } from '@galley/shared/contract/banners';
import { bannerSlideAnswers } from '../core/components/banner-slide-answers';
import type { ComponentRecord } from '../core/entities/version';
import { bannerOf } from './banner-slides';

/** The slides of a container as the editor reads them. */
export function bannerAnswers(pageId: number, container: ComponentRecord): BannerAnswer[] {
  const { versionId, n } = container;
  const slides = bannerSlideAnswers({ pageId, versionId, n }, bannerOf(container));
  return slides.map((slide) => ({ ...slide, pageId, versionId }));
}

/** One slide of a container. */
export function bannerAnswer(pageId: number, container: ComponentRecord, index: number): BannerAnswer {
  const answer = bannerAnswers(pageId, container)[index];
  if (!answer) throw new Error(`Container ${container.n} has no slide ${index}.`);
  return answer;
}
