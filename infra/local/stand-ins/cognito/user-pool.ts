import {
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  type JsonWebKey,
  type KeyObject,
  randomUUID,
} from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { writeFileAtomically } from '../atomic-file';
import { fail, ServiceError } from '../service-error';
import { invalidParameter, userNotFound } from './cognito-error';
import type { HostedClient } from './hosted/hosted-settings';
import { fleetingPasswordWork, type PasswordPolicy, type PasswordWork, storedPasswordWork } from './password';

export interface PoolSettings {
  id: string;
  passwordPolicy?: PasswordPolicy;
  /**
   * With `email`, users sign in with their email address, and their user name is an id that Cognito assigns.
   */
  usernameAttributes?: ('email' | 'phone_number')[];
}

export interface ClientSettings {
  id: string;
  poolId: string;
  name?: string;
  secret?: string;
  /** `ALLOW_ADMIN_USER_PASSWORD_AUTH`, `ALLOW_CUSTOM_AUTH` ... */
  explicitAuthFlows: string[];
  /** 3 to 15; 3 by default. */
  authSessionValidityMinutes?: number;
  preventUserExistenceErrors?: 'ENABLED' | 'LEGACY';
  /** Present where the client may use the pool's sign-in pages. */
  hosted?: HostedClient;
}

export type UserStatus = 'FORCE_CHANGE_PASSWORD' | 'CONFIRMED' | 'EXTERNAL_PROVIDER';

export interface User {
  username: string;
  attributes: Record<string, string>;
  enabled: boolean;
  status: UserStatus;
  passwordHash?: string;
  /** Milliseconds since 1970, as all times here. */
  passwordSetAt: number;
  createdAt: number;
  modifiedAt: number;
}

interface PoolFile {
  users: User[];
  signingKey?: JsonWebKey;
}

/**
 * A pool's users and its signing key. Settings come from the template at every start; users are kept in a
 * file.
 */
export class UserPool {
  readonly users: User[];
  readonly passwordWork: PasswordWork;
  private signingKey: Promise<KeyObject> | undefined;
  private storedKey: JsonWebKey | undefined;
  private readonly file: string | undefined;

  constructor(
    readonly settings: PoolSettings,
    directory: string | undefined,
  ) {
    this.file = directory && path.join(directory, `${settings.id}.json`);
    this.passwordWork = directory ? storedPasswordWork : fleetingPasswordWork;
    const stored: PoolFile = this.file && existsSync(this.file) ? readPool(this.file) : { users: [] };
    this.users = stored.users;
    this.storedKey = stored.signingKey;
    if (this.storedKey) {
      this.signingKey = Promise.resolve(createPrivateKey({ key: this.storedKey, format: 'jwk' }));
    }
  }

  get policy(): PasswordPolicy {
    return this.settings.passwordPolicy ?? {};
  }

  /** Finds by user name, by `sub`, or by the attribute that users sign in with; case-insensitive. */
  find(name: unknown): User | undefined {
    if (typeof name !== 'string' || !name) throw invalidParameter('Missing required parameter Username');
    const wanted = name.toLowerCase();
    const signInAttributes = ['sub', ...(this.settings.usernameAttributes ?? [])];
    return this.users.find(
      (user) =>
        user.username.toLowerCase() === wanted ||
        // An external account has an email address, but cannot be used to sign in here with it.
        signInAttributes.some(
          (attribute) =>
            (attribute === 'sub' || user.status !== 'EXTERNAL_PROVIDER') &&
            user.attributes[attribute]?.toLowerCase() === wanted,
        ),
    );
  }

  /** @throws ServiceError UserNotFoundException */
  get(name: unknown): User {
    return this.find(name) ?? fail(userNotFound());
  }

  /** @throws ServiceError UsernameExistsException */
  add(user: User): void {
    const names = [
      user.username,
      ...(this.settings.usernameAttributes ?? []).map((name) => user.attributes[name]),
    ];
    if (names.some((name) => name && this.find(name))) {
      throw new ServiceError('UsernameExistsException', 'User account already exists');
    }
    this.users.push(user);
    this.save();
  }

  /** Adds an account of an external provider; it may have the same email address as another one. */
  addExternal(username: string, attributes: Record<string, string>, now: number): User {
    const times = { passwordSetAt: now, createdAt: now, modifiedAt: now };
    const own = { ...attributes, sub: randomUUID() };
    const user: User = { username, attributes: own, enabled: true, status: 'EXTERNAL_PROVIDER', ...times };
    this.users.push(user);
    this.save();
    return user;
  }

  update(user: User, changes: Partial<User>, now: number): void {
    Object.assign(user, changes, { modifiedAt: now });
    this.save();
  }

  remove(user: User): void {
    this.users.splice(this.users.indexOf(user), 1);
    this.save();
  }

  /** Created on first use, because that takes longer than the rest of the start. */
  getSigningKey(): Promise<KeyObject> {
    this.signingKey ??= makeSigningKey().then((key) => {
      this.storedKey = key.export({ format: 'jwk' });
      this.save();
      return key;
    });
    return this.signingKey;
  }

  async getPublicKey(): Promise<JsonWebKey> {
    return createPublicKey(await this.getSigningKey()).export({ format: 'jwk' });
  }

  private save(): void {
    if (!this.file) return;
    const content: PoolFile = { users: this.users, signingKey: this.storedKey };
    writeFileAtomically(this.file, JSON.stringify(content));
  }
}

function readPool(file: string): PoolFile {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as PoolFile;
  } catch (error) {
    throw new Error(`The Cognito data in ${file} cannot be read: delete it to begin with no users.`, {
      cause: error,
    });
  }
}

async function makeSigningKey(): Promise<KeyObject> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return privateKey;
}
