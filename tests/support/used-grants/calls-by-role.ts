import { partitions } from '@galley/functions/core/entities/partitions';

/** A permission that a role used: `dynamodb:PutItem jobs`, `cognito-idp:AdminCreateUser`. */
export type UsedGrant = string;

type Value = { S?: string } | string | undefined;
type Input = Record<string, unknown>;

const text = (value: Value) => (typeof value === 'object' ? value.S : value) ?? '';
const patterns = Object.entries(partitions).map(([name, { pattern }]) => ({
  name,
  // In a company's partition, a star matches its key or a number, which contain no number sign.
  expression: new RegExp(`^${pattern.replaceAll('*', pattern.startsWith('C#') ? '[^#]*' : '.*')}$`),
}));

/** By key, because the same few are in most calls. */
const namesOfKeys = new Map<string, string>();

function partitionOf(key: unknown): string {
  const pk = text((key as { pk?: Value } | undefined)?.pk);
  const name = namesOfKeys.get(pk) ?? patterns.find(({ expression }) => expression.test(pk))?.name;
  if (!name) throw new Error(`No kind of partition has the key '${pk}'.`);
  namesOfKeys.set(pk, name);
  return name;
}

/** The permissions that a call of the table or the user pool needs; calls of other services are ignored. */
export function grantsOf(client: string, command: string, input: Input): UsedGrant[] {
  if (client === 'DynamoDBClient') return tableGrantsOf(command, input);
  return client === 'CognitoIdentityProviderClient' ? [`cognito-idp:${command}`] : [];
}

function tableGrantsOf(command: string, input: Input): UsedGrant[] {
  const item = (action: string, key: unknown) => `dynamodb:${action} ${partitionOf(key)}`;
  if (command === 'TransactWriteItems') {
    return (input.TransactItems as Input[]).flatMap((each) =>
      Object.entries(each as Record<string, Input>).map(([kind, { Item, Key }]) =>
        item(kind === 'ConditionCheck' ? 'ConditionCheckItem' : `${kind}Item`, Item ?? Key),
      ),
    );
  }
  if (command === 'BatchGetItem') {
    const requests = Object.values(input.RequestItems as Record<string, { Keys: unknown[] }>);
    return requests.flatMap(({ Keys }) => Keys.map((key) => item('GetItem', key)));
  }
  if (command === 'Query') {
    const values = Object.values(input.ExpressionAttributeValues as Record<string, Value>);
    const pk = values.map(text).find((value) => patterns.some(({ expression }) => expression.test(value)));
    return [item('GetItem', { pk })];
  }
  return [item(command, input.Key ?? input.Item)];
}
