import * as z from 'zod';
import { bannerContainer } from '../components/banner-container';
import { answeredFields, ownEntrySchema } from '../components/schema-of';
import { limits } from '../limits';
import { id, revision } from '../schemas/fields';
import { saved } from './answers';
import { call } from './call';
import { answered, oneComponent, read, remove, save, withFields } from './component-call';

const inContainer = { bannerContainerId: id('bannerContainerId') };

const slides = bannerContainer.fields.banners;
const bannerSchema = ownEntrySchema(slides);

/** A slide. Links are URL-encoded, as they are sent; the time is the container's where it has none of its own. */
const bannerAnswer = answered({
  bannerContainerId: z.number(),
  order: z.number(),
  ...answeredFields(slides.fields),
});
export type BannerAnswer = z.infer<typeof bannerAnswer>;

export const bannerCalls = {
  getBanner: call({
    ...read,
    path: '/api/Admin/GetBanner',
    input: oneComponent,
    output: bannerAnswer,
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
