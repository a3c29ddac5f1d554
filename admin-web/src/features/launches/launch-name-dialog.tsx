import { limits } from '@galley/shared/limits';
import { launchName } from '@galley/shared/schemas/launch';
import type { ComponentProps } from 'react';
import { NameDialog } from '../../ui/form/name-dialog';

type LaunchNameDialogProps = Omit<
  ComponentProps<typeof NameDialog>,
  'noun' | 'schema' | 'maxLength' | 'description'
>;

/** Asks for the name of a launch. */
export function LaunchNameDialog(props: LaunchNameDialogProps) {
  return (
    <NameDialog
      noun="this launch"
      schema={launchName}
      maxLength={limits.launchName}
      description="A name that your colleagues recognize, such as Winter menu"
      {...props}
    />
  );
}
