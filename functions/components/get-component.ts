import type { CreatableType } from '@galley/shared/components/component-types';
import type { CallOutput } from '@galley/shared/contract/call';
import type { Contract } from '@galley/shared/contract/contract';
import { readPlaced } from '../core/components/component-location';
import type { OperationRequest } from '../core/operation';
import { componentAnswer } from './component-answers';

/** A container answers in another shape: `get-banner-container.ts`. */
type FlatType = Exclude<CreatableType, 'BannerContainer'>;

/** One component of any version, with what people filled in. */
function getComponent<Type extends FlatType>(type: Type) {
  return async ({ table, scope, input }: OperationRequest<Contract[`get${FlatType}`]>) => {
    const { pageId, component } = await readPlaced(table, scope, input.componentId, type);
    // What is stored went through the type's schema when it was saved.
    return componentAnswer(pageId, component) as CallOutput<Contract[`get${Type}`]>;
  };
}

export const getAnnouncement = getComponent('Announcement');
export const getBlank = getComponent('Blank');
export const getHtmlEditorColumns = getComponent('HtmlEditorColumns');
export const getImageForm = getComponent('ImageForm');
