import type { JsonObject } from '@signalbox/schemas';
import { base, garden, type Planted } from './planted';

const at = {
  switch: '/lightsShown',
  choice: '/mode',
  number: '/rate',
  duration: '/fade',
  text: '/contact/mail',
  secret: '/contact/key',
};
type Kind = keyof typeof at;

/** A widget on a field that it cannot draw. */
function misplaced(widget: string, kind: Kind, takes: string): Planted {
  const pointer = `/uiSchema${at[kind]}/ui:widget`;
  return {
    name: `the widget ${widget} on a field for a ${kind}`,
    plant: (folder) => {
      if (kind === 'text' || kind === 'secret') folder.set(base, '/uiSchema/contact', {});
      folder.set(base, `/uiSchema${at[kind]}`, { 'ui:widget': widget });
    },
    file: base,
    at: ['"uiSchema"', `"ui:widget": `, ...(kind === 'duration' ? [] : ['"ui:widget": ']), `"${widget}"`],
    pointer,
    message: `the widget "${widget}" takes ${takes}`,
  };
}

/** An option that the widget of the field does not read. */
function misread({
  field,
  ui,
  option,
  remedy,
}: {
  field: string;
  ui: JsonObject;
  option: string;
  remedy: string;
}): Planted {
  return {
    name: `the option ${option} of the widget ${String(ui['ui:widget'])}`,
    plant: (folder) => folder.set(base, `/uiSchema${field}`, ui),
    file: base,
    at: [`"${option}"`],
    pointer: `/uiSchema${field}/ui:options/${option}`,
    message: `reads no option "${option}"; ${remedy}`,
  };
}

/** A value of an option, or a key of the uiSchema, that the meta-schema rejects. */
function wrongUi(name: string, ui: JsonObject, { place, pointer, message }: WrongPlace): Planted {
  return {
    name,
    plant: (folder) => folder.set(base, '/uiSchema/fade', ui),
    file: base,
    at: ['"uiSchema"', place],
    pointer: `/uiSchema/fade${pointer}`,
    message,
  };
}

interface WrongPlace {
  place: string;
  pointer: string;
  message: string;
}

const time = '^(?:[01][0-9]|2[0-3]):[0-5][0-9]$';

const duration = (options: JsonObject): JsonObject => ({ 'ui:widget': 'duration', 'ui:options': options });

