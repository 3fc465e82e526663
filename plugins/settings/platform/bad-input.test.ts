import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { collect, visibleFields, writeAt, type FieldPlan } from '@signalbox/engine/core';
import type { CatalogForm } from '@signalbox/platform-kit';
import type { TestPlatform } from '@signalbox/platform-kit/testing';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { badValues } from './testing/bad-values';
import { sampleValue } from './testing/sample-value';
import { withTreeItems } from './testing/tree-schema';
import { call, catalog, createSettingsPlatform, patch, storedRows } from './testing/settings-platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createSettingsPlatform();
});
afterAll(() => platform.close());
// The settings switch no page off.
beforeEach(() => patch(platform, { tsdbRetentionPolicyShow: true }));

const table = catalog.flatMap((form) =>
  form.plan.fields.map((field) => ({
    form,
    field: { ...field, schema: withTreeItems(field.schema) },
    name: `${form.id} ${field.path.join('.')}`,
  })),
);

describe('every field of every settings form', () => {
  it('is in the table', () => {
    expect(table.length).toBeGreaterThan(50);
  });

  it.each(table)('rejects every bad value with its field and changes nothing: $name', async ({ form, field }) => {
    const saved = await patch(platform, sampleWith(form, field));
    // The sample itself is valid: every value below has exactly one error.
    expect(saved.body).toEqual({ status: 'OK' });
    const before = await storedRows(platform);
    const cases = casesOf(field);
    expect(cases.length).toBeGreaterThan(3);
    for (const { why, text, named } of cases) {
      const { status, body } = await call(platform, { method: 'PATCH', body: text });
      expect({ why, status, field: body['field'], pointer: body['pointer'] }).toEqual({
        why,
        status: 400,
        field: expect.stringMatching(named) as string,
        pointer: expect.stringMatching(/^\//) as string,
      });
    }
    expect(await storedRows(platform)).toBe(before);
  });
});

interface Case {
  why: string;
  text: string;
  /** Expected `field` of the response. */
  named: RegExp;
}

function casesOf(field: FieldPlan): Case[] {
  const { path, pointer, section } = field;
  const dotted = path.join('\\.');
  const atField = (value: JsonValue) => JSON.stringify(writeAt({}, pointer, value));
  const unknown = writeAt({}, `${section}/unknown`, 1);
  const inSection = path
    .slice(0, -1)
    .map((name) => `${name}\\.`)
    .join('');
  return [
    ...badValues(field.schema).map(({ why, value }) => ({
      why,
      text: atField(value),
      named: new RegExp(`^${dotted}(\\.|$)`),
    })),
    ...(field.isRequired ? [{ why: 'null', text: atField(null), named: new RegExp(`^${dotted}$`) }] : []),
    { why: 'an unknown field beside it', text: JSON.stringify(unknown), named: new RegExp(`^${inSection}unknown$`) },
    ...['__proto__', 'constructor', 'prototype'].map((key) => ({
      why: `${key} inside`,
      text: atField('PLACEHOLDER').replace('"PLACEHOLDER"', `{"${key}":{"isSuper":true}}`),
      named: new RegExp(`^${dotted}\\.${key}$`),
    })),
  ];
}

/** A valid form with all fields that may be shown together with `field`. */
function sampleWith(form: CatalogForm, field: FieldPlan): JsonObject {
  const sample = form.plan.fields.reduce<JsonObject>(
    (values, each) => writeAt(values, each.pointer, sampleValue(each.schema)),
    {},
  );
  const reads = field.when.flatMap((condition) => form.plan.conditions[condition]?.reads ?? []);
  const shown = withChoices({ form, values: sample, reads: [...new Set(reads)] }).find((values) =>
    visibleFields({ plan: form.plan, compiled: form.compiled, values }).has(field.pointer),
  );
  if (shown === undefined) throw new Error(`${form.id}: nothing shows ${field.pointer}`);
  return collect({ ...form, values: shown });
}

interface Choices {
  form: CatalogForm;
  values: JsonObject;
  /** Pointers of the fields that conditions read. */
  reads: readonly string[];
}

/** The values, then those with each combination of the choices of these fields. */
function withChoices({ form, values, reads: [pointer, ...others] }: Choices): JsonObject[] {
  if (pointer === undefined) return [values];
  const schema = form.plan.fields.find((each) => each.pointer === pointer)?.schema;
  const choices = schema?.enum ?? (schema?.type === 'boolean' ? [true, false] : []);
  const changed = choices.map((choice) => writeAt(values, pointer, choice));
  return [values, ...changed].flatMap((each) => withChoices({ form, values: each, reads: others }));
}

it.each([
  [{ alarmTypes: [{ id: 'a', title: 'A', nmae: 'x' }] }, 'Item 1: nmae is not expected here'],
  [{ email: { nmae: 'x' } }, 'E-mail › nmae is not expected here'],
  [{ ftp: { password: { isSet: true, nmae: 1 } } }, 'nmae is not expected here'],
  [{ nmae: 1 }, 'nmae is not expected here'],
])('names a property that no field has: %j', async (values, message) => {
  const body = JSON.stringify(values);
  const { body: answer } = await call(platform, { method: 'PATCH', body, headers: { 'accept-language': 'en' } });
  expect((answer['faults'] as { message: string }[]).map((fault) => fault.message)).toContain(message);
});
