import { savedSectionName } from '@galley/shared/contract/saved-sections';
import { limits } from '@galley/shared/limits';
import type { ComponentProps } from 'react';
import { NameDialog } from '../../ui/form/name-dialog';

type SectionNameDialogProps = Omit<
  ComponentProps<typeof NameDialog>,
  'noun' | 'schema' | 'maxLength' | 'description' | 'confirmLabel'
>;

/** Asks for the name of a saved section. */
export function SectionNameDialog(props: SectionNameDialogProps) {
  return (
    <NameDialog
      noun="this section"
      schema={savedSectionName}
      maxLength={limits.savedSectionName}
      description="A name by which your colleagues find it, such as Opening offer"
      confirmLabel="Save"
      {...props}
    />
  );
}
