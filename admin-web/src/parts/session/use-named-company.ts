import { may } from '@galley/shared/permissions';
import { useSearchParams } from 'react-router-dom';
import { useSignedInUser } from './use-signed-in-user';

/**
 * The company that a vendor Admin has selected with `?company=key`; undefined for the session's own. For other users
 * the parameter is ignored.
 */
export function useNamedCompany(): string | undefined {
  const user = useSignedInUser();
  const named = useSearchParams()[0].get('company')?.trim().toLowerCase();
  return named && named !== user.company && may(user, 'runInstallation') ? named : undefined;
}
