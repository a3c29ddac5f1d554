import { readdirSync, readFileSync } from 'node:fs';
import { createOpenApi } from '@galley/infra/local/openapi';
import { describe, expect, it } from 'vitest';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** Keys under which a description lists things by name: existing callers do not notice an additional one. */
const lists = new Set(['paths', 'properties', 'schemas', 'securitySchemes']);
const folder = new URL('./samples/openapi/', import.meta.url);
const former = readdirSync(folder).map((file) => ({
  release: file.replace('.json', ''),
  contract: JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Json,
}));
const present = JSON.parse(JSON.stringify(createOpenApi('http://localhost'))) as Json;

/** The changes that callers of the former contract would notice, each with its path. */
function noticed(before: Json, after: Json | undefined, place: string[] = []): string[] {
  const name = place.at(-1) ?? '';
  if (after === undefined) return [`${place.join(' ')} is gone`];
  if (Array.isArray(before) && Array.isArray(after)) {
    // A caller that knows some values is not affected by a new one in a response.
    if (name === 'enum' || (name === 'required' && place.includes('responses'))) {
      return before.filter((one) => !after.includes(one)).map((one) => `${place.join(' ')}: no ${one}`);
    }
    // Callers are not affected by an additional optional parameter.
    if (name === 'parameters') {
      const isOptional = (one: Json) => isObject(one) && one.required !== true;
      const kept = after.filter((one) => !isOptional(one) || before.some((known) => isSameName(known, one)));
      return kept.length === after.length ? inOrder(before, after, place) : noticed(before, kept, place);
    }
    return inOrder(before, after, place);
  }
  if (isObject(before) && isObject(after)) {
    const mayGrow = lists.has(name) || place.at(-2) === 'paths';
    // Listing a response's possible values only describes it more exactly.
    const isSaidBetter = (key: string) => key === 'enum' && place.includes('responses');
    const added = Object.keys(after).filter((key) => !(key in before) && !isSaidBetter(key));
    return [
      ...(mayGrow ? [] : added.map((key) => `${[...place, key].join(' ')} is new`)),
      ...Object.entries(before).flatMap(([key, value]) => noticed(value, after[key], [...place, key])),
    ];
  }
  // There were two roles then, so 'everyone' meant both of them; a later role may do less.
  const isSamePeople = before === 'Everyone who is signed in.' && after === 'Admins and Level4s.';
  return before === after || isSamePeople ? [] : [`${place.join(' ')} was ${before} and is ${after}`];
}

function inOrder(before: Json[], after: Json[], place: string[]): string[] {
  if (before.length !== after.length) return [`${place.join(' ')} has another length`];
  return before.flatMap((one, index) => noticed(one, after[index], [...place, String(index)]));
}

const isSameName = (one: Json, other: Json) => isObject(one) && isObject(other) && one.name === other.name;

function isObject(value: Json): value is { [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

describe.each(former)('the calls of release $release', ({ contract }) => {
  it('are accepted and answered as before: nothing is changed, something may be added', () => {
    expect(noticed(contract, present)).toEqual([]);
  });
});

describe('an additional query parameter', () => {
  const before: Json = { parameters: [{ name: 'x', required: true }] };
  const including = (more: Json): Json => ({ parameters: [{ name: 'x', required: true }, more] });

  it('is detected where it is required, and not where it is optional', () => {
    expect(noticed(before, including({ name: 'y', required: false }))).toEqual([]);
    expect(noticed(before, including({ name: 'y', required: true }))).toHaveLength(1);
    expect(noticed(including({ name: 'y' }), before)).toHaveLength(1);
  });
});

describe('a breaking change', () => {
  const before: Json = {
    paths: {
      '/a': { get: { required: ['x'], properties: { x: { type: 'number' }, y: { enum: ['A', 'B'] } } } },
    },
  };
  const changed = (change: (call: { [name: string]: Json }) => void) => {
    const after = structuredClone(before) as { paths: { '/a': { get: { [name: string]: Json } } } };
    change(after.paths['/a'].get);
    return noticed(before, after);
  };

  it.each<[string, Json, string]>([
    ['required', ['x', 'y'], 'paths /a get required has another length'],
    ['required', ['y'], 'paths /a get required 0 was x and is y'],
    ['properties', { x: { type: 'number' } }, 'paths /a get properties y is gone'],
    [
      'properties',
      { x: { type: 'number', maximum: 9 }, y: { enum: ['A', 'B'] } },
      'paths /a get properties x maximum is new',
    ],
    [
      'properties',
      { x: { type: 'string' }, y: { enum: ['A', 'B'] } },
      'paths /a get properties x type was number and is string',
    ],
    ['properties', { x: { type: 'number' }, y: { enum: ['A'] } }, 'paths /a get properties y enum: no B'],
  ])('of %s to %j is named', (key, value, message) => {
    expect(changed((call) => Object.assign(call, { [key]: value }))).toEqual([message]);
  });

  it('does not include that an optional value is always returned', () => {
    const answer = (required: Json): Json => ({ responses: { properties: {}, required } });
    expect(noticed(answer(['x']), answer(['x', 'y']))).toEqual([]);
    expect(noticed(answer(['x']), answer(['y']))).toEqual(['responses required: no x']);
  });

  it('does not include additions', () => {
    const added = { x: { type: 'number' }, y: { enum: ['A', 'B', 'C'] }, z: { type: 'string' } };
    expect(changed((call) => Object.assign(call, { properties: added }))).toEqual([]);
  });
});
