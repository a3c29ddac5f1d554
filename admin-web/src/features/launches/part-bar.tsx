import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormBar } from '../settings/form-bar';
import type { PartPlan } from './part-plan';
import { SaveForLaunch, type SaveForLaunchProps } from './save-for-launch';

interface PartBarProps<Values extends FieldValues> extends SaveForLaunchProps<Values> {
  /** The launch that the screen is about; absent where a save holds at once. */
  plan: PartPlan | undefined;
  /** What a save that holds at once does. */
  about?: string;
  /** What stands before Save. */
  children?: ReactNode;
}

/** Above the form of a part of the site: saved at once or for a launch, or for the launch that the screen is about. */
export const PartBar = <Values extends FieldValues>({
  plan,
  about,
  children,
  ...part
}: PartBarProps<Values>) => (
  <FormBar
    isDirty={part.form.isDirty}
    isSaving={part.form.isSaving}
    about={plan ? 'Goes live with the launch.' : about}
    saveLabel={plan ? 'Save for the launch' : 'Save'}
    otherSave={!plan && <SaveForLaunch {...part} />}
  >
    {children}
  </FormBar>
);
