import { rejected } from '@signalbox/engine/testing';
import { describe, expect, it } from 'vitest';
import type { FormDefinition, FormMigration, JsonSchema } from '@signalbox/schemas';
import { compareForms } from './compare-forms';

const text: JsonSchema = { type: 'string', maxLength: 100 };
const number: JsonSchema = { type: 'integer', minimum: 1, maximum: 10 };

const aTuple = (additionalItems: JsonSchema | false) =>
  ({ type: 'array', maxItems: 5, items: [text], additionalItems }) as JsonSchema;

interface Content {
  schema?: Partial<JsonSchema>;
  migrate?: FormMigration[];
  id?: string;
}

function aForm(
  properties: Record<string, JsonSchema>,
  { schema, migrate, id = 'lights/base' }: Content = {},
): FormDefinition {
  return {
    id,
    place: { group: 'lights', order: 10 },
    permission: { edit: 'light.edit' },
    ...(migrate ? { migrate } : {}),
    schema: { type: 'object', additionalProperties: false, properties, ...schema },
    uiSchema: {},
  };
}

const changesOf = (before: FormDefinition[], after: FormDefinition[]) =>
  compareForms({ before, after }).map(({ kind, pointer, isAnswered }) => `${kind} ${pointer} ${isAnswered}`);
const changed = (before: JsonSchema, after: JsonSchema) => changesOf([aForm({ it: before })], [aForm({ it: after })]);

describe('a change of a schema', () => {
  it.each<[string, JsonSchema, JsonSchema]>([
    [
      'another text for developers, default or example',
      text,
      { ...text, description: 'x', default: 'a', examples: ['b'] },
    ],
    ['a deprecation', text, { ...text, deprecated: true, since: '1.0.0' }],
  ])('is none: %s', (_, before, after) => expect(changed(before, after)).toEqual([]));

  it.each<[string, JsonSchema, JsonSchema, string]>([
    ['a wider limit', number, { ...number, maximum: 20 }, '/it'],
    ['another value', { enum: ['a'] }, { enum: ['a', 'b'] }, '/it'],
    ['any number', number, { ...number, type: 'number' }, '/it'],
    ['no pattern', { ...text, pattern: '^a$' }, text, '/it'],
  ])('is compatible: %s', (_, before, after, pointer) =>
    expect(changed(before, after)).toEqual([`compatible ${pointer} true`]),
  );

  it.each<[string, JsonSchema, JsonSchema, string]>([
    ['a tighter limit', number, { ...number, minimum: 2 }, '/it'],
    ['a new limit', { type: 'integer' }, { type: 'integer', exclusiveMaximum: 5 }, '/it'],
    ['a shorter text', text, { ...text, maxLength: 99 }, '/it'],
    ['a value less', { enum: ['a', 'b'] }, { enum: ['a'] }, '/it'],
    ['values to choose from', text, { ...text, enum: ['a'] }, '/it'],
    ['whole numbers only', { type: 'number' }, { type: 'integer' }, '/it'],
    ['another pattern', { ...text, pattern: '^a$' }, { ...text, pattern: '^b$' }, '/it'],
    ['nothing after the places of a tuple', aTuple(text), aTuple(false), '/it'],
    [
      'no names by patterns',
      { type: 'object', patternProperties: { '^a': text }, additionalProperties: false },
      { type: 'object', properties: {}, additionalProperties: false },
      '/it',
    ],
    ['items with a limit', { type: 'array', items: { type: 'integer' } }, { type: 'array', items: number }, '/it/*'],
  ])('is narrowing: %s', (_, before, after, pointer) =>
    expect(changed(before, after)).toContain(`narrowing ${pointer} false`),
  );

  it.each<[string, JsonSchema, JsonSchema, string]>([
    ['another type', text, number, '/it'],
    ['a secret', text, { ...text, writeOnly: true }, '/it'],
    [
      'a property less in items',
      { type: 'array', items: { type: 'object', additionalProperties: false, properties: { a: text, b: text } } },
      { type: 'array', items: { type: 'object', additionalProperties: false, properties: { a: text } } },
      '/it/*/b',
    ],
  ])('is breaking: %s', (_, before, after, pointer) =>
    expect(changed(before, after)).toEqual([`breaking ${pointer} false`]),
  );
});

