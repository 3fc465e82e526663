import { aTabDraft } from '@signalbox/schemas/testing/a-tab-draft';
import { expect, test } from 'vitest';
import { checkDraft } from './check-draft';

const text = { type: 'string', maxLength: 20 } as const;
const section = { type: 'object', additionalProperties: false, properties: { upkeepBy: text } } as const;
const branches = {
  'upkeepNotice.options.0': 'By',
  'upkeepNotice.options.1': 'Other',
  'upkeepNotice.upkeepBy.title': 'By',
};
const titles = { 'upkeep.title': 'Upkeep', 'upkeep.upkeepBy.title': 'By' };
const grid = (...names: string[]) => ({ 'ui:row': { children: names } });

const mistakes: [string, Parameters<typeof aTabDraft>[0]][] = [
  [
    'an input on a constant',
    {
      properties: { upkeepKind: { type: 'string', const: 'sluice' } },
      uiSchema: { upkeepKind: { 'ui:widget': 'text' } },
    },
  ],
  [
    'a grid without a field',
    {
      properties: { upkeepBy: text, upkeepAt: text },
      uiSchema: { 'ui:field': 'LayoutGridField', 'ui:layoutGrid': grid('upkeepBy') },
    },
  ],
  [
    'a grid without a place for the button of a section',
    {
      properties: { upkeep: section },
      texts: titles,
      uiSchema: {
        'ui:field': 'LayoutGridField',
        'ui:layoutGrid': grid('upkeep.upkeepBy'),
        upkeep: { 'ui:enableOptionalDataFieldForType': ['object'] },
      },
    },
  ],
  [
    'an input that does not show the choices',
    {
      properties: { upkeepKind: { type: 'string', enum: ['a'] } },
      texts: { 'upkeepKind.options.a': 'A' },
      uiSchema: { upkeepKind: { 'ui:widget': 'text' } },
    },
  ],
  ['limits that no value keeps', { properties: { upkeepNotice: { ...text, minLength: 30 } } }],
  ['an icon that is no more', { more: { place: { group: 'settings', order: 990, icon: 'sluice' } } }],
  ['a message that is missing', { properties: { upkeepNotice: text, upkeepKind: { enum: ['a'], type: 'string' } } }],
  ['a widget of a plug-in that is no more', { uiSchema: { upkeepNotice: { 'ui:widget': 'gone:text' } } }],
];

test.each(mistakes)('%s keeps a draft from being published, and no published tab from being used', (_what, options) => {
  const { errors, preventing, form } = checkDraft({ draft: aTabDraft(options), published: [] });
  expect(errors).not.toEqual([]);
  expect(preventing).toEqual([]);
  expect(form).toBeDefined();
});

const invalidDrafts: [string, Parameters<typeof aTabDraft>[0]][] = [
  ['a text without a limit', { properties: { upkeepNotice: { type: 'string' } } }],
  ['a pattern that runs away', { properties: { upkeepNotice: { ...text, pattern: '^(a+)+$' } } }],
  [
    'a secret with a default',
    { properties: { upkeepToken: { $ref: 'secret.json', boundTo: [], default: 'kingfisher' } } },
  ],
  ['a setting of the product', { properties: { copyright: text } }],
  ['a widget for another type', { uiSchema: { upkeepNotice: { 'ui:widget': 'switch' } } }],
  [
    'a branch that takes any property, which RJSF cannot tell from the others',
    {
      properties: { upkeepNotice: { oneOf: [section, { type: 'object', additionalProperties: text }] } },
      texts: branches,
    },
  ],
  ['a group that is no more', { more: { place: { group: 'gone', order: 990 } } }],
];

test.each(invalidDrafts)('%s takes a published tab out of use', (_what, options) => {
  const { preventing, form } = checkDraft({ draft: aTabDraft(options), published: [] });
  expect(preventing).not.toEqual([]);
  expect(form).toBeUndefined();
});

test('a choice between variants, which RJSF draws, needs no clone', () => {
  const properties = { upkeepNotice: { oneOf: [section, { type: 'null' as const }] } };
  const { errors, form } = checkDraft({ draft: aTabDraft({ properties, texts: branches }), published: [] });
  expect(errors).toEqual([]);
  expect(form).toBeDefined();
});

test('a known mistake of another published tab is none of the draft, and one that the draft causes is', () => {
  const reader = aTabDraft({
    id: 'settings/reader',
    texts: { closed: 'Closed' },
    order: 991,
    properties: { upkeepReader: text },
    more: { visibleWhen: { required: ['upkeepNotice'], properties: { upkeepNotice: { const: 'shut' } } } },
  });
  const without = aTabDraft({ properties: { upkeepText: text } });
  expect(checkDraft({ draft: aTabDraft(), published: [reader] }).errors).toEqual([]);
  const [caused] = checkDraft({ draft: without, published: [reader] }).errors;
  expect(caused).toMatchObject({ wrong: expect.stringContaining('which is set nowhere') });
  expect(checkDraft({ draft: without, published: [reader], flawed: [reader.id] }).errors).toEqual([]);
});

const slow = (number: number) => `^(([a-z]{1,8}-?){1,8}${number})$`;

test('each slow pattern of a draft is an error, whatever its keyword', () => {
  const texts = { upkeepMap: { ...text, pattern: slow(1) }, upkeepNotice: { ...text, pattern: slow(2) } };
  const properties = {
    ...texts,
    upkeepNames: {
      type: 'object' as const,
      maxProperties: 3,
      propertyNames: { pattern: slow(3), maxLength: 20 },
      additionalProperties: { ...text, pattern: slow(4) },
    },
    upkeepList: {
      type: 'array' as const,
      maxItems: 3,
      items: { type: 'string' as const, maxLength: 20, pattern: slow(5) },
      contains: { pattern: slow(6) },
    },
    upkeepChoice: { ...text, allOf: [{ pattern: slow(7) }], anyOf: [{ pattern: slow(8) }], not: { pattern: slow(9) } },
  };
  const draft = aTabDraft({
    properties,
    more: { visibleWhen: { properties: { title: { pattern: slow(10) } } } },
  });
  const schema = {
    type: 'object',
    additionalProperties: false,
    properties,
    if: { properties: { upkeepNotice: { pattern: slow(11) } } },
    then: { properties: { upkeepMap: { pattern: slow(12) } } },
  };
  const form = JSON.stringify({ ...(JSON.parse(draft.form) as object), schema });
  const { errors } = checkDraft({ draft: { ...draft, form }, published: [] });
  const slowOnes = errors.filter(({ wrong }) => wrong === 'the pattern needs very long for some texts');
  expect(slowOnes).toHaveLength(12);
});

test('a draft with usual patterns has no error', () => {
  const patterns = [
    String.raw`^[^\s@]+@[^\s@]+\.[^\s@]+$`,
    String.raw`^https?:\/\/[^\s/$.?#].[^\s]*$`,
    String.raw`^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$`,
  ];
  for (const pattern of patterns) {
    const draft = aTabDraft({ properties: { upkeepNotice: { ...text, pattern } } });
    expect(checkDraft({ draft, published: [] }).errors).toEqual([]);
  }
});

test.each([
  ['(a)\\1', 'refers back'],
  ['(?<=a)b', 'looks back'],
])('the pattern %s is rejected at once, as it %s', (pattern, wrong) => {
  const { errors } = checkDraft({
    draft: aTabDraft({ properties: { upkeepNotice: { ...text, pattern } } }),
    published: [],
  });
  expect(errors).toMatchObject([
    { wrong: expect.stringContaining(wrong) as string, remedy: expect.any(String) as string },
  ]);
});
