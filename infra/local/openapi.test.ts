import { callNames, declarationOf } from '@galley/shared/contract/contract';
import { describe, expect, it } from 'vitest';
import { createOpenApi, type OpenApiOperation } from './openapi';
import { createOpenApiPage } from './openapi-page';

const document = createOpenApi('http://localhost:4000');
const operationOf = (path: string, method: string) =>
  (document.paths[path] as Record<string, OpenApiOperation> | undefined)?.[method.toLowerCase()];

describe('the OpenAPI document', () => {
  it('has every call of the contract, with every method', () => {
    for (const name of callNames) {
      const { path, methods, area } = declarationOf(name);
      for (const method of methods)
        expect(operationOf(path, method)?.tags, `${method} ${path}`).toEqual([area]);
    }
    const count = Object.values(document.paths).flatMap((methods) => Object.keys(methods)).length;
    expect(count).toBe(callNames.flatMap((name) => declarationOf(name).methods).length);
  });

  it('gives every operation a distinct name', () => {
    const ids = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('puts the input of GET and DELETE into the query and that of POST into the body [1:221] [1:244]', () => {
    const get = operationOf('/api/Admin/GetPage', 'GET');
    expect(get?.parameters.map(({ name, in: place, required }) => [name, place, required])).toEqual([
      ['pageId', 'query', true],
    ]);
    const post = operationOf('/api/authentication/authenticate', 'POST');
    const schema = post?.requestBody?.content['application/json']?.schema as { properties: object };
    expect(Object.keys(schema.properties)).toEqual(['username', 'password']);
    expect(post?.parameters.map(({ name }) => name)).toEqual(['x-galley-csrf']);
  });

  it('can be written as JSON and viewed as a page that lists every path', () => {
    const page = createOpenApiPage(JSON.parse(JSON.stringify(document)));
    for (const name of callNames) expect(page).toContain(`<code>${declarationOf(name).path}</code>`);
    expect(page).not.toMatch(/<script|https?:\/\//);
  });
});
