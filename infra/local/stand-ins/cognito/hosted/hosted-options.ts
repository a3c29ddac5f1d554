import type { ClientSettings, User, UserPool } from '../user-pool';

export interface HostedOptions {
  endpoint: () => string;
  issuerOf: (pool: UserPool) => string;
  poolOf: (id: string) => UserPool;
  clientOf: (id: string) => ClientSettings | undefined;
  /** @throws ServiceError where the password is wrong */
  requireCurrentPassword: (
    party: { pool: UserPool; client: ClientSettings },
    username: string,
    password: string,
  ) => Promise<User>;
  now: () => number;
}
