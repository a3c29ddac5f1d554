import { type CreatableType, ownListOf, wireName } from '@galley/shared/components/dictionary';
import { api } from '../../lib/api';
import { type StoredComponent, storedComponent } from './stored-component';

/** The typed values of a component's fields, not validated yet. */
export type FormValues = Record<string, unknown>;

/** One of the four calls of a type; input and output have the types of one of them. */
function callOfType(
  verb: 'get' | 'create' | 'update' | 'delete',
  type: CreatableType,
  input: FormValues,
): Promise<unknown> {
  return api(`${verb}${type}`, input as never);
}

/** Reads a component. Entries with calls of their own are returned beside it; here they are joined to it. */
export async function readComponent(type: CreatableType, componentId: number): Promise<StoredComponent> {
  const response = (await callOfType('get', type, { componentId })) as FormValues;
  const own = ownListOf(type);
  const fields = (own ? response[wireName(type)] : response) as FormValues & { revision: number };
  const data = own ? { ...fields, [own.name]: response[own.name] } : fields;
  return storedComponent({ type, componentId, revision: fields.revision, data });
}

export interface ComponentPlace {
  pageId: number;
  versionId: number;
}

/** Creates a component at the end of a draft; returns its id. */
export async function createComponent(type: CreatableType, values: FormValues, place: ComponentPlace) {
  return (await callOfType('create', type, { ...values, ...place })) as number;
}

/** Saves a component that was read at `revision`. @throws ApiError 409 with the stored one when that is stale. */
export async function updateComponent(
  type: CreatableType,
  values: FormValues,
  kept: ComponentPlace & { id: number; revision: number },
) {
  return (await callOfType('update', type, { ...values, ...kept })) as number;
}

/** Deletes a component and all its placements from its draft. */
export function deleteComponent(type: CreatableType, componentId: number) {
  return callOfType('delete', type, { componentId });
}
