import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { actingRole } from './acting-role';
import { grantsOf, type UsedGrant } from './calls-by-role';

interface Client {
  send(
    command: { constructor: { name: string }; input: Record<string, unknown> },
    ...others: unknown[]
  ): unknown;
}

const used = new Set<string>();
// All clients of the SDK inherit this method.
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

/** The permissions that were used since the last call, each with its role before it. */
export function takeNotedGrants(): UsedGrant[] {
  const noted = [...used].sort();
  used.clear();
  return noted;
}
