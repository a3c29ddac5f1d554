import type { CreatableType, RenderableComponent } from '@galley/shared/components/dictionary';
import type { BannerAnswer } from '@galley/shared/contract/banners';
import type { ComponentBody } from '@galley/shared/contract/components';
import type { CallName } from '@galley/shared/contract/contract';
import { api } from '../../lib/api';
import { storedSlide } from './banner/slide-values';

interface CallsOfType {
  read: CallName;
  create: CallName;
  update: CallName;
  remove: CallName;
}

/** The four calls of each component type; a type without them does not compile. */
const callsOfTypes = {
  Announcement: {
    read: 'getAnnouncement',
    create: 'createAnnouncement',
    update: 'updateAnnouncement',
    remove: 'deleteAnnouncement',
  },
  Blank: { read: 'getBlank', create: 'createBlank', update: 'updateBlank', remove: 'deleteBlank' },
  BannerContainer: {
    read: 'getBannerContainer',
    create: 'createBannerContainer',
    update: 'updateBannerContainer',
    remove: 'deleteBannerContainer',
  },
  ImageForm: {
    read: 'getImageForm',
    create: 'createImageForm',
    update: 'updateImageForm',
    remove: 'deleteImageForm',
  },
  HtmlEditorColumns: {
    read: 'getHtmlEditorColumns',
    create: 'createHtmlEditorColumns',
    update: 'updateHtmlEditorColumns',
    remove: 'deleteHtmlEditorColumns',
  },
} as const satisfies Record<CreatableType, CallsOfType>;

/** A component as stored, with what a save must name. */
export interface StoredComponent {
  component: RenderableComponent;
  revision: number;
}

/** What people typed: the fields of a component's schema, not checked yet. */
export type TypedValues = Record<string, unknown>;

// The names come from the table above, so that the types of input and answer are those of one of five calls.
function callOfType(name: CallName, input: TypedValues): Promise<unknown> {
  return api(name, input as never);
}

/** Reads a component. A container's answer holds it and its slides side by side; here they are one. */
export async function readComponent(type: CreatableType, componentId: number): Promise<StoredComponent> {
  const answer = (await callOfType(callsOfTypes[type].read, { componentId })) as TypedValues;
  const isContainer = type === 'BannerContainer';
  const fields = (isContainer ? answer.bannerContainer : answer) as TypedValues & { revision: number };
  const data = isContainer ? { ...fields, banners: answer.banners } : fields;
  return storedComponent({ type, componentId, revision: fields.revision, data });
}

/** A component as it was answered, ready to be drawn. */
export function storedComponent({ type, componentId, revision, data }: ComponentBody): StoredComponent {
  const { banners } = data as { banners?: BannerAnswer[] };
  const drawable = type === 'BannerContainer' ? { ...data, banners: (banners ?? []).map(storedSlide) } : data;
  return { component: { type, componentId, data: drawable } as RenderableComponent, revision };
}

export interface ComponentPlace {
  pageId: number;
  versionId: number;
}

/** Creates a component at the end of a draft; answers its id. */
export async function createComponent(type: CreatableType, values: TypedValues, place: ComponentPlace) {
  return (await callOfType(callsOfTypes[type].create, { ...values, ...place })) as number;
}

/** Saves a component that was read at `revision`. @throws ApiError 409 with the stored one when that is not the newest. */
export async function updateComponent(
  type: CreatableType,
  values: TypedValues,
  kept: ComponentPlace & { id: number; revision: number },
) {
  return (await callOfType(callsOfTypes[type].update, { ...values, ...kept })) as number;
}

/** Deletes a component and all its placements from its draft. */
export function deleteComponent(type: CreatableType, componentId: number) {
  return callOfType(callsOfTypes[type].remove, { componentId });
}
