import type { CreatableType } from '@galley/shared/components/component-types';
import type { Contract } from '@galley/shared/contract/contract';
import { packComponentId } from '../core/ids';
import type { OperationRequest } from '../core/operation';
import type { Write } from '../core/table';
import { type ComponentFields, largestFieldOf, storableFields, textBytes } from './component-data';
import { referencesOf } from './component-references';
import { changeDraft, componentRecord } from './draft-repository';
import { requireRoom } from './draft-rules';

type Request = OperationRequest<Contract[`create${CreatableType}`]>;

/** Makes a component of a type and places it at the end of the draft. Answers its id. */
function createComponent(type: CreatableType) {
  return async ({ table, scope, input }: Request): Promise<number> => {
    const { pageId, versionId } = input;
    const fields = await storableFields(scope, type, input as unknown as ComponentFields);
    const isContainer = type === 'BannerContainer';
    const data = isContainer ? { ...fields, banners: [] } : fields;
    const references = referencesOf(scope, data);
    return changeDraft(table, scope, input, references.keys, (draft, items) => {
      references.require(items);
      const n = draft.nextN;
      const { componentName } = data;
      const placement = { n, type, componentName, ...(isContainer && { slides: [] }) };
      const header = {
        placements: [...draft.placements, placement],
        nextN: n + 1,
        htmlBytes: (draft.htmlBytes ?? 0) + textBytes(data),
      };
      requireRoom(header, largestFieldOf(type));
      const record = componentRecord(scope, input, {
        n,
        type,
        data,
        revision: 1,
        ...(isContainer && { slidesRevision: 0 }),
      });
      const write: Write = { put: { ...record }, condition: { absent: true } };
      return {
        header,
        writes: [write, ...references.checks],
        result: packComponentId({ pageId, versionId, n }),
      };
    });
  };
}

export const createAnnouncement = createComponent('Announcement');
export const createBlank = createComponent('Blank');
export const createHtmlEditorColumns = createComponent('HtmlEditorColumns');
export const createImageForm = createComponent('ImageForm');
export const createBannerContainer = createComponent('BannerContainer');
