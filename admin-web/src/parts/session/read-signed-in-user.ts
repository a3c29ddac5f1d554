import type { SignedInUser } from '@galley/shared/schemas/user';
import { signInApi } from '../../lib/sign-in-api';

/** Reads who is signed in; null when no one is. It never asks for a sign-in itself. */
export async function readSignedInUser(): Promise<SignedInUser | null> {
  return (await signInApi('getSession')).user;
}
