import { createSchemaUtils, type RJSFSchema, type ValidatorType } from '@rjsf/utils';
import fullValidator from '@rjsf/validator-ajv8';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { JsonSchema } from '@signalbox/schemas';
import { aForm, rejected } from '../testing/a-form';
import { compileForm } from '../testing/compile-form';
import { precompiledSchemas } from './precompiled-schemas';
import { UncompilableSchemaError } from './uncompilable-schema-error';

const names = ['a', 'b', 'c'];
const name = fc.constantFrom(...names);
const leaf = fc.constantFrom<JsonSchema>(
  { type: 'string' },
  { type: 'string', minLength: 2 },
  { type: 'integer', minimum: 1 },
  { type: 'boolean' },
  { const: 'x' },
  { type: 'string', enum: ['x', 'y'], default: 'y' },
);
const condition = fc
  .record({ read: name, hidden: name, required: name })
  .map(({ read, hidden, required }): JsonSchema => ({
    if: { properties: { [read]: { const: 'x' } }, required: [read] },
    then: { required: [required] },
    else: { properties: { [hidden]: rejected } },
  }));

/** The schemas that a form may have, without those that the check rejects. */
const { node } = fc.letrec<{ node: JsonSchema; object: JsonSchema; choice: JsonSchema; list: JsonSchema }>((tie) => ({
  node: fc.oneof({ maxDepth: 3 }, leaf, tie('object'), tie('choice'), tie('list')),
  object: fc
    .record({
      properties: fc.dictionary(name, tie('node'), { minKeys: 1, maxKeys: 3, noNullPrototype: true }),
      required: fc.uniqueArray(name, { maxLength: 1 }),
      conditions: fc.array(condition, { maxLength: 2 }),
    })
    .map(({ properties, required, conditions }): JsonSchema => ({
      type: 'object',
      additionalProperties: false,
      properties,
      required,
      ...(conditions.length > 0 ? { allOf: conditions } : {}),
    })),
  choice: fc
    .record({
      keyword: fc.constantFrom('oneOf', 'anyOf'),
      options: fc.array(tie('node'), { minLength: 1, maxLength: 3 }),
    })
    .map(({ keyword, options }): JsonSchema => ({ [keyword]: options })),
  list: tie('node').map((items): JsonSchema => ({ type: 'array', items })),
}));

const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom('', 'x', 'y', 'xy', 0, 1, true, null),
    fc.dictionary(name, tie('value'), { maxKeys: 3, noNullPrototype: true }),
    fc.array(tie('value'), { maxLength: 2 }),
  ),
}));

describe('precompiled schemas of an RJSF field', () => {
  it('include all that RJSF evaluates, for any schema and value, and give the same results as ajv', async () => {
    await fc.assert(
      fc.asyncProperty(node, fc.array(value, { minLength: 1, maxLength: 4 }), async (schema, values) => {
        const form = aForm({
          schema: { type: 'object', properties: { field: schema } },
          uiSchema: { field: { 'ui:field': 'SchemaField' } },
        });
        const tests = (await compileForm(form).rjsfFields?.()) ?? {};
        const root = schema as RJSFSchema;
        for (const each of values) {
          expect(drawn(root, createPrecompiledValidator(tests, root), each)).toEqual(drawn(root, fullValidator, each));
        }
      }),
      { numRuns: 100 },
    );
  });

  it.each<[string, JsonSchema, string]>([
    [
      'an option takes any property',
      { oneOf: [{ type: 'object', additionalProperties: true }] },
      '/oneOf/0/additionalProperties',
    ],
    [
      'an option takes any property by a condition',
      {
        anyOf: [
          {
            type: 'object',
            properties: {},
            if: { required: ['a'] },
            then: { additionalProperties: { type: 'string' } },
          },
        ],
      },
      '/anyOf/0',
    ],
    [
      'an option deep inside takes any property',
      {
        type: 'array',
        items: { type: 'object', properties: { a: { oneOf: [{ additionalProperties: leafSchema() }] } } },
      },
      '/items/properties/a/oneOf/0/additionalProperties',
    ],
    ['two options have the same hash', { oneOf: [ofKind('B1'), ofKind('AP')] }, '/oneOf/1'],
    [
      'two conditions of one option have the same hash',
      { anyOf: [{ ...ofKind('x'), allOf: [onKind('B1'), onKind('AP')] }] },
      '/anyOf/0',
    ],
  ])('cannot be known where %s', (_, schema, pointer) => {
    expect(() => precompiledSchemas(schema)).toThrow(UncompilableSchemaError);
    expect(() => precompiledSchemas(schema)).toThrow(expect.objectContaining({ pointer }) as Error);
  });
});

it('says so too where only RJSF finds two schemas of the same hash, such as that of the field', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => precompiledSchemas({ oneOf: [{ const: '0AXXZQxL' }, { type: 'array' }] })).toThrow(
    'the field: RJSF gives a schema here and one of its parts the same hash',
  );
  log.mockRestore();
});

/** RJSF's hash of "B1" is that of "AP". */
function ofKind(kind: string): JsonSchema {
  return { type: 'object', additionalProperties: false, properties: { kind: { const: kind } }, required: ['kind'] };
}

function onKind(kind: string): JsonSchema {
  return { if: ofKind(kind), then: { required: ['kind'] } };
}

function leafSchema(): JsonSchema {
  return { type: 'string' };
}

/**
 * Returns what RJSF's fields compute from a value, down to the leaves: schemas, the chosen options, the values after a
 * switch.
 */
function drawn(schema: RJSFSchema, validator: ValidatorType, start: unknown): unknown[] {
  const utils = createSchemaUtils(validator, schema);
  const found: unknown[] = [utils.getDefaultFormState(schema, start as never)];
  const walk = (part: RJSFSchema, at: unknown) => {
    const resolved = utils.retrieveSchema(part, at);
    const options = (resolved.oneOf ?? resolved.anyOf)?.map((option) => utils.retrieveSchema(option as RJSFSchema, at));
    const chosen = options && utils.getClosestMatchingOption(at, options, 0);
    found.push(resolved, chosen);
    for (const next of options ?? []) {
      const kept: unknown = utils.sanitizeDataForNewSchema(next, options?.[chosen ?? 0], at);
      found.push(kept, utils.getDefaultFormState(next, kept as never, 'excludeObjectChildren'));
      walk(next, at);
    }
    for (const [key, inner] of Object.entries(resolved.properties ?? {}))
      walk(inner as RJSFSchema, typeof at === 'object' ? (at as Record<string, unknown> | null)?.[key] : undefined);
    if (resolved.items !== undefined)
      for (const item of Array.isArray(at) ? at : [undefined]) walk(resolved.items as RJSFSchema, item);
  };
  walk(schema, start);
  return found;
}
