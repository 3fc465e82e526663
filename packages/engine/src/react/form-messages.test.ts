import { describe, expect, it } from 'vitest';
import { type FieldPlan, fillParams, planForm } from '../core';
import { aForm } from '../testing/a-form';
import { testMessages } from '../testing/form-messages';
import { errorSentence, fieldMessages } from './field-messages';
import { type FormMessages, messagesOf } from './form-messages';

const bundles: Record<string, Record<string, Record<string, string>>> = {
  fr: { engine: { hello: 'Bonjour {name}', lamps_one: '{count} lampe', lamps_other: '{count} lampes' } },
  en: { engine: { hello: 'Hello {name}', only: 'Only here', doors_one: '{count} door', doors_other: '{count} doors' } },
};

describe('messagesOf', () => {
  const messages = messagesOf({
    languages: ['fr', 'en'],
    getResourceBundle: (language, namespace) => bundles[language]?.[namespace],
  });

  it('uses the locale of the user first, then the fallbacks', () => {
    expect(messages('engine::hello', { name: 'Zoé' })).toBe('Bonjour Zoé');
    expect(messages('engine::only')).toBe('Only here');
  });

  it('uses the plural form of the locale for the count, else the plain message', () => {
    expect([1, 2].map((count) => messages('engine::lamps', { count }))).toEqual(['1 lampe', '2 lampes']);
    expect([0, 1].map((count) => messages('engine::doors', { count }))).toEqual(['0 doors', '1 door']);
    expect(messages('engine::only', { count: 1 })).toBe('Only here');
  });

  it('returns undefined for an unknown key or namespace', () => {
    expect(messages('engine::none')).toBeUndefined();
    expect(messages('nowhere::hello')).toBeUndefined();
    expect(messages('engine::toString')).toBeUndefined();
  });
});

it.each([
  ['en', '12,345.5'],
  ['zh-Hans', '12,345.5'],
  ['fr', '12\u202f345,5'],
  ['ar', '12,345.5'],
  ['no language!', '12,345.5'],
])('writes numbers as %s does', (language, number) => {
  expect(fillParams('{a} of {b}', { a: 12_345.5, b: '1000' }, language)).toBe(`${number} of 1000`);
});

it('counts with separators, and names a value as it is typed', () => {
  const messages = testMessages('en', {});
  const sentence = (keyword: string) =>
    errorSentence({
      formId: 'a/b',
      plan: { path: ['year'], messageKey: 'year' },
      error: { pointer: '/year', keyword, params: { limit: 2_026 } },
      messages,
    });
  expect(sentence('maximum')).toBe('year must be at most 2026');
  expect(sentence('maxLength')).toBe('year can have at most 2,026 characters');
});

it('names what is wrong with a whole form, or with a name that it does not have', () => {
  const messages = testMessages('en', {});
  const sentence = (pointer: string, path: string[]) =>
    errorSentence({
      formId: 'a/b',
      plan: { path, messageKey: path.join('.') },
      error: { pointer, keyword: 'minProperties', params: { limit: 1 } },
      messages,
    });
  expect(sentence('', [])).toMatch(/^The input as a whole /);
  expect(sentence('/old/name', ['old', 'name'])).toMatch(/^name /);
});

it.each(['Full name', 'Size (mm)', 'A & B?', 'x-y', '_'])('fills the param {%s}, a name of a property', (name) => {
  expect(fillParams(`{${name}}: {a} { b } {"c": 1}`, { [name]: 'Zoé', a: 1 })).toBe('Zoé: 1 { b } {"c": 1}');
});

it('keeps a placeholder without a value', () => {
  expect(fillParams('{a} and {b}', { a: 1 })).toBe('1 and {b}');
});

