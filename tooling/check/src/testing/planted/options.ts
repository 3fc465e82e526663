import type { JsonObject } from '@signalbox/schemas';
import { base, garden, type Planted } from './planted';

interface Wrong {
  ui: JsonObject;
  /** Name in the uiSchema: `ui:<name>`, or the name of an option in `ui:options`. */
  option: string;
  message: string;
  /** The error stands at the name of the option. */
  isAtName?: boolean;
  /** Pointer of the node in the uiSchema. */
  field?: string;
}

/** An option of an input that does not fit the field. */
function wrong(name: string, { ui, option, message, isAtName = false, field = '/mode' }: Wrong): Planted {
  const path = option.startsWith('ui:') ? option : `ui:options/${option}`;
  return {
    name,
    plant: (folder) => folder.set(base, `/uiSchema${field}`, ui),
    file: base,
    at: ['"uiSchema"', `"${option}"`, ...(isAtName ? [] : [': ', ''])],
    pointer: `/uiSchema${field}/${path}`,
    message,
  };
}

/** Options that RJSF has too, where they do nothing or name what is not there. */
export const plantedOptions: Planted[] = [
  wrong('a choice in the order that does not exist', {
    ui: { 'ui:options': { enumOrder: ['flash', '*'] } },
    option: 'enumOrder',
    message: '"flash" is no value of the "enum"',
  }),
  wrong('an order that lacks a choice', {
    ui: { 'ui:enumOrder': ['blink'] },
    option: 'ui:enumOrder',
    message: 'the order lacks "steady"; add it, or "*" for all others',
  }),
  {
    ...wrong('an order of choices of which one is a star', {
      ui: { 'ui:enumOrder': ['*', 'steady', 'blink'] },
      option: 'ui:enumOrder',
      message: '"*" stands for the other choices, and is a choice here; order the "enum" itself',
    }),
    plant: (folder) => {
      folder.set(base, '/schema/properties/mode/enum', ['steady', 'blink', '*']);
      folder.set(base, '/uiSchema/mode', { 'ui:enumOrder': ['*', 'steady', 'blink'] });
    },
  },
  wrong('a disabled choice that does not exist', {
    ui: { 'ui:enumDisabled': ['flash'] },
    option: 'ui:enumDisabled',
    message: '"flash" is no value of the "enum"',
  }),
  wrong('disabled choices without another one', {
    ui: { 'ui:enumDisabled': ['steady', 'blink'] },
    option: 'ui:enumDisabled',
    message: 'no choice is left',
  }),
  wrong('an empty value that is not valid', {
    field: '/contact/mail',
    ui: { 'ui:emptyValue': '' },
    option: 'ui:emptyValue',
    message: '"" is not valid in this field; remove it: an emptied input then has no value',
  }),
  wrong('an empty value of a number', {
    field: '/rate',
    ui: { 'ui:emptyValue': '0' },
    option: 'ui:emptyValue',
    message: '"0" is not valid in this field; remove it',
  }),
  wrong('null as the empty value of a number that is never null', {
    field: '/rate',
    ui: { 'ui:emptyValue': null },
    option: 'ui:emptyValue',
    message: 'the schema of the field does not allow null; add "null" to the list of its types, or remove it',
  }),
  wrong('null as the empty value of a choice', {
    ui: { 'ui:emptyValue': null },
    option: 'ui:emptyValue',
    isAtName: true,
    message: 'the widget "select" reads no option "emptyValue"',
  }),
  wrong('the widget among its options', {
    ui: { 'ui:options': { widget: 'radio' } },
    option: 'widget',
    isAtName: true,
    message: 'write "ui:widget" beside "ui:options"',
  }),
  wrong('a help among the options', {
    ui: { 'ui:options': { help: 'How it lights.' } },
    option: 'help',
    isAtName: true,
    message: 'write it as the message "<path>.help"',
  }),
  wrong('the order of the parts of a date', {
    ui: { 'ui:options': { format: 'YMD' } },
    option: 'format',
    isAtName: true,
    message: 'a date is written as the language of the user writes it',
  }),
  wrong('a hidden title of a section', {
    field: '/contact',
    ui: { 'ui:label': false },
    option: 'ui:label',
    message: '"label" stands at no field; move it to the field',
  }),
  wrong('a hidden title of a hidden field', {
    ui: { 'ui:widget': 'hidden', 'ui:options': { label: false } },
    option: 'label',
    isAtName: true,
    message: 'the widget "hidden" reads no option "label"; remove it: this widget has no options',
  }),
  wrong('buttons of a list at a text', {
    field: '/contact/mail',
    ui: { 'ui:options': { copyable: true } },
    option: 'copyable',
    isAtName: true,
    message: 'the widget "text" reads no option "copyable"',
  }),
  wrong('a focus on a duration', {
    field: '/fade',
    ui: { 'ui:widget': 'duration', 'ui:autofocus': true },
    option: 'ui:autofocus',
    isAtName: true,
    message: 'the widget "duration" reads no option "autofocus"',
  }),
  wrong('a focus on a section', {
    field: '/contact',
    ui: { 'ui:autofocus': true },
    option: 'ui:autofocus',
    message: '"autofocus" stands at no field; move it to the field',
  }),
  wrong('a password that the browser fills in', {
    field: '/contact/mail',
    ui: { 'ui:autocomplete': 'current-password' },
    option: 'ui:autocomplete',
    message: 'a password is a secret: write { "$ref": "secret.json" }',
  }),
  wrong('a misspelt kind of what the browser fills in', {
    field: '/contact/mail',
    ui: { 'ui:autocomplete': 'given_name' },
    option: 'ui:autocomplete',
    message: 'did you mean "given-name"?',
  }),
  wrong('a number as a kind of text', {
    field: '/contact/mail',
    ui: { 'ui:options': { inputType: 'number' } },
    option: 'inputType',
    message: '"number" is not one of the allowed values; write "type": "number" in the schema',
  }),
  wrong('the widget of RJSF for a slider, without limits', {
    field: '/fade',
    ui: { 'ui:widget': 'range' },
    option: 'ui:widget',
    message: 'the widget "slider" takes a whole number or a number with a minimum and a maximum',
  }),
  wrong('an option that is said twice', {
    field: '/contact/mail',
    ui: { 'ui:widget': 'textarea', 'ui:rows': 2, 'ui:options': { rows: 3 } },
    option: 'ui:rows',
    isAtName: true,
    message: '"ui:options" has "rows" too, which wins; keep one of the two',
  }),
  ...[
    { format: 'date', default: '2031-02-03' },
    { format: 'date-time', default: '2031-02-03T10:00:00Z' },
  ].map((day): Planted => ({
    name: `years without that of the default ${day.default}`,
    plant: (folder) => {
      folder.set(base, '/schema/properties/added', { type: 'string', ...day });
      folder.set(base, '/uiSchema/added', { 'ui:options': { yearsRange: [2030, 1980] } });
    },
    file: base,
    at: ['"yearsRange": ', '['],
    pointer: '/uiSchema/added/ui:options/yearsRange',
    message: `the default ${day.default} is not between 1980 and 2030; correct one of the two`,
  })),
  {
    name: 'a focus in the items of a list',
    plant: (folder) => folder.set(garden, '/uiSchema/lamps/items', { title: { 'ui:autofocus': true } }),
    file: garden,
    at: ['"ui:autofocus": ', ''],
    pointer: '/uiSchema/lamps/items/title/ui:autofocus',
    message: 'an item has the focus when the user adds it',
  },
];
