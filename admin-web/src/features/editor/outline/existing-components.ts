import { type CreatableType, labelOf, pluralOf } from '@galley/shared/components/dictionary';
import type { PageComponentData } from '../../../parts/versions/use-get-page-component-data';

type AllComponents = PageComponentData['allComponents'];

export interface ExistingComponents {
  group: string;
  items: { value: string; label: string }[];
}

/**
 * The components that can be picked, grouped by type and listed as `name-V{versionId}`. Those that the draft already
 * has are left out: picking one would add nothing.
 */
export function existingComponents(
  all: Partial<AllComponents>,
  types: readonly CreatableType[],
  placedIds: readonly number[],
): ExistingComponents[] {
  return types
    .map((type) => ({
      group: labelOf(type),
      items: (all[pluralOf(type)] ?? [])
        .filter((row) => !placedIds.includes(row.id))
        .map((row) => ({
          value: `${type}:${row.id}`,
          label: `${row.componentName || row.id}-V${row.versionId}`,
        })),
    }))
    .filter(({ items }) => items.length > 0);
}

export function pickedComponent(value: string): { type: CreatableType; componentId: number } {
  const [type, id] = value.split(':');
  return { type: type as CreatableType, componentId: Number(id) };
}
