import {
  type CreatableType,
  fieldsOf,
  isCreatableType,
  labelOf,
  ownListOf,
  type RenderableComponent,
} from '@galley/shared/components/dictionary';
import { mapValues } from '@galley/shared/components/field-values';
import type { PageComponent } from '@galley/shared/schemas/version';
import type { FormValues } from '../components/component-calls';
import { chosenPlacementId, type EditorChoice } from './editor-choice';
import type { LoadedComponent } from './loaded-components';
import type { CanvasEntry } from './messages';

/** The current values of the open form: of a placed component, or of a new one at index `at`. */
export interface TypedComponent {
  placementId: number | null;
  at: number;
  type: CreatableType;
  values: FormValues;
}

/** The key of a newly added component. */
export const newKey = 'new';

export function entryKey(placementId: number | null): string {
  return placementId === null ? newKey : String(placementId);
}

/** A new component keeps its key when it is stored, so that typing in it can continue. */
export function entryKeyOf(choice: EditorChoice, placementId: number): string {
  return choice.kind === 'new' && choice.placementId === placementId ? newKey : entryKey(placementId);
}

/** The key of the component being edited. */
export function chosenKey(choice: EditorChoice): string | undefined {
  if (choice.kind === 'new') return newKey;
  return choice.kind === 'placement' ? entryKey(choice.placementId) : undefined;
}

/** The component that the open form adds to the page or replaces, once something was typed. */
export function typedComponent(
  choice: EditorChoice,
  values: FormValues | null,
  placements: readonly PageComponent[],
): TypedComponent | null {
  if (!values) return null;
  const placementId = chosenPlacementId(choice);
  const at = placements.findIndex(({ id }) => id === placementId);
  const type = placements[at]?.type;
  if (placementId !== undefined && type && isCreatableType(type)) return { placementId, at, type, values };
  // New, or stored so recently that the page was not read again yet.
  return choice.kind === 'new' ? { placementId: null, at: choice.at, type: choice.type, values } : null;
}

/** The components of a version as visitors would see them, with unsaved values in place of stored ones. */
export function previewEntries(
  loaded: readonly LoadedComponent[],
  typed: TypedComponent | null,
  choice: EditorChoice = { kind: 'nothing' },
): CanvasEntry[] {
  const entries = loaded.map((component) => placedEntry(component, typed, choice));
  if (!typed || typed.placementId !== null) return entries;
  const added = drawnEntry(newKey, { type: typed.type, componentId: 0, data: typed.values });
  return [...entries.slice(0, typed.at), added, ...entries.slice(typed.at)];
}

function placedEntry(
  { placement, stored }: LoadedComponent,
  typed: TypedComponent | null,
  choice: EditorChoice,
): CanvasEntry {
  const key = entryKeyOf(choice, placement.id);
  const { type, componentId } = placement;
  // No renderer knows the type: the canvas shows ERROR.
  if (!isCreatableType(type)) return drawnEntry(key, { type, componentId, data: {} });
  // The same object, so that a component without unsaved text is not rendered again.
  if (stored && typed?.placementId !== placement.id) return storedEntry(key, stored.component);
  const values = typed?.placementId === placement.id ? typed.values : {};
  return drawnEntry(key, { type, componentId, data: { ...stored?.component.data, ...values } });
}

const known = new WeakMap<RenderableComponent, CanvasEntry>();

/** The same object for the same component: the canvas is sent changed ones only. */
function storedEntry(key: string, component: RenderableComponent): CanvasEntry {
  const before = known.get(component);
  const entry = before?.key === key ? before : drawnEntry(key, component);
  known.set(component, entry);
  return entry;
}

/** Each entry must render exactly one element: the preview finds components by counting. */
export function drawnEntry(
  key: string,
  component: { type: string; componentId: number; data: object },
): CanvasEntry {
  const fields = fieldsOf(component.type);
  const own = ownListOf(component.type);
  const { [own?.name ?? '']: entries } = component.data as FormValues;
  if (own && !(entries as unknown[] | undefined)?.length) {
    const [type, entry] = [labelOf(component.type), own.list.label].map((label) => label?.toLowerCase());
    return { key, type: component.type, note: `This ${type} has no ${entry}s yet.`, lacks: entry };
  }
  const data = mapValues(fields, component.data, ({ field, value }) =>
    field.kind === 'number' ? drawable(value) : value,
  );
  return { key, component: { ...component, data } as RenderableComponent };
}

/** A typed value may not be a number yet. */
function drawable(value: unknown): number {
  return Number.isFinite(Number(value)) ? Math.max(Number(value), 0) : 0;
}
