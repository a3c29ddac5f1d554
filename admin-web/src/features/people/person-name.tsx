import { useNameOf } from './use-people';

/** Someone's name, with the email where the pointer rests. */
export function PersonName({ email }: { email: string }) {
  return <span title={email}>{useNameOf()(email)}</span>;
}
