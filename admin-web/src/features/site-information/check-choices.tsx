import { type CheckName, checkLabels } from '@galley/shared/checks/check-names';
import { EitherOrCard } from './either-or-card';

interface CheckChoicesProps {
  /** The checks that block a version. */
  value: readonly CheckName[];
  onChange: (value: CheckName[]) => void;
}

/** Chooses which checks of a version give advice and which must pass. */
export function CheckChoices(props: CheckChoicesProps) {
  return (
    <EitherOrCard title="Checks" labels={checkLabels} sides={['Advice', 'Must be fixed']} {...props}>
      Each version is checked before it is submitted, published or scheduled. What must be fixed blocks it; an
      Admin can continue with a reason, which is logged.
    </EitherOrCard>
  );
}
