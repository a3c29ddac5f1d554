import type { CompanyScope } from './company-scope';
import { type ActivityRecord, activityEntity } from './entities/activity';
import { sortableId } from './ids';
import type { Session } from './session';
import type { Write } from './table';

/** Who did it. A session is one; of the vendor's people only those who act for another company are marked. */
export type Actor = Pick<Session, 'email' | 'company'>;

/** Who works from the vendor's command line: no session is behind it, and no company, so it is marked as the vendor's. */
export const operator: Actor = { email: 'operator', company: '' };

const longestAction = 400;

/**
 * An entry of a company's activity log, to be written in the transaction of what it tells. It stays for good.
 * @param action a short sentence in the past tense, such as "Deleted form 'Contact'"; a secret never is in it
 */
export function activityWrite(
  scope: CompanyScope,
  { actor, action, at }: { actor: Actor; action: string; at: Date },
): Write {
  const record: ActivityRecord = {
    ...activityEntity.key(scope, sortableId(at)),
    timestamp: at.toISOString(),
    email: actor.email,
    isVendor: actor.company !== scope.company,
    action: action.length > longestAction ? `${action.slice(0, longestAction - 1)}…` : action,
  };
  return { put: { ...record } };
}
