import type { CreatableType } from '@galley/shared/components/dictionary';
import type { Contract } from '@galley/shared/contract/contract';
import { toBannerSlideResponses } from '../core/components/banner-slide-responses';
import { type ComponentLocation, packComponentId } from '../core/ids';
import type { OperationRequest } from '../core/operation';
import { readComponent } from './live-component';
import { visitorRead } from './visitor-read';

type Request = OperationRequest<Contract['getPublicBlank']>;

const located = (at: ComponentLocation) => ({
  id: packComponentId(at),
  pageId: at.pageId,
  versionId: at.versionId,
});

/** One component with its fields and its location. */
function getPublicComponent(type: Exclude<CreatableType, 'BannerContainer'>) {
  return visitorRead(async (request: Request) => {
    const { at, data } = await readComponent(request, request.input.componentId, type);
    return { ...data, ...located(at) };
  });
}

export const getPublicAnnouncement = getPublicComponent('Announcement');
export const getPublicBlank = getPublicComponent('Blank');
export const getPublicHtmlEditorColumns = getPublicComponent('HtmlEditorColumns');
export const getPublicImageForm = getPublicComponent('ImageForm');

/** A banner container with its slides in order. */
export const getPublicBannerContainer = visitorRead(async (request: Request) => {
  const { at, data } = await readComponent(request, request.input.componentId, 'BannerContainer');
  const { banners: _slides, ...container } = data;
  return {
    bannerContainer: { ...container, ...located(at) },
    banners: toBannerSlideResponses(at, data).map(withoutRevision),
  };
});

/** The revision is only needed for saving. */
function withoutRevision<Slide extends object>(slide: Slide): Omit<Slide, 'revision'> {
  const { revision: _revision, ...shown } = slide as Slide & { revision?: number };
  return shown;
}