describe('the messages of a field', () => {
  const form = aForm({
    id: 'notice_settings/wechat',
    schema: { type: 'object', properties: { template: { type: 'array', items: { type: 'object' } } } },
  });
  const [plan] = planForm(form).fields;
  if (plan === undefined) throw new Error('no field');
  const messages = testMessages('zh-Hans', {
    'forms/notice_settings/wechat': { 'template.title': '模板', 'template.items.title.title': '标识名称' },
  });

  it('name the invalid value inside the field', () => {
    const error = {
      pointer: '/template/1/title',
      field: '/template',
      keyword: 'unique',
      params: { property: 'title' },
    };
    expect(errorSentence({ formId: form.id, plan, error, messages })).toBe('标识名称不允许重复');
    expect(errorSentence({ formId: form.id, plan, error: { ...error, pointer: '/template/1/id' }, messages })).toBe(
      '模板不允许重复',
    );
  });

  it('name the field that the invalid one was compared with by its title', () => {
    const error = { keyword: 'compare', params: { propertyName: 'title', operator: '<=', with: 'id' } };
    const at = (pointer: string) => errorSentence({ formId: form.id, plan, error: { ...error, pointer }, messages });
    const named = testMessages('zh-Hans', {
      'forms/notice_settings/wechat': { 'template.items.title.title': '标识名称', 'template.items.id.title': '编号' },
    });
    expect(
      errorSentence({ formId: form.id, plan, error: { ...error, pointer: '/template/1/title' }, messages: named }),
    ).toBe('标识名称不能大于编号');
    // Without a title its name.
    expect(at('/template/1/title')).toBe('标识名称不能大于id');
  });

  it('name a value inside JSON by the title of its field and its place', () => {
    const json: FieldPlan = { ...plan, path: ['limits'], messageKey: 'limits', uiSchema: { 'ui:widget': 'json' } };
    const list: FieldPlan = {
      ...plan,
      path: ['parts'],
      messageKey: 'parts',
      uiSchema: { items: { map: json.uiSchema } },
    };
    const named = testMessages('en', {
      'forms/notice_settings/wechat': {
        'limits.title': 'Limits',
        'limits.high.title': 'Not this one',
        'parts.title': 'Parts',
        'parts.items.map.title': 'Map',
      },
    });
    const at = (field: FieldPlan, pointer: string) =>
      errorSentence({
        formId: form.id,
        plan: field,
        error: { keyword: 'maximum', params: { limit: 5 }, pointer },
        messages: named,
      });
    expect(at(json, '/limits')).toBe('Limits must be at most 5');
    expect(at(json, '/limits/high/0')).toBe('Limits › high › 0 must be at most 5');
    expect(at(list, '/parts/1/map/a.b')).toBe('Map › a.b must be at most 5');
    expect(at(list, '/parts/1')).toBe('Parts must be at most 5');
  });

  it('fall back to the name of the property, and to the last segment of a part', () => {
    const texts = fieldMessages({ formId: form.id, plan, messages: testMessages('en') });
    expect(texts.title).toBe('template');
    expect(texts.part('options.big')).toBe('big');
  });

  it('take the first example for a placeholder, unless a message is one', () => {
    const field: FieldPlan = { ...plan, schema: { type: 'string', examples: ['plant/1', 'plant/2'] } };
    const placeholderOf = (messages: FormMessages, plan = field) =>
      fieldMessages({ formId: form.id, plan, messages }).placeholder;
    expect(placeholderOf(() => undefined)).toBe('plant/1');
    expect(placeholderOf((key) => (key.endsWith('.placeholder') ? 'A place' : undefined))).toBe('A place');
    expect(placeholderOf(() => undefined, { ...field, schema: { type: 'boolean', examples: [true] } })).toBeUndefined();
  });
});

describe('the limit of a length of time', () => {
  const form = aForm({
    id: 'reception_settings/login',
    schema: { type: 'object', properties: { loginDuration: { $ref: 'duration.json' } } },
  });
  const schema = { type: 'object', product: { property: 'time', of: 'count', by: 'unit', factors: { s: 1 } } } as const;
  const [field] = planForm(form).fields;
  if (field === undefined) throw new Error('no field');
  const plan = { ...field, schema };
  const titles = { 'forms/reception_settings/login': { 'loginDuration.title': 'Login validity' } };

  it.each([
    ['en', 600, 'must be at least 10 minutes'],
    ['en', 86_400, 'must be at least 1 day'],
    ['en', 5_400, 'must be at least 90 minutes'],
    ['zh-Hans', 7_200, '2小时'],
  ] as const)('has its unit in %s: %d s', (language, limit, sentence) => {
    const error = { pointer: '/loginDuration/time', keyword: 'minimum', params: { limit } };
    const messages = testMessages(language, titles);
    expect(errorSentence({ formId: form.id, plan, error, messages })).toContain(sentence);
    const ofCount = { ...error, pointer: '/loginDuration/count' };
    expect(errorSentence({ formId: form.id, plan, error: ofCount, messages })).toContain(String(limit));
  });

  it('has the unit of the fallback, if the message is in that language', () => {
    const messages = messagesOf({
      languages: ['x!', 'en'],
      getResourceBundle: (language) => (language === 'en' ? { wait: 'Wait {limit}' } : undefined),
    });
    expect(messages('engine::wait', { limit: { seconds: 60 } })).toBe('Wait 1 minute');
  });
});

describe('the limit of a number with a unit', () => {
  const schema = { type: 'object', properties: { keepDays: { type: 'integer' } } } as const;
  const form = aForm({ id: 'notice_settings/log', schema });
  const [plan] = planForm(form).fields;
  if (plan === undefined) throw new Error('no field');
  const texts = {
    en: { 'keepDays.title': 'Retention', 'keepDays.unit_one': 'day', 'keepDays.unit_other': 'days' },
    'zh-Hans': { 'keepDays.title': '密码有效期', 'keepDays.unit': '天' },
  };
  const sentence = (language: 'en' | 'zh-Hans', keyword: string, params: Record<string, number>, own = {}) => {
    const messages = testMessages(language, { 'forms/notice_settings/log': { ...texts[language], ...own } });
    return errorSentence({ formId: form.id, plan, error: { pointer: '/keepDays', keyword, params }, messages });
  };

  it.each([
    ['en', 'minimum', { limit: 1 }, 'Retention must be at least 1 day'],
    ['en', 'maximum', { limit: 3650 }, 'Retention must be at most 3,650 days'],
    ['en', 'exclusiveMinimum', { limit: 0 }, 'Retention must be more than 0 days'],
    ['en', 'multipleOf', { multipleOf: 7 }, 'Retention must be a multiple of 7 days'],
    ['zh-Hans', 'minimum', { limit: 1 }, '密码有效期不能小于1天'],
  ] as const)('has it in %s: %s', (language, keyword, params, expected) => {
    expect(sentence(language, keyword, params)).toBe(expected);
  });

  it('is the number alone in a message of the form, which has its own unit', () => {
    const own = { 'keepDays.errors.minimum': 'Keep {limit} days or more' };
    expect(sentence('en', 'minimum', { limit: 7 }, own)).toBe('Keep 7 days or more');
  });

  it('stays the number of characters of a text', () => {
    expect(sentence('en', 'minLength', { limit: 2 })).toBe('Retention needs at least 2 characters');
  });
});
