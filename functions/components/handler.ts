import { createHandler } from '../core/create-handler';

/** The components of page versions. Every type is made, read, saved and deleted by the same four operations. */
export const handler = createHandler(
  'components',
  async () => (await import('@galley/shared/contract/components')).componentCalls,
  {
    getPageComponentData: () => import('./get-page-component-data'),
    getPagePreview: () => import('./get-page-preview'),
    placeComponent: () => import('./place-component'),
    removePlacement: () => import('./remove-placement'),
    updatePlacementOrder: () => import('./update-placement-order'),

    getAnnouncement: () => import('./get-component'),
    createAnnouncement: () => import('./create-component'),
    updateAnnouncement: () => import('./update-component'),
    deleteAnnouncement: () => import('./delete-component'),

    getBlank: () => import('./get-component'),
    createBlank: () => import('./create-component'),
    updateBlank: () => import('./update-component'),
    deleteBlank: () => import('./delete-component'),

    getHtmlEditorColumns: () => import('./get-component'),
    createHtmlEditorColumns: () => import('./create-component'),
    updateHtmlEditorColumns: () => import('./update-component'),
    deleteHtmlEditorColumns: () => import('./delete-component'),

    getImageForm: () => import('./get-component'),
    createImageForm: () => import('./create-component'),
    updateImageForm: () => import('./update-component'),
    deleteImageForm: () => import('./delete-component'),

    getBannerContainer: () => import('./get-banner-container'),
    createBannerContainer: () => import('./create-component'),
    updateBannerContainer: () => import('./update-component'),
    deleteBannerContainer: () => import('./delete-component'),
    getBanner: () => import('./get-banner'),
    createBanner: () => import('./create-banner'),
    updateBanner: () => import('./update-banner'),
    deleteBanner: () => import('./delete-banner'),
    updateBannerOrder: () => import('./update-banner-order'),
  },
);
