import { checkAttributeMap, isRecord } from './attribute-value';
import { DynamoError, invalid } from './dynamo-error';

export type Input = Record<string, unknown>;

/** Parameters that predate expressions. The SDK still has them, but nothing here should use them. */
const legacyParameters = [
  'AttributesToGet',
  'AttributeUpdates',
  'ConditionalOperator',
  'Expected',
  'KeyConditions',
  'QueryFilter',
  'ScanFilter',
];

/** The names of attribute maps in an operation's input, at all nesting levels. */
const attributeMaps = ['Item', 'Key', 'ExpressionAttributeValues', 'ExclusiveStartKey'];

/**
 * Checks everything that dynalite takes for granted about an input: the structure of attribute values, names
 * and lists.
 * @throws DynamoError ValidationException or SerializationException
 */
export function checkInputShape(input: unknown): asserts input is Input {
  if (!isRecord(input)) throw new DynamoError('SerializationException', 'Start of structure expected');
  checkParameters(input);
  const { RequestItems, TransactItems } = input;
  if (isPresent(RequestItems)) checkRequestItems(RequestItems);
  if (isPresent(TransactItems)) checkTransactItems(TransactItems);
}

function checkParameters(parameters: Input): void {
  for (const name of legacyParameters) {
    if (isPresent(parameters[name])) {
      throw invalid(`The local DynamoDB does not know the legacy parameter ${name}: use an expression`);
    }
  }
  for (const name of attributeMaps) {
    if (isPresent(parameters[name])) checkAttributeMap(parameters[name]);
  }
  const names = parameters.ExpressionAttributeNames;
  if (
    isPresent(names) &&
    !(isRecord(names) && Object.values(names).every((name) => typeof name === 'string'))
  ) {
    throw invalid('ExpressionAttributeNames contains invalid value: a map of strings is expected');
  }
}

function checkRequestItems(tables: unknown): void {
  if (!isRecord(tables)) throw invalid('RequestItems must be a map of tables');
  for (const requests of Object.values(tables)) {
    if (Array.isArray(requests)) requests.forEach(checkWriteRequest);
    else checkKeysAndAttributes(requests);
  }
}

const checkWriteRequest = (request: unknown) =>
  checkOneOf(
    request,
    ['PutRequest', 'DeleteRequest'],
    'Supplied AttributeValue has more than one or no request set: PutRequest or DeleteRequest',
  );

/** Checks a structure with exactly one request. */
function checkOneOf(request: unknown, known: readonly string[], refused: string): void {
  if (!isRecord(request)) throw invalid('A request must be a structure');
  const [kind = '', ...others] = Object.keys(request).filter((name) => isPresent(request[name]));
  if (others.length > 0 || !known.includes(kind)) throw invalid(refused);
  const body = request[kind];
  if (!isRecord(body)) throw invalid(`${kind} must be a structure`);
  checkParameters(body);
}

function checkKeysAndAttributes(request: unknown): void {
  if (!isRecord(request)) throw invalid('KeysAndAttributes must be a structure');
  checkParameters(request);
  if (!Array.isArray(request.Keys)) throw invalid('Keys must be a list');
  for (const key of request.Keys) checkAttributeMap(key);
}

function checkTransactItems(items: unknown): void {
  if (!Array.isArray(items)) throw invalid('TransactItems must be a list');
  for (const item of items) {
    const refused = 'TransactItems can only contain one of Check, Put, Update or Delete';
    checkOneOf(item, ['Get', 'ConditionCheck', 'Put', 'Update', 'Delete'], refused);
  }
}

const isPresent = (value: unknown) => value !== undefined && value !== null;
