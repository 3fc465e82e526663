import type { JsonValue } from '@signalbox/schemas';
import { base, type Planted } from './planted';

interface Wrong {
  othersIn?: string;
  others?: JsonValue;
  more?: Record<string, JsonValue>;
  at: string[];
  pointer: string;
  message: string;
}

const text = { type: 'string', maxLength: 20 };

/** A tab whose users name settings, in a form that cannot be drawn or stored. */
export const plantedOthers: Planted[] = [
  wrong('a name for what users name without a schema of it', {
    othersIn: 'details',
    at: ['"othersIn": ', '"'],
    pointer: '/othersIn',
    message: 'users cannot name settings at the root of this form; remove it, or write the schema',
  }),
  wrong('settings that users name in one that is declared', {
    othersIn: 'mode',
    others: text,
    at: ['"othersIn": ', '"'],
    pointer: '/othersIn',
    message: '"mode" is a property already; write another name',
  }),
  wrong('settings that users name and that are lists', {
    othersIn: 'details',
    others: { type: 'array', maxItems: 5, items: text },
    at: ['"additionalProperties": ', '{'],
    pointer: '/schema/additionalProperties',
    message: 'users can only name texts, numbers, and yes or no',
  }),
  wrong('settings that users name by patterns, without a setting that has them', {
    more: { patternProperties: { '^x-': text } },
    at: ['"patternProperties": ', '{'],
    pointer: '/schema/patternProperties',
    message: 'users could give settings the names of other tabs',
  }),
  wrong('lists by patterns of names', {
    othersIn: 'details',
    more: { maxProperties: 5, patternProperties: { '^x-': { type: 'array', maxItems: 5, items: text } } },
    at: ['"patternProperties": ', '{'],
    pointer: '/schema/patternProperties',
    message: 'users can only name texts, numbers, and yes or no',
  }),
  wrong('a pattern of names that limits a declared setting otherwise', {
    othersIn: 'details',
    more: { maxProperties: 5, patternProperties: { '^x-': text, '^mo': { type: 'string', maxLength: 2 } } },
    at: ['"^mo"'],
    pointer: '/schema/patternProperties/^mo',
    message:
      'the pattern matches "mode" too, and allows other values than it; let the pattern match no declared setting',
  }),
  wrong('a pattern of names that runs away', {
    othersIn: 'details',
    more: { maxProperties: 5, patternProperties: { '^(a+)+$': text } },
    at: ['"patternProperties": ', ': ', '{'],
    pointer: '/schema/patternProperties/^(a+)+$',
    message: 'the pattern needs very long for some texts',
  }),
  wrong('one of several patterns of names that runs away', {
    othersIn: 'details',
    more: { maxProperties: 5, patternProperties: { '^b+$': { type: 'integer' }, '^(a+)+$': text } },
    at: ['"^(a+)+$": ', '{'],
    pointer: '/schema/patternProperties/^(a+)+$',
    message: 'the pattern needs very long for some texts',
  }),
  wrong('a pattern of names that is no pattern', {
    othersIn: 'details',
    more: { maxProperties: 5, patternProperties: { '^(a': text } },
    at: ['"^(a"'],
    pointer: '/schema/patternProperties/^(a',
    message: 'is no regular expression',
  }),
  wrong('any number of settings by a pattern of names', {
    othersIn: 'details',
    more: { patternProperties: { '^x-': text } },
    at: ['"schema": ', '{'],
    pointer: '/schema',
    message: 'the object has no maximum number of properties; add "maxProperties"',
  }),
  wrong('files that users name', {
    othersIn: 'details',
    others: { ...text, format: 'data-url' },
    at: ['"additionalProperties": ', '{'],
    pointer: '/schema/additionalProperties',
    message: 'users can only name texts',
  }),
  wrong('secrets that users name', {
    othersIn: 'details',
    others: { $ref: 'secret.json', boundTo: [] },
    at: ['"additionalProperties": ', '{'],
    pointer: '/schema/additionalProperties',
    message: 'users can only name texts',
  }),
  wrong('any number of settings that users name', {
    othersIn: 'details',
    others: text,
    at: ['"schema": ', '{'],
    pointer: '/schema',
    message: 'the object has no maximum number of properties; add "maxProperties"',
  }),
  wrong('settings that users name, of any length', {
    othersIn: 'details',
    others: { type: 'string' },
    more: { maxProperties: 5 },
    at: ['"additionalProperties": ', '{'],
    pointer: '/schema/additionalProperties',
    message: 'the text has no maximum length',
  }),
  wrong('declared settings counted with those that users name', {
    othersIn: 'details',
    others: text,
    more: { maxProperties: 5, minProperties: 2 },
    at: ['"minProperties": ', '2'],
    pointer: '/schema/minProperties',
    message: 'are not counted together; remove it',
  }),
  wrong('a name for what users name that is reserved', {
    othersIn: 'id',
    others: text,
    more: { maxProperties: 5 },
    at: ['"othersIn"'],
    pointer: '/othersIn',
    message: '"id" cannot be the name of a setting',
  }),
  wrong('names of users by a pattern that runs away', {
    othersIn: 'details',
    others: text,
    more: { maxProperties: 5, propertyNames: { pattern: '^(a+)+$', maxLength: 40 } },
    at: ['"pattern": ', '"^(a'],
    pointer: '/schema/propertyNames/pattern',
    message: 'the pattern needs very long for some texts',
  }),
];

function wrong(name: string, { othersIn, others, more = {}, ...place }: Wrong): Planted {
  return {
    name,
    plant: (folder) => {
      if (othersIn !== undefined) folder.set(base, '/othersIn', othersIn);
      if (others !== undefined) folder.set(base, '/schema/additionalProperties', others);
      for (const [key, value] of Object.entries(more)) folder.set(base, `/schema/${key}`, value);
    },
    file: base,
    ...place,
  };
}
