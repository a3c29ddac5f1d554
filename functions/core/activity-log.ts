import type { CompanyScope } from './company-scope';
import { type ActivityRecord, activityEntity } from './entities/activity';
import { sortableId } from './ids';
import type { Session } from './session';
import type { Write } from './table';

/**
 * Who made a change. A session can be passed; vendor staff are marked only when they act for another company.
 */
export type Actor = Pick<Session, 'email' | 'company'>;

/**
 * The operator at the vendor's command line, who has no session and no company; entries are marked as the
 * vendor's.
 */
export const operator: Actor = { email: 'operator', company: '' };

const longestAction = 400;

/**
 * An entry of a company's activity log, to be written in the transaction of the change that it reports. It is
 * kept for good.
 * @param action a short sentence in the past tense, such as "Deleted form 'Contact'"; it never contains a
 * secret
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
