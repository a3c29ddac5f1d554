import { liveChangeLabels } from '@galley/shared/permissions';
import type { Difference } from '../../ui/conflict-panel';
import { type CompanyFormValues, companyFieldGroups } from './company-fields';

/** The settings that two people have saved and typed differently. */
export function companyDifferences(theirs: CompanyFormValues, mine: CompanyFormValues): Difference[] {
  const differences = Object.values(companyFieldGroups)
    .flat()
    .map(({ name, label }) => ({ field: label, theirs: theirs[name], mine: mine[name] }));
  differences.push({
    field: 'Admin Version Emails',
    theirs: theirs.adminVersionUpdateEmails.join(', '),
    mine: mine.adminVersionUpdateEmails.join(', '),
  });
  const labelsOf = ({ adminOnlyChanges }: CompanyFormValues) =>
    adminOnlyChanges.map((change) => liveChangeLabels[change]).join(', ');
  differences.push({ field: 'Admins only', theirs: labelsOf(theirs), mine: labelsOf(mine) });
  const ruleOf = ({ requiresApp }: CompanyFormValues) => (requiresApp ? 'Required' : 'Not required');
  differences.push({ field: 'Authenticator app', theirs: ruleOf(theirs), mine: ruleOf(mine) });
  return differences.filter((difference) => difference.theirs !== difference.mine);
}
