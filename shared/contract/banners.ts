import * as z from 'zod';
import {
  bannerContainerSchema,
  bannerHeights,
  bannerSchema,
  buttonPositions,
} from '../components/component-schemas';
import { limits } from '../limits';
import { id, revision } from '../schemas/fields';
import { saved } from './answers';
import { call } from './call';
import { answered, kept, oneComponent, place, read, remove, save, withFields } from './component-call';

const inContainer = { bannerContainerId: id('bannerContainerId') };

const bannerContainerAnswer = answered({
  componentName: z.string(),
  sliderDuration: z.number(),
  height: z.enum(bannerHeights),
});

/** A slide. Links are URL-encoded, as they are sent; the time is the container's where it has none of its own. */
const bannerAnswer = answered({
  bannerContainerId: z.number(),
  order: z.number(),
  componentName: z.string(),
  backgroundImage: z.string(),
  actionText: z.string(),
  subActionText: z.string(),
  buttonText: z.string(),
  buttonLink: z.string(),
  buttonPosition: z.enum(buttonPositions),
  button2Text: z.string(),
  button2Link: z.string(),
  sliderDuration: z.number(),
  height: z.string(),
});
export type BannerAnswer = z.infer<typeof bannerAnswer>;

export const bannerCalls = {
  getBannerContainer: call({
    ...read,
    path: '/api/Admin/GetBannerContainer',
    input: oneComponent,
    output: z.object({ bannerContainer: bannerContainerAnswer, banners: z.array(bannerAnswer) }),
  }),
  createBannerContainer: call({
    ...save,
    path: '/api/Admin/CreateBannerContainer',
    input: withFields(bannerContainerSchema, place),
  }),
  updateBannerContainer: call({
    ...save,
    path: '/api/Admin/UpdateBannerContainer',
    input: withFields(bannerContainerSchema, kept),
  }),
  deleteBannerContainer: call({ ...remove, path: '/api/Admin/DeleteBannerContainer' }),
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
