import { type LiveChange, liveChangeLabels } from '@galley/shared/permissions';
import { EitherOrCard } from './either-or-card';

interface LiveChangeChoicesProps {
  /** What editors do not change. */
  value: readonly LiveChange[];
  onChange: (value: LiveChange[]) => void;
}

/** What of the live site editors change at once, since no version and no review stands before it. */
export function LiveChangeChoices(props: LiveChangeChoicesProps) {
  return (
    <EitherOrCard
      title="Changes without a review"
      labels={liveChangeLabels}
      sides={['Editors, immediately', 'Admins only']}
      {...props}
    >
      Forms and images have no versions: visitors see changes to them immediately. Each change by an editor is
      logged and emailed to the Admin Version Emails, or you allow it for Admins only.
    </EitherOrCard>
  );
}
