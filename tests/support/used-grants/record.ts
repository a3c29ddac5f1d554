import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { afterAll, inject } from 'vitest';
import { actingRole } from './acting-role';
import { grantsOf } from './calls-by-role';

// Before each file of API tests: notes what the roles do, in a file that `compare.ts` reads when all have run.
interface Client {
  send(
    command: { constructor: { name: string }; input: Record<string, unknown> },
    ...others: unknown[]
  ): unknown;
}

const used = new Set<string>();
// All clients of the SDK inherit this one method.
const clients = Object.getPrototypeOf(DynamoDBClient).prototype as Client;
const send = clients.send;
clients.send = function (this: Client, command, ...others) {
  const role = actingRole();
  if (role) {
    const name = command.constructor.name.replace(/Command$/, '');
    for (const grant of grantsOf(this.constructor.name, name, command.input)) used.add(`${role} ${grant}`);
  }
  return send.call(this, command, ...others);
};

afterAll(() => {
  writeFileSync(join(inject('usedGrants'), randomUUID()), [...used].sort().join('\n'));
});
