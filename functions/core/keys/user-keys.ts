import type { CompanyScope } from '../company-scope';
import { type Key, pad, sha256 } from './key';

export const userKeys = {
  partition: (scope: CompanyScope) => `C#${scope.company}#USERS`,
  userPrefix: 'USER#',
  user: (scope: CompanyScope, userId: number): Key => ({
    pk: userKeys.partition(scope),
    sk: `USER#${pad(userId, 6)}`,
  }),
  counter: (scope: CompanyScope): Key => ({ pk: userKeys.partition(scope), sk: 'COUNTER' }),
  sessionPartition: (scope: CompanyScope, userId: number) => `C#${scope.company}#USER#${userId}`,
  /** `secret` is what the cookie carries; only its hash is stored. */
  session: (scope: CompanyScope, userId: number, secret: string): Key => ({
    pk: userKeys.sessionPartition(scope, userId),
    sk: `SESSION#${sha256(secret)}`,
  }),
  sessionPrefix: 'SESSION#',
  /** Apart from the user: who reads and manages users never sees what proves them. */
  secondFactor: (scope: CompanyScope, userId: number): Key => ({
    pk: `C#${scope.company}#FACTOR#${userId}`,
    sk: 'FACTOR',
  }),
};
