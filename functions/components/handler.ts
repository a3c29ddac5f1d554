import { createHandler } from '../core/create-handler';
import { createComponent } from './create-component';
import { deleteComponent } from './delete-component';
import { getComponent } from './get-component';
import { getPageComponentData } from './get-page-component-data';
import { placeComponent } from './place-component';
import { removePlacement } from './remove-placement';
import { updateComponent } from './update-component';
import { updatePlacementOrder } from './update-placement-order';

/** The components of page versions. Every type is made, read, saved and deleted by the same four operations. */
export const handler = createHandler('components', {
  getPageComponentData,
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
});
