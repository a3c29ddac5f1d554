import type { CreatableType } from '@galley/shared/components/dictionary';
import type { StarterComponent } from '@galley/shared/starters/starter';

/** The selection of the editor. `at` is the index for something new, from 0. */
export type EditorChoice =
  | { kind: 'nothing' }
  | { kind: 'placement'; placementId: number }
  | { kind: 'gallery'; at: number }
  /**
   * `section`: the ready-made section that it begins with. `placementId` once it has been saved for the first time;
   * its form stays open.
   */
  | {
      kind: 'new';
      type: CreatableType;
      at: number;
      section?: StarterComponent | undefined;
      placementId?: number;
    };

/** The placement being edited, if it is stored. */
export function chosenPlacementId(choice: EditorChoice): number | undefined {
  return choice.kind === 'placement' || choice.kind === 'new' ? choice.placementId : undefined;
}
