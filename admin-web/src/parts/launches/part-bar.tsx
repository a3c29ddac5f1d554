import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormBar } from '../../ui/form-bar';
import type { PartPlan } from './part-plan';
import { SaveForLaunch, type SaveForLaunchProps } from './save-for-launch';

interface PartBarProps<Values extends FieldValues> extends SaveForLaunchProps<Values> {
  /** The launch that the screen is about; absent where a save takes effect at once. */
  plan: PartPlan | undefined;
  /** What an immediate save does. */
  about?: string;
  /** Shown before Save. */
  children?: ReactNode;
}

/** The bar above the form of a part of the site: it saves at once or for a launch. */
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
