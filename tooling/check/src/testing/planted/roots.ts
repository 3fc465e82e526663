import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { base, type Planted } from './planted';

interface Wrong {
  /** Laid into the form. */
  form?: Record<string, JsonValue>;
  /** Laid into its schema. */
  schema?: Record<string, JsonValue>;
  at: string[];
  pointer: string;
  message: string;
}

const text = { type: 'string', maxLength: 20 };
const street = { properties: { street: text } };
const city = { properties: { city: text } };
const list = { type: 'array', maxItems: 5, items: text };

/** Tabs whose root is no object of settings, or has a choice, in a way that cannot be stored or drawn. */
export const plantedRoots: Planted[] = [
  wrong('a setting for a root that is an object of settings', {
    form: { valueIn: 'choice' },
    at: ['"valueIn"'],
    pointer: '/valueIn',
    message: 'the root of "schema" has no value beside its settings; remove it',
  }),
  wrong('a choice in a setting that is declared', {
    form: { valueIn: 'mode' },
    schema: { oneOf: [street, city] },
    at: ['"valueIn": ', '"'],
    pointer: '/valueIn',
    message: '"mode" is a property already; write another name',
  }),
  wrong('a choice in a setting with the name of a property of a branch', {
    form: { valueIn: 'city' },
    schema: { oneOf: [street, city] },
    at: ['"valueIn": ', '"'],
    pointer: '/valueIn',
    message: '"city" is a property already; write another name',
  }),
  wrong('a choice in a setting with a reserved name', {
    form: { valueIn: 'id' },
    schema: { anyOf: [street, city] },
    at: ['"valueIn"'],
    pointer: '/valueIn',
    message: '"id" cannot be the name of a setting',
  }),
  wrong('a choice in a setting with a name that every object has', {
    form: { valueIn: 'constructor' },
    schema: { anyOf: [street, city] },
    at: ['"valueIn": ', '"'],
    pointer: '/valueIn',
    message: '"constructor" cannot be the name of a setting; write another name',
  }),
  wrong('settings for both a choice and what users name', {
    form: { valueIn: 'choice', othersIn: 'details' },
    schema: { oneOf: [street, city], maxProperties: 5, additionalProperties: text },
    at: ['"othersIn"'],
    pointer: '/othersIn',
    message: 'a tab has "valueIn" or "othersIn", not both',
  }),
  wrong('what users name in the setting of a value', {
    form: { valueIn: 'details', schema: { type: 'object', maxProperties: 5, additionalProperties: text } },
    at: ['"valueIn"'],
    pointer: '/valueIn',
    message: 'write "othersIn" in its place: that has what users name',
  }),
  wrong('two choices at the root', {
    form: { valueIn: 'choice' },
    schema: { oneOf: [street, city], anyOf: [street, city] },
    at: ['"anyOf"'],
    pointer: '/schema/anyOf',
    message: 'the root has two choices, and "valueIn" is one setting; put one of them in a property',
  }),
  wrong('a choice by a setting of the tab', {
    form: { valueIn: 'choice' },
    schema: { oneOf: [{ properties: { mode: { const: 'steady' }, street: text } }, city] },
    at: ['"oneOf": ', '"mode"'],
    pointer: '/schema/oneOf/0/properties/mode',
    message: '"mode" is a setting of the tab, and the choice stands in "choice"; rename it in the branch',
  }),
  wrong('a text without a length in a branch of the root', {
    form: { valueIn: 'choice' },
    schema: { oneOf: [street, { properties: { city: { type: 'string' } } }] },
    at: ['"city": ', '{'],
    pointer: '/schema/oneOf/1/properties/city',
    message: 'the text has no maximum length',
  }),
  wrong('a list at the root without a limit', {
    form: { valueIn: 'list', schema: { type: 'array', items: text }, uiSchema: {} },
    at: ['"schema": ', '{'],
    pointer: '/schema',
    message: 'the list has no maximum number of items',
  }),
  wrong('a value at the root without a type', {
    form: { valueIn: 'value', schema: { description: 'Anything.' }, uiSchema: {} },
    at: ['"schema": ', '{'],
    pointer: '/schema',
    message:
      'the field has no "type": nothing is drawn; add "type"; of several kinds it is a list: ["string", "number"]',
  }),
  wrong('a widget at the root that does not take the value', {
    form: { valueIn: 'list', schema: list, uiSchema: { 'ui:widget': 'slider' } },
    at: ['"slider"'],
    pointer: '/uiSchema/ui:widget',
    message: 'the widget "slider" takes a whole number or a number',
  }),
  wrong('a key of the uiSchema that a value at the root does not have', {
    form: { valueIn: 'list', schema: list, uiSchema: { item: {} } },
    at: ['"uiSchema": ', '"item"'],
    pointer: '/uiSchema/item',
    message: '"item" is no property of the schema; did you mean "items"?',
  }),
  wrong('a choice beside which everything is rejected', {
    form: {
      valueIn: 'choice',
      schema: { type: 'object', additionalProperties: false, anyOf: [street, city] },
      uiSchema: {},
    },
    at: ['"street"'],
    pointer: '/schema/anyOf/0/properties/street',
    message: 'remove "additionalProperties" beside the choice: its branches take no other properties than their own',
  }),
  wrong('overlapping branches of a choice at the root', {
    form: { valueIn: 'choice' },
    schema: { oneOf: [street, city] },
    at: ['"oneOf": ', '{', '{', '{', '{'],
    pointer: '/schema/oneOf/1',
    message: '{} matches this branch and branch 1 of "oneOf"',
  }),
];

function wrong(name: string, { form = {}, schema = {}, ...place }: Wrong): Planted {
  return {
    name,
    plant: (folder) => {
      for (const [key, value] of Object.entries(schema)) folder.set(base, `/schema/${key}`, value);
      for (const [key, value] of Object.entries<JsonValue | JsonObject>(form)) folder.set(base, `/${key}`, value);
    },
    file: base,
    ...place,
  };
}
