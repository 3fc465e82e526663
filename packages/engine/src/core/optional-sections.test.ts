import { describe, expect, it } from 'vitest';
import type { FormDefinition, JsonObject, JsonSchema } from '@signalbox/schemas';
import { aForm, rejected } from '../testing/a-form';
import { compileForm } from '../testing/compile-form';
import { changesOf } from './changes-of';
import { collect } from './collect';
import { errorsOfForm } from './errors/form-errors';
import { mergeFields } from './merge-fields';
import { startOfForm, startOfSection } from './optional-sections';
import { planForm } from './plan-form';
import { hiddenByConditions, visibleFields } from './visible-fields';

const text: JsonSchema = { type: 'string', maxLength: 20 };

function anObject(properties: Record<string, JsonSchema>, more: Partial<JsonSchema> = {}): JsonSchema {
  return { type: 'object', additionalProperties: false, properties, ...more };
}

const schema = anObject(
  {
    mode: text,
    proxy: anObject(
      {
        host: { ...text, minLength: 1 },
        port: { type: 'integer', default: 8080 },
        login: anObject({ name: { ...text, default: 'guest' } }),
        limits: anObject({ size: { type: 'integer' } }),
      },
      { required: ['host', 'limits'] },
    ),
    plain: anObject({ note: text }),
  },
  {
    allOf: [
      {
        if: { properties: { mode: { const: 'off' } }, required: ['mode'] },
        then: { properties: { proxy: rejected } },
      },
    ],
  },
);

const optional = { 'ui:options': { enableOptionalDataFieldForType: ['object'] } };

function of(uiSchema: FormDefinition['uiSchema']) {
  const form = aForm({ schema, uiSchema });
  const plan = planForm(form);
  return { plan, compiled: compileForm(form) };
}

const form = of({ proxy: { ...optional, login: optional } });
const sectionsOf = ({ plan }: typeof form) =>
  plan.sections.filter((each) => each.isOptional).map((each) => each.pointer);

describe('the plan', () => {
  it('has optional sections by their own option and by that of the form, but none that is required', () => {
    expect(sectionsOf(form)).toEqual(['/proxy', '/proxy/login']);
    const all = { 'ui:globalOptions': { enableOptionalDataFieldForType: ['object', 'array'] } };
    expect(sectionsOf(of(all))).toEqual(['/proxy', '/proxy/login', '/plain']);
    const none = { 'ui:options': { enableOptionalDataFieldForType: [] } };
    expect(sectionsOf(of({ ...all, proxy: none }))).toEqual(['/proxy/login', '/plain']);
  });

  it('has no optional section that a condition requires', () => {
    const demanded: JsonSchema = {
      ...schema,
      allOf: [{ if: { required: ['mode'] }, then: { required: ['proxy'] } }],
    };
    const { sections } = planForm(aForm({ schema: demanded, uiSchema: { proxy: optional } }));
    expect(sections.every(({ isOptional }) => !isOptional)).toBe(true);
  });

  it('has optional lists, but none that may be null and no list of choices', () => {
    const list = (items: JsonSchema, more: Partial<JsonSchema> = {}): JsonSchema => ({ type: 'array', items, ...more });
    const lists = anObject({
      tags: list(text),
      drawn: list(text),
      nothing: list(text, { type: ['array', 'null'] }),
      days: list({ ...text, enum: ['mon'] }),
      variant: { oneOf: [anObject({ a: text }), anObject({ b: text })] },
    });
    const tags = { 'ui:widget': 'tags' };
    const all = { 'ui:globalOptions': { enableOptionalDataFieldForType: ['object', 'array'] } };
    const { fields } = planForm(aForm({ schema: lists, uiSchema: { ...all, tags, nothing: tags } }));
    expect(fields.filter((field) => field.isOptional).map((field) => field.pointer)).toEqual([
      '/tags',
      '/drawn',
      '/variant',
    ]);
  });
});

describe('an absent section', () => {
  it('hides its fields, which are not validated', () => {
    expect([...visibleFields({ ...form, values: { mode: 'on' } })]).toEqual(['/mode', '/plain/note']);
    expect(errorsOfForm({ ...form, values: { mode: 'on' } })).toEqual([]);
    const { keyword, pointer } = errorsOfForm({ ...form, values: { proxy: {} } })[0] ?? {};
    expect({ keyword, pointer }).toEqual({ keyword: 'required', pointer: '/proxy/host' });
  });

  it('is added empty, with the sections that it requires, and stays so', () => {
    expect(collect({ ...form, values: { proxy: {}, plain: {} } })).toEqual({ proxy: { limits: {} } });
    expect(collect({ ...form, values: { proxy: { host: 'a', login: {} } } })).toEqual({
      proxy: { host: 'a', limits: {}, login: {} },
    });
  });

  it('begins absent, and with its defaults once it is added', () => {
    expect(startOfForm(form.plan)).toEqual({});
    expect(startOfSection(form.plan, '/proxy')).toEqual({ port: 8080, login: { name: 'guest' }, limits: {} });
  });

  it('is empty for conditions while another one hides it', () => {
    const values = { mode: 'off', proxy: { host: 'a', login: {} } };
    expect(collect({ ...form, values })).toEqual({ mode: 'off' });
    const hidden = hiddenByConditions({ ...form, values });
    expect(hidden).toContain('/proxy');
    expect(hidden).toContain('/proxy/login/name');
    expect(hiddenByConditions({ ...form, values: {} })).toEqual([]);
  });
});

describe('a patch', () => {
  const merged = (settings: JsonObject, patch: JsonObject) => mergeFields({ plans: [form.plan], settings, patch });

  it.each([
    ['adds an empty section', {}, { proxy: {} }],
    ['adds a section with values', {}, { proxy: { host: 'a', login: { name: 'me' } } }],
    ['removes a section', { proxy: { host: 'a', login: {} }, mode: 'on' }, { mode: 'on' }],
    ['removes an inner section', { proxy: { host: 'a', login: { name: 'me' } } }, { proxy: { host: 'a' } }],
    ['empties a section that stays', { proxy: { port: 1 } }, { proxy: {} }],
  ])('%s', (_, before, after) => {
    const { patch } = changesOf({ plan: form.plan, before, after });
    expect(merged(before, patch).settings).toEqual(after);
  });

  it('names the section that it adds or removes, and no other', () => {
    expect(merged({}, { proxy: {} }).pointers).toEqual(['/proxy']);
    expect(merged({ proxy: { port: 1 } }, { proxy: { port: 2 } }).pointers).toEqual(['/proxy/port']);
    expect(merged({ proxy: { port: 1, login: {} } }, { proxy: null }).pointers).toEqual(
      expect.arrayContaining(['/proxy', '/proxy/login', '/proxy/port']),
    );
  });

  it('adds no section by removing its fields', () => {
    expect(merged({}, { proxy: { port: null } }).settings).toEqual({});
  });

  it('removes values without a form with the section', () => {
    expect(merged({ proxy: { host: 'a', earlier: 1 } }, { proxy: null }).settings).toEqual({});
  });
});
