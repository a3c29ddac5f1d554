import type { RenderableComponent } from '@galley/shared/components/component-schemas';
import { type CreatableType, isCreatableType } from '@galley/shared/components/component-types';
import type { PageComponent } from '@galley/shared/schemas/version';
import { messageOf } from '../../lib/api-error';
import type { TypedValues } from './component-calls';
import type { EditorChoice } from './use-editor-choice';
import type { LoadedComponent } from './use-get-components';

/** What the open form holds just now: of a placed component, or of a new one that is to stand at `at`. */
export interface TypedComponent {
  placementId: number | null;
  at: number;
  type: CreatableType;
  values: TypedValues;
}

/** One component in the preview; `note` stands in its place while there is nothing to draw. */
export interface PreviewEntry {
  key: string;
  component?: RenderableComponent;
  note?: string;
}

const newKey = 'new';

export function entryKey(placementId: number | null): string {
  return placementId === null ? newKey : String(placementId);
}

/** What the open form adds to the page or stands in for, once something was typed. */
export function typedComponent(
  choice: EditorChoice,
  values: TypedValues | null,
  placements: readonly PageComponent[],
): TypedComponent | null {
  if (!values) return null;
  if (choice.kind === 'new') return { placementId: null, at: choice.at, type: choice.type, values };
  if (choice.kind !== 'placement') return null;
  const at = placements.findIndex(({ id }) => id === choice.placementId);
  const type = placements[at]?.type;
  return type && isCreatableType(type) ? { placementId: choice.placementId, at, type, values } : null;
}

/** The components of a version as visitors would see them, with what is typed but not saved in its place. */
export function previewEntries(
  loaded: readonly LoadedComponent[],
  typed: TypedComponent | null,
): PreviewEntry[] {
  const entries = loaded.map((component) => placedEntry(component, typed));
  if (!typed || typed.placementId !== null) return entries;
  const added = drawn(newKey, { type: typed.type, componentId: 0, data: typed.values });
  return [...entries.slice(0, typed.at), added, ...entries.slice(typed.at)];
}

function placedEntry(
  { placement, stored, error }: LoadedComponent,
  typed: TypedComponent | null,
): PreviewEntry {
  const key = entryKey(placement.id);
  const { type, componentId } = placement;
  // No renderer knows the type: it says ERROR itself.
  if (!isCreatableType(type)) return drawn(key, { type, componentId, data: {} });
  if (error && !stored) return { key, note: messageOf(error) };
  if (!stored) return { key, note: 'Loading…' };
  if (typed?.placementId !== placement.id) return drawn(key, stored.component);
  return drawn(key, { type, componentId, data: { ...stored.component.data, ...typed.values } });
}

// Each entry must draw exactly one element: the preview finds components by counting.
function drawn(key: string, component: { type: string; componentId: number; data: object }): PreviewEntry {
  const data = component.data as TypedValues;
  if (component.type === 'BannerContainer' && !(data.banners as unknown[] | undefined)?.length) {
    return { key, note: 'This banner has no slides yet.' };
  }
  if (component.type === 'Blank') {
    const height = Number(data.height);
    const safe = {
      ...component,
      data: { ...data, height: Number.isFinite(height) ? Math.max(height, 0) : 0 },
    };
    return { key, component: safe as RenderableComponent };
  }
  return { key, component: component as RenderableComponent };
}
