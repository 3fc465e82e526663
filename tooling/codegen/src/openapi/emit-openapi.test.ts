import { fileURLToPath } from 'node:url';
import type { JsonObject, JsonSchema } from '@signalbox/schemas';
import { expect, test } from 'vitest';
import { readSchemaTree } from '../schema-tree';
import { emitOpenApi } from './emit-openapi';
import { type DeclaredOperation, type OperationGroup, readOperations, routesOf } from './operations';

const lamp: JsonSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  type: 'object',
  additionalProperties: false,
  required: ['name'],
  properties: {
    name: { type: 'string', minLength: 1 },
    password: { type: 'string' },
    level: { type: 'integer', minimum: 5 },
    parts: { type: 'array', items: { $ref: '#/definitions/part' } },
  },
  definitions: { part: { type: 'string', pattern: '^/' } },
};
const lamps = (operation: Partial<DeclaredOperation>, entity = lamp): OperationGroup => ({
  tag: 'lamps',
  title: 'Lamps',
  operations: { 'POST core/{lamp,bulb}/:id': { summary: 'Changes a lamp.', ...operation } },
  entities: { lamp: entity },
});
const noForms = { forms: [], collections: [], groups: [], menus: [], shared: {}, entities: {}, messages: {} };

interface Emitted {
  paths: Record<
    string,
    { post: { requestBody: { content: Record<string, { example: object }> } } & Record<string, unknown> }
  >;
  components: { schemas: Record<string, JsonSchema> };
}

function emit(group: OperationGroup): Emitted {
  const code = emitOpenApi(noForms, [group])['openapi.js'] ?? '';
  return JSON.parse(code.slice(code.indexOf('{'), code.lastIndexOf('}') + 1)) as Emitted;
}

test('writes an operation for each route of a row, with the schema in draft 2020-12', () => {
  const { paths, components } = emit(lamps({ body: 'lamp', answer: 'done' }));
  expect(Object.keys(paths)).toEqual(['/rest/core/lamp/{id}', '/rest/core/bulb/{id}']);
  const { post } = paths['/rest/core/lamp/{id}']!;
  expect(post).toMatchObject({ operationId: 'post_core_lamp_id', tags: ['lamps'], 'x-changes': true });
  expect(components.schemas['lamp']?.properties?.['parts']).toEqual({
    type: 'array',
    items: { $ref: '#/components/schemas/lamp.part' },
  });
  expect(components.schemas['lamp.part']).toEqual({ type: 'string', pattern: '^/' });
  expect(components.schemas['lamp']).not.toHaveProperty('definitions');
});

test('makes an example that is valid and shows no secret', () => {
  const plain = { ...lamp, properties: { ...lamp.properties, parts: { type: 'array' } } } satisfies JsonSchema;
  const { post } = emit(lamps({ body: 'lamp' }, plain)).paths['/rest/core/lamp/{id}']!;
  expect(post.requestBody.content['application/json']?.example).toEqual({ name: 'text', level: 5, parts: [] });
});

test('leaves a required secret of an example empty, by its name or as a part that is write-only', () => {
  const properties: JsonSchema['properties'] = {
    name: { type: 'string' },
    appSecret: { type: 'string', default: 'open sesame', minLength: 1 },
    lock: { writeOnly: true, anyOf: [{ type: 'string', minLength: 1 }] },
    tokenSeconds: { type: 'integer', minimum: 7 },
  };
  const entity: JsonSchema = { type: 'object', required: Object.keys(properties), properties };
  const { post } = emit(lamps({ body: 'lamp' }, entity)).paths['/rest/core/lamp/{id}']!;
  const example = { name: 'text', appSecret: '', lock: '', tokenSeconds: 7 };
  expect(post.requestBody.content['application/json']?.example).toEqual(example);
});

test('rejects a row whose example has a secret, at any depth', () => {
  const body: JsonSchema = { type: 'object' };
  const withExample = (example: JsonObject) => () => emit(lamps({ body: 'lamp', example }, body));
  expect(withExample({ users: [{ password: '••••' }] })).toThrow('a secret at /users/0/password: leave it empty');
  expect(withExample({ email: { accessToken: 'a' } })).toThrow('a secret at /email/accessToken');
  expect(withExample({ users: [{ password: '' }], tokenSeconds: 3 })).not.toThrow();
});

test('rejects a row without a valid example, and one that names no schema', () => {
  const plate: JsonSchema = {
    type: 'object',
    required: ['plate'],
    properties: { plate: { type: 'string', pattern: '^AB\\d{4}$' } },
  };
  expect(() => emit(lamps({ body: 'lamp' }, plate))).toThrow('“lamp” has no example');
  expect(() => emit(lamps({ body: 'lamp', example: { plate: 'AB12' } }, plate))).toThrow('not valid');
  expect(() => emit(lamps({ body: 'lamp', example: { plate: 'AB1234' } }, plate))).not.toThrow();
  expect(() => emit(lamps({ body: 'lamb' }))).toThrow('operations.json of lamps: “lamb” is no schema');
});

test('reads the verb and the addresses of a row', () => {
  expect(routesOf('GET core/media/*')).toEqual({ verb: 'get', paths: ['/rest/core/media/{path}'] });
});

/** Schemas that no request has: of records, files, and parts of other schemas. */
const ofNoRequest = [
  'archive-manifest',
  'license-content',
  'license-event-body',
  'media-file-note',
  'media-resumable-upload',
  'user-record',
];

test('names each schema of a request in a row of its plug-in', () => {
  const at = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
  const groups = readOperations(at('packages/schemas'), at('plugins'));
  expect(groups.length).toBeGreaterThan(5);
  expect(Object.keys(readSchemaTree(at('packages/schemas')).entities)).toContain('login');
  const rows = JSON.stringify(groups.map(({ operations }) => Object.values(operations)));
  const names = groups.flatMap(({ entities }) => Object.keys(entities));
  const isNamed = (name: string) => new RegExp(`[" ]${name}"`).test(rows);
  expect(names.filter((name) => !isNamed(name)).toSorted()).toEqual(ofNoRequest);
});
