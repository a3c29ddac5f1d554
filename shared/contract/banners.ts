import * as z from 'zod';
import { bannerContainer } from '../components/banner-container';
import { answeredFields, ownEntrySchema } from '../components/schema-of';
import { limits } from '../limits';
import { id, revision } from '../schemas/fields';
import { call } from './call';
import { answered, oneComponent, read, remove, save, withFields } from './component-call';
import { saved } from './responses';

const inContainer = { bannerContainerId: id('bannerContainerId') };

const slides = bannerContainer.fields.banners;
const bannerSchema = ownEntrySchema(slides);

/** A slide. Links are URL-encoded, as in requests; a slide without a duration gets the container's. */
const bannerResponse = answered({
  bannerContainerId: z.number(),
  order: z.number(),
  ...answeredFields(slides.fields),
});
export type BannerResponse = z.infer<typeof bannerResponse>;

export const bannerCalls = {
  getBanner: call({
    ...read,
    path: '/api/Admin/GetBanner',
    input: oneComponent,
    output: bannerResponse,
  }),
  createBanner: call({
    ...save,
    path: '/api/Admin/CreateBanner',
    input: withFields(bannerSchema, inContainer),
  }),
  updateBanner: call({
    ...save,
    path: '/api/Admin/UpdateBanner',
    input: withFields(bannerSchema, { ...inContainer, id: id('id'), revision }),
  }),
  deleteBanner: call({ ...remove, path: '/api/Admin/DeleteBanner' }),
  updateBannerOrder: call({
    ...save,
    path: '/api/Admin/UpdateBannerComponentOrder',
    input: z.object({ bannerIds: z.array(id('bannerIds')).min(1).max(limits.bannerSlides) }),
    output: saved,
  }),
};
