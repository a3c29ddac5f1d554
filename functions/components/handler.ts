import { componentCalls } from '@galley/shared/contract/components';
import { createHandler } from '../core/create-handler';
import { createBanner } from './create-banner';
import { createComponent } from './create-component';
import { deleteBanner } from './delete-banner';
import { deleteComponent } from './delete-component';
import { getBanner } from './get-banner';
import { getBannerContainer } from './get-banner-container';
import { getComponent } from './get-component';
import { getPageComponentData } from './get-page-component-data';
import { getPagePreview } from './get-page-preview';
import { placeComponent } from './place-component';
import { removePlacement } from './remove-placement';
import { updateBanner } from './update-banner';
import { updateBannerOrder } from './update-banner-order';
import { updateComponent } from './update-component';
import { updatePlacementOrder } from './update-placement-order';

/** The components of page versions. Every type is made, read, saved and deleted by the same four operations. */
export const handler = createHandler('components', componentCalls, {
  getPageComponentData,
  getPagePreview,
  placeComponent,
  removePlacement,
  updatePlacementOrder,

  getAnnouncement: getComponent('Announcement'),
  createAnnouncement: createComponent('Announcement'),
  updateAnnouncement: updateComponent('Announcement'),
  deleteAnnouncement: deleteComponent('Announcement'),

  getBlank: getComponent('Blank'),
  createBlank: createComponent('Blank'),
  updateBlank: updateComponent('Blank'),
  deleteBlank: deleteComponent('Blank'),

  getHtmlEditorColumns: getComponent('HtmlEditorColumns'),
  createHtmlEditorColumns: createComponent('HtmlEditorColumns'),
  updateHtmlEditorColumns: updateComponent('HtmlEditorColumns'),
  deleteHtmlEditorColumns: deleteComponent('HtmlEditorColumns'),

  getImageForm: getComponent('ImageForm'),
  createImageForm: createComponent('ImageForm'),
  updateImageForm: updateComponent('ImageForm'),
  deleteImageForm: deleteComponent('ImageForm'),

  getBannerContainer,
  createBannerContainer: createComponent('BannerContainer'),
  updateBannerContainer: updateComponent('BannerContainer'),
  deleteBannerContainer: deleteComponent('BannerContainer'),
  getBanner,
  createBanner,
  updateBanner,
  deleteBanner,
  updateBannerOrder,
});