/** Widgets that do not suit their fields, and options that they do not read. */
export const plantedInWidgets: Planted[] = [
  misplaced('switch', 'choice', 'true or false, but this field is a text with an enum; remove it for the default one'),
  misplaced('switch', 'number', 'true or false, but this field is a whole number'),
  misplaced('switch', 'duration', 'true or false, but this field is an object'),
  misplaced('text', 'switch', 'a text, but this field is true or false'),
  misplaced('text', 'number', 'a text'),
  misplaced('text', 'secret', 'a text, but this field is a secret'),
  misplaced('textarea', 'number', 'a text'),
  misplaced('textarea', 'switch', 'a text'),
  misplaced('textarea', 'duration', 'a text'),
  misplaced(
    'code',
    'text',
    'a text with the contentMediaType application/json, but this field is a text; write "contentMediaType": "application/json"',
  ),
  misplaced('code', 'number', 'a text with the contentMediaType application/json, but this field is a whole number'),
  misplaced('password', 'text', 'values of dialogs only, but this field is a text; a password is a secret: write {'),
  misplaced('password', 'secret', 'values of dialogs only, but this field is a secret'),
  misplaced('number', 'switch', 'a whole number or a number'),
  misplaced('checkboxes', 'choice', 'a list of which each item is a text or a whole number or a number with an enum'),
  misplaced('slider', 'switch', 'a whole number or a number with a minimum and a maximum'),
  misplaced('tags', 'text', 'a list of which each item is a text'),
  misplaced('text-map', 'duration', 'an object of which each property that the user names is a text'),
  misplaced(
    'time',
    'text',
    `a text with the pattern ${time}, but this field is a text; write { "$ref": "time-of-day.json" }`,
  ),
  misplaced('date', 'text', 'a text of the format date'),
  wrongUi(
    'the widget of RJSF for a slider',
    { 'ui:widget': 'range' },
    {
      place: '"range"',
      pointer: '/ui:widget',
      message: '"range" is not one of the allowed values; use "slider", with "minimum" and "maximum"',
    },
  ),
  misplaced('number', 'choice', 'a whole number or a number'),
  misplaced('number', 'duration', 'a whole number or a number'),
  misplaced('select', 'number', 'a text or a whole number or a number with an enum'),
  misplaced('select', 'switch', 'a text or a whole number or a number with an enum'),
  misplaced('select', 'text', 'a text or a whole number or a number with an enum'),
  misplaced(
    'radio',
    'switch',
    'a text or a whole number or a number with an enum, or true or false with an enum, but this field is true or false; list the values in the schema: "enum": [true, false]',
  ),
  misplaced('radio', 'number', 'a text or a whole number or a number with an enum'),
  misplaced('radio', 'text', 'a text or a whole number or a number with an enum, or true or false with an enum'),
  misplaced('duration', 'number', 'an object with the properties count, unit, time'),
  misplaced('duration', 'choice', 'an object with the properties count, unit, time'),
  misplaced('login-limit', 'duration', 'an object with the properties type, count, key'),
  misplaced('error-login', 'duration', 'an object with the properties count, duration'),
  misplaced('theme', 'duration', 'an object with the properties id, name, type, isDark, tokens'),
  misplaced('theme', 'choice', 'an object with the properties'),
  misplaced('image', 'number', 'a text'),
  misplaced('file', 'number', 'a text'),
  misplaced('file', 'duration', 'a text'),
  misplaced('icon', 'switch', 'a text'),
  misplaced('color', 'number', 'a text'),
  misplaced('date-time', 'text', 'a text of the format date-time'),
  misplaced('date-time', 'number', 'a text of the format date-time'),
  misplaced('language-text', 'text', 'a text per language, but this field is a text'),
  misplaced('language-text', 'duration', 'a text per language'),
  misplaced('secret', 'text', 'a secret, but this field is a text; remove it for the default one'),
  misplaced('secret', 'number', 'a secret'),
  misplaced('list', 'text', 'a list of which each item is an object'),
  misplaced('list', 'duration', 'a list of which each item is an object'),
  misplaced('extension-list', 'text', 'a list of which each item is a text'),
  misplaced('language-select', 'switch', 'a text'),
  misplaced('language-multi-select', 'text', 'a list of which each item is a text'),
  misplaced('dashboard-select', 'number', 'a text, or an object with the properties id, name'),
  misplaced('dashboard-select', 'duration', 'a text, or an object with the properties id, name'),
  misplaced('permission-select', 'number', 'a text'),
  misplaced('flag-choice', 'duration', 'an object of which each property is true or false'),
  misplaced('flag-choice', 'choice', 'an object of which each property is true or false'),
  misplaced('module-choice', 'text', 'a list of which each item is a text with an enum'),
  misplaced('module-rules', 'text', 'an object of which each property is any value'),
  misplaced('directory-tree', 'text', 'a list of which each item is a text'),
  {
    name: 'a widget inside a list that does not suit its field',
    plant: (folder) => folder.set(garden, '/uiSchema/lamps/items', { colour: { 'ui:widget': 'textarea-x' } }),
    file: garden,
    at: ['"textarea-x"'],
    pointer: '/uiSchema/lamps/items/colour/ui:widget',
    message: 'did you mean "textarea"?',
  },
  {
    name: 'a switch on a text inside a list',
    plant: (folder) => folder.set(garden, '/uiSchema/lamps/items', { title: { 'ui:widget': 'switch' } }),
    file: garden,
    at: ['"switch"'],
    pointer: '/uiSchema/lamps/items/title/ui:widget',
    message: 'the widget "switch" takes true or false',
  },
  misread({ field: '/fade', ui: duration({ rows: 3 }), option: 'rows', remedy: 'use one of: minSeconds, units' }),
  misread({ field: '/fade', ui: duration({ category: 'img' }), option: 'category', remedy: 'use one of' }),
  misread({ field: '/rate', ui: { 'ui:options': { units: ['d'] } }, option: 'units', remedy: 'use one of: suffix' }),
  misread({
    field: '/mode',
    ui: { 'ui:widget': 'radio', 'ui:options': { rows: 2 } },
    option: 'rows',
    remedy: 'remove it: this widget has no options',
  }),
  misread({
    field: '/lightsShown',
    ui: { 'ui:widget': 'switch', 'ui:options': { suffix: 'unit' } },
    option: 'suffix',
    remedy: 'remove it',
  }),
  wrongUi('an option that no widget reads', duration({ inline: true }), {
    place: '"inline"',
    pointer: '/ui:options/inline',
    message: '"inline" is not known here; remove it: choices stand side by side',
  }),
  wrongUi('a misspelt option', duration({ minSecond: 3 }), {
    place: '"minSecond"',
    pointer: '/ui:options/minSecond',
    message: 'did you mean "minSeconds"?',
  }),
  wrongUi('an option of another type', duration({ minSeconds: '600' }), {
    place: '"600"',
    pointer: '/ui:options/minSeconds',
    message: 'must be integer',
  }),
  wrongUi('a unit that does not exist', duration({ units: ['d', 'x'] }), {
    place: '"x"',
    pointer: '/ui:options/units/1',
    message: 'not one of the allowed values',
  }),
  wrongUi(
    'an RJSF field that does not exist',
    { 'ui:field': 'DurationField' },
    {
      place: '"DurationField"',
      pointer: '/ui:field',
      message: 'is not one of the allowed values; use one of: AnyOfField',
    },
  ),
  ...Object.entries({
    'ui:help': 'write it as the message "<path>.help"',
    'ui:title': 'titles are messages: write "<path>.title"',
    'ui:description': 'write it as the message "<path>.help"',
    'ui:placeholder': 'write the message "<path>.placeholder", or "examples"',
    'ui:enumNames': 'titles of choices are messages: write "<path>.options.<value>"',
    'ui:autofocus': 'remove it: the page decides where the focus is',
    'ui:emptyValue': 'remove it: an empty input has no value',
    'ui:classNames': 'remove it: the theme decides how fields look',
    'ui:definitions': 'write it at each field that refers to the definition',
    'ui:layoutGrid': 'remove it: fields stand below each other',
    'ui:globalOptions': 'remove it: a section without values is not sent',
  }).map(([key, remedy]) =>
    wrongUi(
      `the key ${key}`,
      { 'ui:widget': 'duration', [key]: 'a' },
      {
        place: `"${key}"`,
        pointer: `/${key}`,
        message: `"${key}" is not known here; ${remedy}`,
      },
    ),
  ),
  ...Object.entries({
    title: 'titles are messages',
    enumNames: 'titles of choices are messages',
    dependentRequired: 'use "dependencies"',
    patternProperties: 'use "propertyNames" and "additionalProperties"',
    additionalItems: 'a list has items of one kind',
    discriminator: 'remove it: a branch is found by the constant in it',
    $id: 'remove it: a definition has its name',
  }).map(([key, remedy]) => ({
    name: `the keyword ${key}`,
    plant: (folder: Parameters<Planted['plant']>[0]) => folder.set(base, `/schema/properties/mode/${key}`, true),
    file: base,
    at: ['"mode": ', `"${key}"`],
    pointer: `/schema/properties/mode/${key}`,
    message: `"${key}" is not known here; ${remedy}`,
  })),
];
