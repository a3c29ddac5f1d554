import type { Key } from '../keys/key';

/** `C#acme#FACTOR#12 / FACTOR`: what a user can prove himself with besides a mailed code. */
export interface SecondFactorRecord extends Key {
  /** The sealed secret of the authenticator app; absent where there is none. */
  authenticator?: string;
  /** The time step of the code that was used last; it and those before it count no more. */
  lastTimeStep?: number;
  /** The password was reset by mail: mailed codes do not count until an app's or a recovery code was right. */
  isDueAfterReset?: boolean;
  /** The sealed secret of an app that has not shown yet that it has it. */
  pendingAuthenticator?: string;
  pendingUntil?: string;
  /** HMACs of the recovery codes that are left. */
  recoveryCodes?: string[];
  /** HMAC of the code that the vendor's operator made, and until when it counts; gone once it was used. */
  operatorCode?: string;
  operatorCodeUntil?: string;
  /** Raised by every write, so that nothing is used twice. */
  revision: number;
}
