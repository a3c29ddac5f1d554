import { randomUUID } from 'node:crypto';
import { fail } from '../service-error';
import { invalidParameter } from './cognito-error';
import { checkPassword, generatePassword, hashPassword } from './password';
import type { User, UserPool } from './user-pool';

/** The operations on users. Each takes its pool and its input, and responds in Cognito's format. */

export type UserInput = Record<string, unknown>;
type Operation = (pool: UserPool, input: UserInput, now: number) => Promise<object> | object;

interface Attribute {
  Name: string;
  Value?: string;
}

export const userOperations: Record<string, Operation> = {
  AdminCreateUser: createUser,
  AdminGetUser: (pool, { Username }) => {
    const { Attributes, ...description } = describe(pool.get(Username));
    return { ...description, UserAttributes: Attributes };
  },
  AdminSetUserPassword: setPassword,
  AdminDeleteUser: (pool, { Username }) => {
    pool.remove(pool.get(Username));
    return {};
  },
  AdminDisableUser: (pool, { Username }, now) => {
    pool.update(pool.get(Username), { enabled: false }, now);
    return {};
  },
  ListUsers: listUsers,
};

async function createUser(pool: UserPool, input: UserInput, now: number): Promise<object> {
  if (input.MessageAction !== 'SUPPRESS') {
    throw invalidParameter(
      'The local Cognito sends no messages: AdminCreateUser needs MessageAction SUPPRESS',
    );
  }
  const name = input.Username;
  if (typeof name !== 'string' || !name || name.length > 128 || /\s/.test(name)) {
    throw invalidParameter('Username must be 1 to 128 characters without spaces');
  }
  const password = input.TemporaryPassword ?? generatePassword();
  checkPassword(password, pool.policy);
  const attributes = { ...readAttributes(input.UserAttributes), sub: randomUUID() };
  const isSignedInByEmail = pool.settings.usernameAttributes?.includes('email') ?? false;
  if (isSignedInByEmail && !name.includes('@')) throw invalidParameter('Username should be an email.');
  const user: User = {
    username: isSignedInByEmail ? attributes.sub : name,
    attributes: isSignedInByEmail ? { ...attributes, email: name } : attributes,
    enabled: true,
    status: 'FORCE_CHANGE_PASSWORD',
    passwordHash: await hashPassword(password, pool.passwordWork),
    passwordSetAt: now,
    createdAt: now,
    modifiedAt: now,
  };
  pool.add(user);
  return { User: describe(user) };
}

async function setPassword(pool: UserPool, input: UserInput, now: number): Promise<object> {
  pool.get(input.Username);
  checkPassword(input.Password, pool.policy);
  const passwordHash = await hashPassword(input.Password, pool.passwordWork);
  const status = input.Permanent === true ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD';
  pool.update(pool.get(input.Username), { passwordHash, passwordSetAt: now, status }, now);
  return {};
}

function readAttributes(list: unknown): Record<string, string> {
  const attributes = (list ?? []) as Attribute[];
  const isWellFormed =
    Array.isArray(attributes) &&
    attributes.every((attribute) => attribute && /^[\w:.-]{1,32}$/.test(attribute.Name));
  if (!isWellFormed) throw invalidParameter('UserAttributes must be a list of names and values');
  if (attributes.some(({ Name }) => Name === 'sub')) {
    throw invalidParameter('user.sub: Attribute cannot be updated.');
  }
  return Object.fromEntries(attributes.map(({ Name, Value = '' }) => [Name, String(Value)]));
}

const maxListed = 60;

function listUsers(pool: UserPool, input: UserInput): object {
  const limit = input.Limit === undefined ? maxListed : Number(input.Limit);
  if (!(limit >= 0 && limit <= maxListed)) throw invalidParameter('Limit must be at most 60');
  const from = input.PaginationToken === undefined ? 0 : Number(input.PaginationToken);
  if (!Number.isInteger(from)) throw invalidParameter('Invalid pagination token');
  const found = pool.users.filter(readFilter(input.Filter));
  const end = from + limit;
  return {
    Users: found.slice(from, end).map(describe),
    ...(end < found.length && { PaginationToken: String(end) }),
  };
}

/** `name = "value"`, or `^=` for a prefix, on one attribute. */
function readFilter(filter: unknown): (user: User) => boolean {
  if (filter === undefined || filter === '') return () => true;
  const [, name = '', operator, quoted = ''] =
    /^\s*"?([\w:]+)"?\s*(\^?=)\s*"((?:[^"\\]|\\.)*)"\s*$/.exec(String(filter)) ??
    fail(invalidParameter(`Error while parsing filter: ${filter}`));
  const wanted = quoted.replace(/\\(.)/g, '$1');
  return (user) => {
    const value = attributeOf(user, name);
    if (value === undefined) return false;
    return operator === '=' ? value === wanted : value.startsWith(wanted);
  };
}

function attributeOf(user: User, name: string): string | undefined {
  const described: Record<string, string> = {
    ...user.attributes,
    username: user.username,
    status: user.enabled ? 'Enabled' : 'Disabled',
    'cognito:user_status': user.status,
  };
  return described[name];
}

function describe(user: User) {
  return {
    Username: user.username,
    Attributes: Object.entries(user.attributes).map(([Name, Value]) => ({ Name, Value })),
    Enabled: user.enabled,
    UserStatus: user.status,
    // Times in the JSON protocol are in seconds.
    UserCreateDate: user.createdAt / 1000,
    UserLastModifiedDate: user.modifiedAt / 1000,
  };
}
