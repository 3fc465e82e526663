import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createSchemaUtils, type RJSFSchema, type ValidatorType } from '@rjsf/utils';
import fullValidator from '@rjsf/validator-ajv8';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rejected } from '@signalbox/engine/testing';
import { compiledFormCode } from '@signalbox/form-compiler/compile';
import { itemAt } from '@signalbox/schemas/items-of';
import type { CompiledForm, FormDefinition, PrecompiledTests, JsonSchema } from '@signalbox/schemas';
import { precompiledModule } from './emit-rjsf-fields';
import { emitValidators } from './emit-validators';
import { writeOutputs } from './write-outputs';

function object(properties: Record<string, JsonSchema>, rest: JsonSchema = {}): JsonSchema {
  return { type: 'object', additionalProperties: false, properties, ...rest };
}

/** Kinds of choices, including those that RJSF's own parser does not find. */
const rjsfFields: Record<string, JsonSchema> = {
  plain: {
    oneOf: [
      object({ mail: { type: 'string', format: 'email' } }, { required: ['mail'] }),
      object({ phone: { type: 'string', minLength: 3 } }, { required: ['phone'] }),
    ],
  },
  insideAnOption: {
    oneOf: [
      object({ to: { anyOf: [{ type: 'string' }, object({ group: { type: 'string' } })] } }),
      object({
        every: {
          oneOf: [
            { type: 'integer', multipleOf: 5 },
            { type: 'array', items: { type: 'string' } },
          ],
        },
      }),
    ],
  },
  withConditions: {
    oneOf: [
      object(
        { kind: { type: 'string', enum: ['a', 'b'] }, extra: { type: 'string' } },
        {
          allOf: [
            {
              if: { properties: { kind: { const: 'a' } }, required: ['kind'] },
              then: { required: ['extra'] },
              else: { properties: { extra: rejected } },
            },
          ],
        },
      ),
      object({ kind: { const: 'c' }, count: { type: 'number', multipleOf: 0.1 } }),
    ],
  },
  tuple: {
    items: [{ oneOf: [object({ a: { type: 'string' } }), object({ b: { type: 'integer' } })] }, { type: 'string' }],
    additionalItems: { anyOf: [object({ c: { type: 'string' } }), { type: 'boolean' }] },
    type: 'array',
  },
  withAllOf: {
    anyOf: [
      object(
        { name: { type: 'string' } },
        { allOf: [{ required: ['name'] }, { properties: { name: { type: 'string', minLength: 2 } } }] },
      ),
      object({ name: { type: 'integer' } }),
    ],
  },
  inAList: {
    type: 'array',
    items: {
      oneOf: [{ const: 'all' }, object({ ids: { type: 'array', items: { type: 'integer' }, uniqueItems: true } })],
    },
  },
  besideProperties: object(
    { shared: { type: 'string' }, left: { type: 'integer' }, right: { type: 'integer' } },
    { oneOf: [{ required: ['left'] }, { required: ['right'] }] },
  ),
};

const empty: JsonSchema = {
  oneOf: [object({}), object({ name: { type: 'string' } }), object({ count: { type: 'integer' } })],
};

const values: unknown[] = [
  undefined,
  null,
  '',
  'all',
  7,
  {},
  [],
  { mail: 'a@b.example' },
  { mail: 'nobody' },
  { phone: '12' },
  { phone: '123', mail: 'a@b.example' },
  { to: 'x' },
  { to: { group: 'x' } },
  { every: 10 },
  { every: 11 },
  { every: ['x'] },
  { kind: 'a' },
  { kind: 'a', extra: 'x' },
  { kind: 'b', extra: 'x' },
  { kind: 'c', count: 0.3 },
  { kind: 'c', count: 0.35 },
  { count: 0.3 },
  { name: 'ab' },
  { name: 'a' },
  { name: 3 },
  { ids: [1, 2] },
  { ids: [1, 1] },
  { shared: 'x', right: 1 },
  { left: 1 },
  { left: 'x', right: 1 },
  { unknown: 1 },
];

const folder = mkdtempSync(join(tmpdir(), 'signalbox-rjsf-fields-'));
afterAll(() => rmSync(folder, { recursive: true }));

