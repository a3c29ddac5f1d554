import { type BannerSlide, usualPosition } from '@galley/shared/components/banner-container';
import type { ComponentData } from '@galley/shared/components/dictionary';
import type { CallInput } from '@galley/shared/contract/call';
import type { Contract } from '@galley/shared/contract/contract';
import { limits } from '@galley/shared/limits';
import { type ComponentFields, requireComponentRoom, textBytes } from '../core/components/component-data';
import { requireRoom } from '../core/components/draft-rules';
import type { ComponentRecord, VersionRecord } from '../core/entities/version';
import { notFound, tooLarge } from '../core/errors';

/** A slide as stored inside its container's record. */
export interface StoredSlide extends BannerSlide {
  /** Raised by every save of this slide. */
  revision: number;
}

/** The stored fields of a container. */
export type StoredBanner = Omit<ComponentData['BannerContainer'], 'banners'> & { banners: StoredSlide[] };

export function bannerOf(container: ComponentRecord): StoredBanner {
  return container.data as StoredBanner;
}

/**
 * The index of a slide in its container.
 * @throws 404
 */
export function requireSlide(container: ComponentRecord, n: number): number {
  const index = bannerOf(container).banners.findIndex((slide) => slide.n === n);
  if (index < 0) throw notFound('This slide');
  return index;
}

/**
 * A container with changed slides, and the draft's header to go with it.
 * @param field the field that a 413 names
 * @throws 413 where the slides exceed what a container or a version may hold
 */
export function withSlides(
  draft: VersionRecord,
  container: ComponentRecord,
  banners: StoredSlide[],
  field: string,
) {
  if (banners.length > limits.bannerSlides) {
    throw tooLarge('bannerContainerId', `A banner holds at most ${limits.bannerSlides} slides.`);
  }
  const data: ComponentFields = { ...(container.data as ComponentFields), banners };
  requireComponentRoom(data, field);
  const slides = banners.map(({ n }) => n);
  const header = {
    placements: draft.placements.map((placement) =>
      placement.n === container.n ? { ...placement, slides } : placement,
    ),
    nextN: Math.max(draft.nextN, ...slides.map((n) => n + 1)),
    htmlBytes: Math.max(0, (draft.htmlBytes ?? 0) - textBytes(container.data)) + textBytes(data),
  };
  requireRoom(header, field);
  return { header, record: { ...container, data, slidesRevision: (container.slidesRevision ?? 0) + 1 } };
}

/** The longest text of a slide, which a 413 names. */
export function longestField(slide: object): string {
  const texts = Object.entries(slide).filter(([, value]) => typeof value === 'string');
  const [longest] = texts.sort(([, a], [, b]) => b.length - a.length);
  return longest?.[0] ?? 'componentName';
}

type SentBanner = CallInput<Contract['createBanner']> & { id?: number; revision?: number };

/** The fields of a slide that users fill in, without its location. */
export function slideFields(sent: SentBanner): Omit<BannerSlide, 'n'> {
  const { bannerContainerId: _container, id: _id, revision: _revision, ...fields } = sent;
  return { ...fields, buttonPosition: fields.buttonPosition || usualPosition };
}

/**
 * A slide without a duration of its own shows its container's in the form; when that value is sent back, the
 * slide keeps following the container.
 */
export function durationOf(
  sent: Pick<BannerSlide, 'sliderDuration'>,
  stored: StoredSlide,
  container: StoredBanner,
): number {
  const isEcho = stored.sliderDuration === 0 && sent.sliderDuration === container.sliderDuration;
  return isEcho ? 0 : sent.sliderDuration;
}
