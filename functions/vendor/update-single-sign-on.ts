import type { Contract } from '@galley/shared/contract/contract';
import { required } from '@galley/shared/required';
import type { SingleSignOn } from '@galley/shared/schemas/single-sign-on';
import { activityWrite } from '../core/activity-log';
import type { CompanyScope } from '../core/company-scope';
import { type CompanyRecord, companyEntity } from '../core/entities/company';
import { invalid, notFound, stale } from '../core/errors';
import type { Operation } from '../core/operation';
import { requireRevision } from '../core/revision-rules';
import { claimsOf } from '../core/sign-in/sign-on-claims';
import type { Write } from '../core/table';

/**
 * Sets a company's single sign-on. A provider and an email domain belong to only one company each: otherwise
 * one company's provider could sign in another one's users.
 */
export const updateSingleSignOn: Operation<Contract['updateSingleSignOn']> = async (request) => {
  const { table, scope, session, input, now } = request;
  const { provider, emailDomains, isTrusted, registerUrl } = input;
  const company = required(await table.get(companyEntity.key(scope)), () => notFound('This company'));
  if (requireRevision(input.revision) !== company.revision) throw changed(company);
  const signOn: SingleSignOn | undefined = provider
    ? { provider, emailDomains, isTrusted, registerUrl }
    : undefined;
  await table.commit([
    {
      update: companyEntity.key(scope),
      ...(signOn ? { set: { signOn } } : { remove: ['signOn'] }),
      add: { revision: 1 },
      condition: { equals: { revision: company.revision } },
      refused: (current) => (companyEntity.is(current) ? changed(current) : notFound('This company')),
    },
    ...claimWrites(scope, company.signOn, signOn),
    activityWrite(scope, { actor: session, action: described(signOn), at: now }),
  ]);
};

function changed({ signOn, revision }: CompanyRecord) {
  return stale({ ...signOn, revision });
}

/** Releases claims that are no longer needed and makes new ones. */
function claimWrites(
  scope: CompanyScope,
  before: SingleSignOn | undefined,
  after: SingleSignOn | undefined,
): Write[] {
  const [had, has] = [claimsOf(before), claimsOf(after)];
  const { company } = scope;
  return [
    ...[...had]
      .filter(([id]) => !has.has(id))
      .map(([, { key }]) => ({
        delete: key,
        condition: { equals: { company } },
      })),
    ...[...has].map(([, { key, field, name }]) => ({
      put: { ...key, company },
      condition: { anyOf: [{ absent: true as const }, { equals: { company } }] },
      refused: () => invalid({ [field]: `${name} belongs to another company already.` }),
    })),
  ];
}

function described(signOn: SingleSignOn | undefined): string {
  if (!signOn) return 'Turned single sign-on off';
  const trust = signOn.isTrusted ? 'trusted' : 'not trusted';
  return `Set single sign-on to provider '${signOn.provider}' (${trust}) for ${signOn.emailDomains.join(', ')}`;
}