let tests: PrecompiledTests;
/** The same, as the server compiles them for a published tab. */
let testsAtRunTime: PrecompiledTests;
beforeAll(async () => {
  const form = formOf({ ...rjsfFields, empty });
  writeOutputs(folder, await emitValidators({ forms: [form], groups: [] }));
  const file = pathToFileURL(join(folder, 'validators/lights.rjsf-fields.js')).href;
  const { compiledForm } = (await import(/* @vite-ignore */ file)) as { compiledForm: CompiledForm };
  tests = (await compiledForm.rjsfFields?.()) ?? {};
  const module = `data:text/javascript,export default ${encodeURIComponent(await compiledFormCode(form))}`;
  const { default: atRunTime } = (await import(/* @vite-ignore */ module)) as { default: CompiledForm };
  testsAtRunTime = (await atRunTime.rjsfFields?.()) ?? {};
});

function formOf(properties: Record<string, JsonSchema>): FormDefinition {
  return {
    id: 'lights/rjsf-fields',
    place: { group: 'lights', order: 10 },
    permission: { edit: 'light.edit' },
    schema: object(properties),
    // Without it, a choice beside properties would be a section of fields.
    uiSchema: Object.fromEntries(Object.keys(properties).map((name) => [name, { 'ui:field': 'SchemaField' }])),
  };
}

describe.each(Object.entries(rjsfFields))('an RJSF field %s', (_, rjsfField) => {
  const schema = rjsfField as RJSFSchema;

  test.each(values.map((value) => [JSON.stringify(value), value]))(
    'with %s is taken as RJSF takes it with all of ajv',
    (__, value) => {
      const expected = answers(schema, fullValidator, value);
      for (const compiled of [tests, testsAtRunTime])
        expect(answers(schema, createPrecompiledValidator(compiled, schema), value)).toEqual(expected);
    },
  );
});

/** The option drawn at each choice that the value reaches, and RJSF's value after a switch to another option. */
function answers(schema: RJSFSchema, validator: ValidatorType, value: unknown): unknown[] {
  const utils = createSchemaUtils(validator, schema);
  const found: unknown[] = [];
  const walk = (node: RJSFSchema, at: unknown) => {
    const resolved = utils.retrieveSchema(node, at);
    found.push(resolved);
    const options = (resolved.oneOf ?? resolved.anyOf)?.map((option) => utils.retrieveSchema(option as RJSFSchema, at));
    if (options !== undefined) {
      const chosen = utils.getClosestMatchingOption(at, options, 0);
      found.push(chosen);
      for (const next of options) {
        const sanitized: unknown = utils.sanitizeDataForNewSchema(next, options[chosen], at);
        found.push(sanitized, utils.getDefaultFormState(next, sanitized as never, 'excludeObjectChildren'));
      }
      const option = options[chosen];
      if (option !== undefined) walk(option, at);
    }
    if (Array.isArray(at))
      for (const [place, item] of at.entries()) walk((itemAt(resolved as JsonSchema, place) ?? {}) as RJSFSchema, item);
    else if (typeof at === 'object' && at !== null)
      for (const [name, part] of Object.entries(resolved.properties ?? {}))
        walk(part as RJSFSchema, (at as Record<string, unknown>)[name]);
  };
  walk(schema, value);
  found.push(utils.getDefaultFormState(schema, value as never));
  return found;
}

test('never selects an option without fields, as RJSF does not', () => {
  const schema = empty as RJSFSchema;
  const utils = createSchemaUtils(createPrecompiledValidator<unknown>(tests, schema), schema);
  const choose = (value: unknown) => utils.getClosestMatchingOption(value, (empty.oneOf ?? []) as RJSFSchema[], 0);
  expect([choose({}), choose({ name: 'x' }), choose({ count: 1 })]).toEqual([0, 1, 2]);
});

test('names the field and the place that cannot be compiled', async () => {
  const open: JsonSchema = {
    oneOf: [{ type: 'string' }, { type: 'object', additionalProperties: { type: 'string' } }],
  };
  await expect(precompiledModule(formOf({ open }))).rejects.toThrow(
    /the field \/open cannot be drawn by RJSF: \/oneOf\/1\/additionalProperties: an option that takes any property/,
  );
});

test('names two fields with schemas of the same hash', async () => {
  const ofKind = (kind: string): JsonSchema => ({ oneOf: [object({ kind: { const: kind } }), { type: 'string' }] });
  await expect(precompiledModule(formOf({ one: ofKind('B1'), other: ofKind('AP') }))).rejects.toThrow(
    /the field \/other cannot be drawn by RJSF: .* one in the field \/one the same hash/,
  );
});
