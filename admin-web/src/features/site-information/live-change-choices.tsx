import { type LiveChange, liveChangeLabels } from '@galley/shared/permissions';
import { EitherOrCard } from './either-or-card';

interface LiveChangeChoicesProps {
  /** Changes that editors may not make. */
  value: readonly LiveChange[];
  onChange: (value: LiveChange[]) => void;
}

/** Chooses whether editors may change parts of the live site directly, without a version and a review. */
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
