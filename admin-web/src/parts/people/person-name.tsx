import { useDrawnName, useNameOf } from './use-people';

/** Shows a user's name, with the email on hover. */
export function PersonName({ email }: { email: string }) {
  return <span title={email}>{useDrawnName(useNameOf()(email))}</span>;
}
