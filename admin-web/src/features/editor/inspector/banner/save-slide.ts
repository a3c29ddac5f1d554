import type { BannerResponse } from '@galley/shared/contract/banners';
import { api } from '../../../../lib/api';
import type { ComponentPlace, FormValues } from '../../../../parts/components/component-calls';
import {
  type SlideValues,
  slideInput,
  slideLabels,
  storedSlide,
} from '../../../../parts/components/slide-values';
import type { OwnEntry } from '../component-values';

const fields = Object.keys(slideLabels) as (keyof SlideValues)[];

/** The editable fields, in the format of the calls. */
export function slideFields(slide: OwnEntry): ReturnType<typeof slideInput> {
  const values = Object.fromEntries(fields.map((field) => [field, slide[field]]));
  return slideInput(values as Record<keyof SlideValues, never>);
}

/** Saves a slide of a stored banner. @throws ApiError 409 with the stored one when `revision` is stale */
export function saveSlide(
  place: ComponentPlace,
  bannerContainerId: number,
  slide: OwnEntry,
  revision: number,
) {
  const { pageId, versionId } = place;
  const input = { ...slideFields(slide), pageId, versionId, bannerContainerId, id: slide.id, revision };
  return api('updateBanner', input);
}

/** Converts a slide that someone else saved to form values. */
export function slideOfResponse(response: FormValues): FormValues {
  const slide = storedSlide(response as BannerResponse);
  return Object.fromEntries(fields.map((field) => [field, slide[field]]));
}
