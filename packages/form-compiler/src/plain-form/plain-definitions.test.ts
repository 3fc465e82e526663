import { expect, test } from 'vitest';
import type { JsonSchema } from '@signalbox/schemas';
import { plainSchema } from './plain-schema';

const library = { shared: { size: { type: 'integer' } satisfies JsonSchema }, entities: {} };
const text: JsonSchema = { type: 'string', maxLength: 20 };
const closed = { type: 'object', additionalProperties: false } as const;

test('puts definitions of the form in the place of references, with the keywords beside them', () => {
  const place: JsonSchema = { ...closed, properties: { street: { $ref: '#/definitions/name' } } };
  const schema: JsonSchema = {
    ...closed,
    definitions: { name: text, place },
    properties: { home: { $ref: '#/definitions/place' }, nick: { $ref: '#/definitions/name', default: 'none' } },
  };
  expect(plainSchema(schema, library)).toEqual({
    ...closed,
    properties: { home: { ...closed, properties: { street: text } }, nick: { ...text, default: 'none' } },
  });
});

test('leaves shared values and the definitions of a tree', () => {
  const node: JsonSchema = {
    ...closed,
    properties: { size: { $ref: 'size.json' }, children: { type: 'array', items: { $ref: '#/definitions/node' } } },
  };
  const schema: JsonSchema = {
    ...closed,
    definitions: { node },
    properties: { nodes: { type: 'array', items: { $ref: '#/definitions/node' } } },
  };
  expect(plainSchema(schema, library)).toEqual(schema);
});

test('definitions that lead back to themselves stay, with the keywords that the engine knows', () => {
  const schema: JsonSchema = {
    properties: { way: { $ref: '#/definitions/node' } },
    definitions: {
      node: {
        properties: { a: { type: 'string' }, next: { type: 'array', items: { $ref: '#/definitions/node' } } },
        dependencies: { a: ['next'] },
      },
    },
  };
  const plain = plainSchema(schema, { shared: {}, entities: {} });
  expect(plain.properties).toEqual({ way: { $ref: '#/definitions/node' } });
  expect(plain.definitions?.node).toMatchObject({ allOf: [{ if: {}, then: { required: ['next'] } }] });
});

test('a branch of dependencies has the definitions that it refers to', () => {
  const size: JsonSchema = { type: 'string', maxLength: 3 };
  const pole: JsonSchema = { properties: { size: { $ref: '#/definitions/size' } } };
  const plain = plainSchema(
    {
      properties: { isOn: { type: 'boolean' }, kind: { type: 'boolean' } },
      dependencies: {
        isOn: { $ref: '#/definitions/pole' },
        kind: {
          oneOf: [
            { properties: { kind: { const: true }, name: { $ref: '#/definitions/size' } } },
            { properties: { kind: { const: false } } },
          ],
        },
      },
      definitions: { pole, size },
    },
    library,
  );
  expect(plain.properties).toMatchObject({ size, name: size });
  expect(JSON.stringify(plain)).not.toContain('$ref');
});

test('a definition that leads back to itself in a branch of dependencies alone stays', () => {
  const next: JsonSchema = {
    type: 'array',
    items: { oneOf: [{ type: 'null' }, { $ref: '#/definitions/node' }] },
  };
  const node: JsonSchema = { properties: { a: { type: 'string' } }, dependencies: { a: { properties: { next } } } };
  const schema: JsonSchema = { properties: { way: { $ref: '#/definitions/node' } }, definitions: { node } };
  const plain = plainSchema(schema, library);
  expect(plain.properties).toEqual({ way: { $ref: '#/definitions/node' } });
  expect(plain.definitions?.node?.properties).toMatchObject({ next });
});
