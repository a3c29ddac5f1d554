import type { CallDeclaration } from '@galley/shared/contract/call';
import { fileCalls } from '@galley/shared/contract/files';
import { formCalls } from '@galley/shared/contract/forms';
import { imageCalls } from '@galley/shared/contract/images';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { expect, test } from 'vitest';
import { callTable } from './call-table';
import { createHandler, type HandlerServices, type Operations } from './create-handler';
import { Table } from './table';

const edgeSecret = 'the edge knows it';
const services: HandlerServices = { table: new Table('unread'), now: () => new Date(), edgeSecret };

/** A handler of images whose operations only record that they were loaded. */
function noting() {
  const loaded: string[] = [];
  const calls = async () => {
    loaded.push('the contract');
    return { ...imageCalls, ...fileCalls };
  };
  const operations = Object.fromEntries(
    Object.keys(imageCalls).map((name) => [
      name,
      async () => {
        loaded.push(name);
        return { [name]: async () => [] };
      },
    ]),
  ) as unknown as Operations<'images'>;
  const handler = createHandler('images', calls, operations, services);
  const ask = async ({ path, methods: [method = 'GET'] }: CallDeclaration, secret = edgeSecret) => {
    const event = {
      headers: { 'x-galley-edge-secret': secret },
      requestContext: { requestId: 'one', http: { method } },
      rawPath: path.toLowerCase(),
      rawQueryString: '',
    } as unknown as APIGatewayProxyEventV2;
    return (await handler(event, {} as Context)).statusCode;
  };
  return { loaded, ask };
}

test('loads the contract once, and only those operations that are called', async () => {
  const { loaded, ask } = noting();
  expect(loaded).toEqual([]);
  expect(await ask(imageCalls.listImages)).toBe(401);
  expect(loaded).toEqual(['the contract', 'listImages']);
  expect(await ask(imageCalls.deleteImage)).toBe(401);
  expect(loaded).toEqual(['the contract', 'listImages', 'deleteImage']);
});

test('loads nothing for a request that did not come through the edge', async () => {
  const { loaded, ask } = noting();
  expect(await ask(imageCalls.listImages, 'a guess')).toBe(403);
  expect(loaded).toEqual([]);
});

test('rejects a call of another area', () => {
  expect(() => callTable('images', { ...imageCalls, ...formCalls })).toThrow(
    'belongs to forms, not to images',
  );
});

test('does not compile a call without an operation, or with that of another call', async () => {
  const listImages = async () => ({ listImages: async () => [] });
  // @ts-expect-error the other calls of the area are missing
  const few: Operations<'images'> = { listImages };
  // @ts-expect-error the file has no such operation
  const others: Pick<Operations<'images'>, 'deleteImage'> = { deleteImage: listImages };
  expect([few, others]).toHaveLength(2);
});
