import { createHandler } from '../core/create-handler';
import { typeOperations } from './type-operations';

/** The components of page versions, and the saved sections. */
export const handler = createHandler(
  'components',
  async () => ({
    ...(await import('@galley/shared/contract/components')).componentCalls,
    ...(await import('@galley/shared/contract/saved-sections')).savedSectionCalls,
  }),
  {
    getPageComponentData: () => import('./get-page-component-data'),
    getOpenedPage: () => import('./get-opened-page'),
    getPagePreview: () => import('./get-page-preview'),
    placeComponent: () => import('./place-component'),
    removePlacement: () => import('./remove-placement'),
    restoreComponent: () => import('./restore-component'),
    duplicateComponent: () => import('./duplicate-component'),
    updatePlacementOrder: () => import('./update-placement-order'),
    ...typeOperations,

    getBanner: () => import('./get-banner'),
    createBanner: () => import('./create-banner'),
    updateBanner: () => import('./update-banner'),
    deleteBanner: () => import('./delete-banner'),
    updateBannerOrder: () => import('./update-banner-order'),

    listSavedSections: () => import('./list-saved-sections'),
    getSavedSection: () => import('./get-saved-section'),
    createSavedSection: () => import('./create-saved-section'),
    renameSavedSection: () => import('./rename-saved-section'),
    deleteSavedSection: () => import('./delete-saved-section'),
    insertSavedSection: () => import('./insert-saved-section'),
  },
);
