import type { JsonValue } from '@signalbox/schemas';
import { addedField as field } from './added-field';
import { lamps, mistake, rate } from './mistake';
import { base, chinese, english, garden, group, type Planted } from './planted';

const elsewhere = (name: string, file: string, place: string, message: string): Planted => ({
  name,
  plant: (folder) => {
    folder.write(place, folder.read(file));
    if (place !== 'forms/lights/outdoor/night/form.json') folder.remove(file);
  },
  file: place,
  at: [],
  pointer: '',
  message,
});

const migration = (name: string, steps: JsonValue, place: Pick<Planted, 'at' | 'pointer' | 'message'>): Planted => ({
  name,
  plant: (folder) => folder.set(base, '/migrate', [{ since: '1.1.0', steps }]),
  file: base,
  ...place,
});

const schemaPath = (file: string, at: string, wanted: string): Planted => ({
  name: `a wrong path to the meta-schema in ${file}`,
  plant: (folder) => folder.set(file, '/$schema', '../meta.json'),
  file,
  at: [at],
  pointer: '/$schema',
  message: `write "$schema": "${wanted}"`,
});

/** Slips of staff: names of files, keywords of other languages, and values that no input takes. */
export const plantedSlips: Planted[] = [
  // Files
  elsewhere(
    'a misspelt name of a form',
    garden,
    'forms/lights/garden/forms.json',
    'nothing reads this file; name it form.json',
  ),
  elsewhere('a form with a capital letter', garden, 'forms/lights/garden/Form.json', 'rename it to form.json'),
  elsewhere('a form with a capital ending', garden, 'forms/lights/garden/form.JSON', 'rename it to form.json'),
  elsewhere('messages with a capital ending', english, 'forms/lights/base/locales/en.JSON', 'rename it to en.json'),
  elsewhere('messages beside their form', english, 'forms/lights/base/en.json', 'move it into a folder "locales"'),
  elsewhere(
    'messages in a misspelt folder',
    english,
    'forms/lights/base/locale/en.json',
    'move it into a folder "locales"',
  ),
  elsewhere(
    'Chinese messages under another name',
    chinese,
    'forms/lights/base/locales/zh-CN.json',
    'rename the file to zh-Hans.json',
  ),
  elsewhere(
    'English messages under another name',
    english,
    'forms/lights/base/locales/EN.json',
    'rename the file to en.json',
  ),
  elsewhere(
    'a tab inside a tab',
    garden,
    'forms/lights/outdoor/night/form.json',
    'move the folder: it is forms/<group>/<tab>',
  ),
  schemaPath(base, '"../meta.json"', '../../../meta/form.schema.json'),
  schemaPath(group, '"../meta.json"', '../../meta/group.schema.json'),
  schemaPath(english, '"../meta.json"', '../../../../meta/messages.schema.json'),
  {
    name: 'a parent tab that is there twice',
    plant: (folder) => folder.set(group, '/parentTabs/1', { key: 'outdoor', order: 50 }),
    file: group,
    at: ['"outdoor"', '"outdoor"'],
    pointer: '/parentTabs/1/key',
    message: 'the group has the parent tab "outdoor" twice',
  },
  // Messages
  {
    name: 'a message in which is nothing to see',
    plant: (folder) => folder.set(english, '/rate.title', '\u200b'),
    file: english,
    at: ['"rate.title": ', '"'],
    pointer: '/rate.title',
    message: 'is nothing to see',
  },
  {
    name: 'an error message with a param that nothing fills',
    plant: (folder) => folder.set(english, '/rate.errors.maximum', 'At most {max}.'),
    file: english,
    at: ['"rate.errors.maximum": ', '"'],
    pointer: '/rate.errors.maximum',
    message: 'nothing fills {max} in the message "rate.errors.maximum"; use {limit}',
  },
  // Schemas
  mistake('a field that is required at the field', {
    into: rate,
    keys: { required: true },
    at: ['"required": ', 'true'],
    pointer: '/required',
    message: 'name the field in "required" of the object around it',
  }),
  mistake('a limit of another language', {
    into: rate,
    keys: { max: 5 },
    at: ['"max"'],
    pointer: '/max',
    message: 'use "maximum" for a number',
  }),
  field(
    'a type of another language',
    { type: 'date' },
    { at: ['"type": ', '"'], pointer: '/added/type', message: 'write "type": "string", "format": "date"' },
  ),
  field(
    'a text without a character',
    { type: 'string', maxLength: 0 },
    { at: ['"maxLength": ', '0'], pointer: '/added/maxLength', message: 'nothing can be entered' },
  ),
  field(
    'an empty choice',
    { type: 'string', enum: ['a', ''] },
    { at: ['"enum": ', '""'], pointer: '/added/enum/1', message: 'an empty text is no choice' },
  ),
  field(
    'a pattern between slashes',
    { type: 'string', maxLength: 9, pattern: '/^a$/' },
    { at: ['"/^a$/"'], pointer: '/added/pattern', message: 'remove the slashes around it' },
  ),
  field(
    'an example of a secret',
    { $ref: 'secret.json', boundTo: [], examples: ['open'] },
    { at: ['"examples"'], pointer: '/added/examples', message: 'an example of a secret' },
  ),
  {
    name: 'a default that the input would raise',
    plant: (folder) => folder.set(base, '/uiSchema/fade/ui:options', { minSeconds: 600 }),
    file: base,
    at: ['600'],
    pointer: '/uiSchema/fade/ui:options/minSeconds',
    message: 'the default of 300 seconds is shorter than the 600',
  },
  ...['unique', 'itemTitle'].map((option): Planted => ({
    name: `a secret in ${option}`,
    plant: (folder) => {
      folder.set(garden, `${lamps}/items/properties/key`, { $ref: 'secret.json', boundTo: [] });
      folder.set(garden, '/uiSchema/lamps/ui:options', { [option]: ['key'] });
    },
    file: garden,
    at: [`"${option}"`, '"key"'],
    pointer: `/uiSchema/lamps/ui:options/${option}/0`,
    message: '"key" is a secret: the browser does not know its text',
  })),
  {
    name: 'a value derived from a secret',
    plant: (folder) => folder.set(base, '/derive/fadeSeconds', '/contact'),
    file: base,
    at: ['"/contact"'],
    pointer: '/derive/fadeSeconds',
    message: '"/contact" has a secret, which no program can read',
  },
  {
    name: 'a default in a unit that the input does not offer',
    plant: (folder) => folder.set(base, '/uiSchema/fade/ui:options', { units: ['h', 'd'] }),
    file: base,
    at: ['"units": ', '['],
    pointer: '/uiSchema/fade/ui:options/units',
    message: 'the unit "m" of the default is missing',
  },
  {
    name: 'a uiSchema inside a field without parts',
    plant: (folder) => folder.set(base, '/uiSchema/rate', { items: { 'ui:widget': 'text' } }),
    file: base,
    at: ['"items"'],
    pointer: '/uiSchema/rate/items',
    message: 'remove it: nothing is inside this field',
  },
  {
    name: 'a condition on the length of what is no list here',
    plant: (folder) => folder.set(base, '/schema/allOf/0/if/properties', { mode: { minItems: 1 } }),
    file: base,
    at: ['"if": ', '"mode": ', '{'],
    pointer: '/schema/allOf/0/if/properties/mode',
    message: 'missing type "array" for keyword "minItems"',
  },
  mistake('a path instead of the name of a shared value', {
    into: '/schema/properties/fade',
    keys: { $ref: '../shared/duration.json' },
    at: ['"../shared/duration.json"'],
    pointer: '/$ref',
    message: 'did you mean "duration.json"?',
  }),
  field(
    'a reference to a property',
    { $ref: '#/properties/a' },
    { at: ['"#/properties/a"'], pointer: '/added/$ref', message: '"#/definitions/<name>"' },
  ),
  field(
    'a day that is too short',
    { type: 'string', format: 'date', maxLength: 8 },
    {
      at: ['"maxLength": ', '8'],
      pointer: '/added/maxLength',
      message: 'a text of the format "date" has at least 10 characters',
    },
  ),
  // Migrations
  migration(
    'a place that is moved twice',
    [
      { rename: '/speed', to: '/rate' },
      { split: '/speed', at: ':', to: ['/mode', '/contact/mail'] },
    ],
    { at: ['"split": ', '"'], pointer: '/migrate/0/steps/1/split', message: '/speed is moved twice' },
  ),
  migration('a split into one part', [{ split: '/speed', at: ':', to: ['/rate'] }], {
    at: ['"to": ', '['],
    pointer: '/migrate/0/steps/0/to',
    message: 'the places of two to ten parts',
  }),
];
