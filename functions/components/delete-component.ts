import type { CreatableType } from '@galley/shared/components/component-types';
import type { Contract } from '@galley/shared/contract/contract';
import { locate } from '../core/components/component-location';
import type { OperationRequest } from '../core/operation';
import { takeOffDraft } from './take-off-draft';

type Request = OperationRequest<Contract[`delete${CreatableType}`]>;

/** Removes a component and its places from the draft; other versions keep theirs. */
function deleteComponent(type: CreatableType) {
  return async ({ table, scope, input }: Request) => {
    await takeOffDraft(table, scope, locate(input.componentId), type);
    return 'Deleted' as const;
  };
}

export const deleteAnnouncement = deleteComponent('Announcement');
export const deleteBlank = deleteComponent('Blank');
export const deleteHtmlEditorColumns = deleteComponent('HtmlEditorColumns');
export const deleteImageForm = deleteComponent('ImageForm');
export const deleteBannerContainer = deleteComponent('BannerContainer');
