import type { CreatableType } from '@galley/shared/components/dictionary';

/** What the centre panel shows. `at` is the place of something new, from 0. */
export type EditorChoice =
  | { kind: 'nothing' }
  | { kind: 'placement'; placementId: number }
  | { kind: 'gallery'; at: number }
  /** `placementId` once it has saved itself for the first time; its form stays as it is. */
  | { kind: 'new'; type: CreatableType; at: number; placementId?: number };

/** The placement that is being edited, if it is stored. */
export function chosenPlacementId(choice: EditorChoice): number | undefined {
  return choice.kind === 'placement' || choice.kind === 'new' ? choice.placementId : undefined;
}
