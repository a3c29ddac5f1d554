import * as z from 'zod';
import { companyKey, id } from '../schemas/fields';
import { createUserSchema, updateUserSchema, userSchema, userToEditSchema } from '../schemas/user';
import { call } from './call';
import { created, deleted, noContent, noInput, saved, sent } from './responses';

const read = {
  methods: ['GET'],
  area: 'users',
  audience: 'manageUsers',
  company: 'vendorMayName',
  mutates: false,
} as const;
const save = { ...read, methods: ['POST'], mutates: true } as const;
const oneUser = z.object({ id: id('id'), company: companyKey.optional() });

export const userCalls = {
  listUsers: call({
    ...read,
    path: '/api/users/GetUsersByCompany',
    input: z.object({ company: companyKey.optional() }),
    output: z.array(userSchema),
  }),
  /** The names of the company's users, for everyone who works with them. */
  listPeople: call({
    ...read,
    audience: 'staff',
    company: 'session',
    path: '/api/users/GetPeople',
    input: noInput,
    output: z.array(z.object({ id: z.number(), email: z.string(), name: z.string() })),
  }),
  getUser: call({ ...read, path: '/api/users/GetUsers', input: oneUser, output: userToEditSchema }),
  getEmptyUser: call({
    ...read,
    path: '/api/users/GetEmptyUser',
    input: z.object({ company: companyKey.optional() }),
    output: userToEditSchema,
  }),
  createUser: call({
    ...save,
    path: '/api/users',
    input: createUserSchema,
    output: created,
    status: 201,
  }),
  updateUser: call({
    ...save,
    path: '/api/users/AdminEditUser',
    methods: ['PUT'],
    input: updateUserSchema,
    output: noContent,
    status: 204,
  }),
  deleteUser: call({
    ...save,
    path: '/api/users/DeleteUsers',
    methods: ['DELETE'],
    input: oneUser,
    output: deleted,
  }),
  resendInvitation: call({
    ...save,
    path: '/api/users/ResendInvitation',
    input: oneUser,
    output: sent,
  }),
  resetSecondFactor: call({
    ...save,
    path: '/api/users/ResetSecondFactor',
    input: oneUser,
    output: saved,
  }),
  signOutEverywhere: call({
    ...save,
    path: '/api/users/SignOutEverywhere',
    input: oneUser,
    output: saved,
  }),
};
