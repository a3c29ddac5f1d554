import type { PageComponent } from '@galley/shared/schemas/version';
import { type ReactNode, useState } from 'react';
import { useScreenActions } from '../../ui/screen-actions';
import { SectionNameDialog } from './section-name-dialog';
import { useCreateSavedSection } from './use-saved-sections';

interface SavingAsSection {
  /** Asks for a name, and saves the component under it. */
  ask: (placement: PageComponent | undefined) => Promise<void>;
  dialog: ReactNode;
}

/**
 * Saves components of a page as sections; the search offers it for the selected one.
 * @param mayLeave stores what is typed, which the section includes
 */
export function useSaveAsSection(
  mayLeave: () => Promise<boolean>,
  selected: PageComponent | undefined,
): SavingAsSection {
  const [asked, setAsked] = useState<PageComponent>();
  const create = useCreateSavedSection();
  const ask = async (placement: PageComponent | undefined) => {
    if (placement && (await mayLeave())) setAsked(placement);
  };
  useScreenActions(
    selected
      ? [{ label: 'Save as section…', hint: selected.componentName, run: () => void ask(selected) }]
      : [],
  );
  return {
    ask,
    dialog: asked && (
      <SectionNameDialog
        title="Save as a section"
        name={asked.componentName}
        place={`saved section of ${asked.id}`}
        notice="Saved. Add component offers it under Saved, on every page."
        onSave={(name) => create.mutateAsync({ pageComponentId: asked.id, name })}
        onClose={() => setAsked(undefined)}
      />
    ),
  };
}
