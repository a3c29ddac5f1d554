import type { PageComponent } from '@galley/shared/schemas/version';
import type { EditorChoice } from '../../parts/page-canvas/editor-choice';

interface ShowingOptions {
  pageComponents: readonly PageComponent[];
  isReadOnly: boolean;
  choose: (choice: EditorChoice) => Promise<boolean>;
  /** Moves the cursor to a field on the page; returns whether that is possible. */
  typeIn: (placement: PageComponent, field: string) => boolean;
  showInspector: () => void;
}

/** The ways to a component that start outside the canvas. */
export function showingComponents({
  pageComponents,
  isReadOnly,
  choose,
  typeIn,
  showInspector,
}: ShowingOptions) {
  /** Selected in the outline, or to be added: its form is in the inspector. */
  const chooseAndShow = async (next: EditorChoice) => {
    if (!(await choose(next)) || next.kind === 'nothing') return;
    showInspector();
  };
  const showComponent = (componentId: number) => {
    const placement = pageComponents.find((placed) => placed.componentId === componentId);
    if (placement) void chooseAndShow({ kind: 'placement', placementId: placement.id });
  };
  /** Shows a field that the checks report: on the page where it is there. */
  const showFound = async (placement: PageComponent, field: string) => {
    if (!(await choose({ kind: 'placement', placementId: placement.id }))) return;
    if (isReadOnly || !typeIn(placement, field)) showInspector();
  };
  return { chooseAndShow, showComponent, showFound };
}