describe('a change of a form', () => {
  it('is compatible with a new field, and with one that another tab has now', () => {
    expect(changesOf([aForm({ a: text })], [aForm({ a: text, b: text })])).toEqual([]);
    const other = { id: 'lights/garden' };
    expect(changesOf([aForm({ a: text, b: text })], [aForm({ a: text }), aForm({ b: text }, other)])).toEqual([]);
  });

  it('is none for what a new tab requires, unless another tab had it', () => {
    const tab = (name: string) => aForm({ [name]: text }, { id: 'lights/more', schema: { required: [name] } });
    expect(changesOf([aForm({ a: text })], [aForm({ a: text }), tab('b')])).toEqual([]);
    expect(changesOf([aForm({ a: text })], [aForm({}), tab('a')])).toEqual(['narrowing /a false']);
  });

  it('is breaking without a field, and narrowing with a required one or another condition', () => {
    expect(changesOf([aForm({ a: text, b: text })], [aForm({ a: text })])).toEqual(['breaking /b false']);
    expect(changesOf([aForm({ a: text })], [aForm({ a: text }, { schema: { required: ['a'] } })])).toEqual([
      'narrowing /a false',
    ]);
    const hides: JsonSchema = {
      if: { properties: { a: { const: 'x' } }, required: ['a'] },
      then: {},
      else: { properties: { b: rejected } },
    };
    const form = (allOf: JsonSchema[]) => [aForm({ a: text, b: text }, { schema: { allOf } })];
    expect(changesOf([aForm({ a: text, b: text })], form([hides]))).toEqual(['narrowing /b false']);
    expect(changesOf(form([hides]), form([hides]))).toEqual([]);
  });

  it('is breaking without a derived setting that programs read', () => {
    const derived = { ...aForm({ a: text }), derive: { b: '/a' } };
    expect(changesOf([derived], [derived])).toEqual([]);
    expect(changesOf([derived], [aForm({ a: text })])).toEqual(['breaking /b false']);
    expect(changesOf([derived], [aForm({ a: text, b: text })])).toEqual([]);
  });

  it('is answered by a migration that came since, or by the reason why none is needed', () => {
    const before = [aForm({ a: number, b: text }, { migrate: [{ since: '1.0.0', steps: [{ clamp: '/a' }] }] })];
    const after = (steps: FormMigration['steps'], properties: Record<string, JsonSchema> = {}) => [
      aForm(
        { a: { ...number, maximum: 5 }, ...properties },
        {
          migrate: [
            { since: '1.0.0', steps: [{ clamp: '/a' }] },
            { since: '1.1.0', steps },
          ],
        },
      ),
    ];
    const kept = { keep: '/b', reason: 'Nobody ever set it.' };
    expect(changesOf(before, after([]))).toEqual(['narrowing /a false', 'breaking /b false']);
    expect(changesOf(before, after([{ clamp: '/a' }, kept]))).toEqual(['narrowing /a true', 'breaking /b true']);
    const renamed = after([{ clamp: '/a' }], { c: { ...text, renamedFrom: 'b' } });
    expect(changesOf(before, renamed)).toEqual(['narrowing /a true', 'breaking /b true']);
  });

  it('is answered by a step that an entry of the same version got since, and by no earlier renaming', () => {
    const entry = (steps: FormMigration['steps']) => ({ migrate: [{ since: '1.1.0', steps }] });
    const before = [aForm({ a: { ...text, renamedFrom: 'z' }, b: number }, entry([{ clamp: '/b' }]))];
    const shorter = { ...text, renamedFrom: 'z', maxLength: 50 };
    expect(changesOf(before, [aForm({ a: shorter, b: number }, entry([{ clamp: '/b' }]))])).toEqual([
      'narrowing /a false',
    ]);
    const kept = { keep: '/a', reason: 'No text is that long.' };
    expect(changesOf(before, [aForm({ a: shorter, b: number }, entry([{ clamp: '/b' }, kept]))])).toEqual([
      'narrowing /a true',
    ]);
  });
});

