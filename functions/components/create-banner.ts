import { bannerContainer } from '@galley/shared/components/banner-container';
import type { Contract } from '@galley/shared/contract/contract';
import { locate } from '../core/components/component-location';
import { referencesOf } from '../core/components/component-references';
import { packComponentId } from '../core/ids';
import type { Operation } from '../core/operation';
import { bannerOf, longestField, slideFields, withSlides } from './banner-slides';
import { changeContainer } from './change-container';

/** Appends a slide to a container of a draft and returns its id. */
export const createBanner: Operation<Contract['createBanner']> = async (request) => {
  const { scope, input } = request;
  const location = locate(input.bannerContainerId);
  const fields = slideFields(input);
  const { checks } = referencesOf(scope, bannerContainer.fields.banners.fields, fields);
  return changeContainer(request, location, (draft, container) => {
    const n = draft.nextN;
    const banners = [...bannerOf(container).banners, { ...fields, n, revision: 1 }];
    const changed = withSlides(draft, container, banners, longestField(fields));
    return { ...changed, checks, result: packComponentId({ ...location, n }) };
  });
};