describe('a setting that moved', () => {
  const before = [aForm({ a: number, section: { type: 'object', properties: { c: text } } })];
  const withSection = (c: JsonSchema): { section: JsonSchema } => ({ section: { type: 'object', properties: { c } } });

  it('has to fit its present place, which the move alone does not answer', () => {
    const renamed = (b: JsonSchema) =>
      changesOf(before, [aForm({ b: { ...b, renamedFrom: 'a' }, ...withSection(text) })]);
    expect(renamed(number)).toEqual(['breaking /a true']);
    expect(renamed({ ...number, maximum: 5 })).toEqual(['breaking /a true', 'narrowing /b false']);
    expect(renamed(text)).toEqual(['breaking /a true', 'breaking /b false']);
    expect(
      changesOf(before, [aForm({ a: number, part: { ...withSection(number).section, renamedFrom: 'section' } })]),
    ).toEqual(['breaking /section/c true', 'breaking /part/c false']);
  });

  it('is compared after all of its moves, also to another tab, and answered by a step at its last place', () => {
    const steps = [
      { rename: '/a', to: '/b' },
      { move: '/b', to: '/d', tab: 'lights/garden' },
    ];
    const after = (more: FormMigration['steps']) => [
      aForm(withSection(text), { migrate: [{ since: '1.1.0', steps }] }),
      aForm(
        { d: { ...number, maximum: 5 } },
        { id: 'lights/garden', ...(more.length > 0 ? { migrate: [{ since: '1.1.0', steps: more }] } : {}) },
      ),
    ];
    expect(changesOf(before, after([]))).toEqual(['breaking /a true', 'narrowing /d false']);
    expect(changesOf(before, after([{ clamp: '/d' }]))).toEqual(['breaking /a true', 'narrowing /d true']);
  });

  it('may become a secret, and gets its other name inside of items', () => {
    const secret: JsonSchema = { anyOf: [text, { type: 'object' }], writeOnly: true, boundTo: [], renamedFrom: 'a' };
    expect(changesOf([aForm({ a: text })], [aForm({ b: secret })])).toEqual(['breaking /a true']);
    expect(changesOf([aForm({ a: number })], [aForm({ b: secret })])).toEqual([
      'breaking /a true',
      'breaking /b false',
    ]);
    const list = (properties: Record<string, JsonSchema>) => [
      aForm({ it: { type: 'array', items: { type: 'object', additionalProperties: false, properties } } }),
    ];
    const shorter = { ...text, maxLength: 5, renamedFrom: 'key' };
    expect(changesOf(list({ key: text }), list({ code: shorter }))).toEqual([
      'breaking /it/*/key true',
      'narrowing /it/*/code false',
    ]);
  });
});

it('wants a replacement for each value that is not accepted any more', () => {
  const before = [aForm({ it: { enum: ['a', 'b', 'c'] } })];
  const after = (values: { from: string; to: string }[]) =>
    compareForms({
      before,
      after: [aForm({ it: { enum: ['c'] } }, { migrate: [{ since: '1.1.0', steps: [{ map: '/it', values }] }] })],
    }).map(({ what, isAnswered }) => `${what} ${isAnswered}`);
  const [a, b] = ['a', 'b'].map((from) => ({ from, to: 'c' }));
  expect(after([a!])).toEqual(['it no longer accepts "b" false']);
  expect(after([a!, b!])).toEqual(['it no longer accepts "a", "b" true']);
});

describe('a section that users add and remove', () => {
  const optional = { proxy: { 'ui:options': { enableOptionalDataFieldForType: ['object'] } } };
  const withStart = (proxy: JsonSchema) => {
    const always = aForm({ proxy: { type: 'object', ...proxy } });
    return { always, added: { ...always, uiSchema: optional } };
  };

  it.each<[string, JsonSchema]>([
    ['a default', { properties: { host: text, port: { ...number, default: 1 } } }],
    ['a constant', { properties: { host: text, port: { const: 1 } } }],
    ['a default of its own', { properties: { host: text, port: number }, default: { port: 1 } }],
  ])('is narrowing, either way, with %s', (_, proxy) => {
    const { always, added } = withStart(proxy);
    expect(changesOf([always], [added])).toEqual(['narrowing /proxy/port false']);
    expect(changesOf([added], [always])).toEqual(['narrowing /proxy/port false']);
    expect(changesOf([added], [added])).toEqual([]);
  });

  it('is narrowing for what it requires, where a default begins it without users', () => {
    const { always, added } = withStart({
      properties: { host: text, port: { ...number, default: 1 } },
      required: ['host'],
    });
    expect(changesOf([added], [always])).toEqual(['narrowing /proxy/port false', 'narrowing /proxy/host false']);
  });

  it('is no change without values to begin with', () => {
    const { always, added } = withStart({ properties: { host: text }, required: ['host'] });
    expect(changesOf([added], [always])).toEqual([]);
  });
});
