import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { checkAll } from './check-all';
import { formatFault } from './fault';
import { aSchemasFolder, type SchemasFolder } from './testing/schemas-folder';

const base = 'forms/lights/base/form.json';
const garden = 'forms/lights/garden/form.json';
const group = 'forms/lights/group.json';
const english = 'forms/lights/base/words/en.json';
const chinese = 'forms/lights/base/words/zh-Hans.json';

interface Planted {
  name: string;
  plant: (folder: SchemasFolder) => void;
  file: string;
  /** Texts to be found one after the other in the file; the fault stands where the last one begins. Without any: 1:1. */
  at: string[];
  pointer: string;
  says: string;
}

const mode = { properties: { mode: { const: 'blink' } }, required: ['mode'] };

const planted: Planted[] = [
  // The JSON itself
  {
    name: 'a missing comma',
    plant: (folder) => folder.replace(base, '"order": 10,', '"order": 10'),
    file: base,
    at: ['"icon"'],
    pointer: '',
    says: 'comma expected',
  },
  {
    name: 'a key written twice',
    plant: (folder) => folder.replace(base, '"order": 10,', '"order": 10, "order": 20,'),
    file: base,
    at: ['"order"', '"order"'],
    pointer: '/place/order',
    says: 'stands here twice',
  },
  {
    name: 'broken words',
    plant: (folder) => folder.write(chinese, '{ "title": }'),
    file: chinese,
    at: ['}'],
    pointer: '',
    says: 'value expected',
  },
  // The meta-schemas
  {
    name: 'a misspelt key of a form',
    plant: (folder) => folder.replace(base, '"derive"', '"derrive"'),
    file: base,
    at: ['"derrive"'],
    pointer: '/derrive',
    says: 'did you mean "derive"?',
  },
  {
    name: 'a form without an order',
    plant: (folder) => folder.set(base, '/place/order', undefined),
    file: base,
    at: ['{', '"place": ', '{'],
    pointer: '/place',
    says: '"order" is missing; add it: ',
  },
  {
    name: 'an order that is a text',
    plant: (folder) => folder.set(base, '/place/order', '10'),
    file: base,
    at: ['"10"'],
    pointer: '/place/order',
    says: 'must be integer',
  },
  {
    name: 'a group without a permission',
    plant: (folder) => folder.set(group, '/permission', undefined),
    file: group,
    at: ['{'],
    pointer: '',
    says: '"permission" is missing',
  },
  {
    name: 'an empty word',
    plant: (folder) => folder.set(english, '/title', ''),
    file: english,
    at: ['""'],
    pointer: '/title',
    says: 'fewer than 1 character',
  },
  {
    name: 'a widget that does not exist',
    plant: (folder) => folder.set(base, '/uiSchema/fade/ui:widget', 'durration'),
    file: base,
    at: ['"durration"'],
    pointer: '/uiSchema/fade/ui:widget',
    says: 'did you mean "duration"?',
  },
  {
    name: 'a form keyword that no form may use',
    plant: (folder) => folder.set(base, '/schema/properties/mode/enumm', ['a']),
    file: base,
    at: ['"enumm"'],
    pointer: '/schema/properties/mode/enumm',
    says: 'did you mean "enum"?',
  },
  {
    name: 'a pattern that is no regular expression',
    plant: (folder) => folder.set(base, '/schema/properties/mode/pattern', '('),
    file: base,
    at: ['"("'],
    pointer: '/schema/properties/mode/pattern',
    says: 'must match format',
  },
  // References
  {
    name: 'a reference to a file that a form may not name',
    plant: (folder) => folder.set(base, '/schema/properties/fade/$ref', 'durations.json'),
    file: base,
    at: ['"durations.json"'],
    pointer: '/schema/properties/fade/$ref',
    says: 'did you mean "duration.json"?',
  },
  {
    name: 'a reference to a shared file that is not there',
    plant: (folder) => folder.remove('shared/secret.json'),
    file: base,
    at: ['"secret.json"'],
    pointer: '/schema/properties/contact/properties/key/$ref',
    says: 'names no sound file',
  },
  {
    name: 'a reference of an entity to nothing',
    plant: (folder) => folder.set('entities/lamp.json', '/properties/warmup/$ref', 'durashun.json'),
    file: 'entities/lamp.json',
    at: ['"durashun.json"'],
    pointer: '/properties/warmup/$ref',
    says: 'names no sound file',
  },
  {
    name: 'a shared schema that leads back to itself',
    plant: (folder) => folder.set('shared/duration.json', '/properties/time', { $ref: 'duration.json' }),
    file: 'shared/duration.json',
    at: ['"duration.json"'],
    pointer: '/properties/time/$ref',
    says: 'back to itself',
  },
  // Places and permissions
  {
    name: 'an id that is not the folder',
    plant: (folder) => folder.set(base, '/id', 'lights/bass'),
    file: base,
    at: ['"lights/bass"'],
    pointer: '/id',
    says: 'the folder is "lights/base"',
  },
  {
    name: 'a key that is not the folder',
    plant: (folder) => folder.set(group, '/key', 'lamps'),
    file: group,
    at: ['"lamps"'],
    pointer: '/key',
    says: 'the folder is "lights"',
  },
  {
    name: 'a form of another group',
    plant: (folder) => folder.set(base, '/place/group', 'lamps'),
    file: base,
    at: ['"lamps"'],
    pointer: '/place/group',
    says: 'the folder stands in "lights"',
  },
  {
    name: 'a form without a group',
    plant: (folder) => folder.remove(group),
    file: base,
    at: ['"group": ', '"lights"'],
    pointer: '/place/group',
    says: 'no sound forms/lights/group.json',
  },
  {
    name: 'a parent tab that does not exist',
    plant: (folder) => folder.set(garden, '/place/parentTab', 'outdor'),
    file: garden,
    at: ['"outdor"'],
    pointer: '/place/parentTab',
    says: 'did you mean "outdoor"?',
  },
  {
    name: 'a parent tab at the place of a tab',
    plant: (folder) => folder.set(group, '/parentTabs/0/order', 10),
    file: group,
    at: ['"outdoor"', '"order": ', '10'],
    pointer: '/parentTabs/0/order',
    says: 'is taken by',
  },
  {
    name: 'two tabs at one place of a strip',
    plant: (folder) => folder.set(garden, '/place/parentTab', undefined),
    file: garden,
    at: ['"order": ', '10'],
    pointer: '/place/order',
    says: 'e.g. 30',
  },
  {
    name: 'a permission that does not exist',
    plant: (folder) => folder.set(garden, '/permission/view', 'light.vieww'),
    file: garden,
    at: ['"light.vieww"'],
    pointer: '/permission/view',
    says: 'did you mean "light.view"?',
  },
  {
    name: 'a group permission that does not exist',
    plant: (folder) => folder.set(group, '/permission/view', 'lamp.see'),
    file: group,
    at: ['"lamp.see"'],
    pointer: '/permission/view',
    says: 'not in data/permissions.json',
  },
  // Strict mode
  {
    name: 'a limit for another type',
    plant: (folder) => folder.set(base, '/schema/properties/mode/minimum', 3),
    file: base,
    at: ['"mode": ', '{'],
    pointer: '/schema/properties/mode',
    says: 'say the "type" beside it',
  },
  {
    name: 'a misspelt keyword of a shared schema',
    plant: (folder) => folder.set('shared/duration.json', '/properties/count/minn', 1),
    file: 'shared/duration.json',
    at: ['"count": ', '{'],
    pointer: '/properties/count',
    says: 'unknown keyword: "minn"',
  },
  {
    name: 'a type that does not exist',
    plant: (folder) => folder.set('entities/lamp.json', '/properties/id/type', 'text'),
    file: 'entities/lamp.json',
    at: ['"id": ', '{'],
    pointer: '/properties/id',
    says: 'does not compile',
  },
  {
    name: 'a condition of a tab that does not compile',
    plant: (folder) => folder.set(garden, '/visibleWhen/properties/mode', { minimum: 2 }),
    file: garden,
    at: ['"mode": ', '{'],
    pointer: '/visibleWhen/properties/mode',
    says: 'say the "type" beside it',
  },
  // Defaults
  {
    name: 'a default that is no choice',
    plant: (folder) => folder.set(base, '/schema/properties/mode/default', 'blnk'),
    file: base,
    at: ['"blnk"'],
    pointer: '/schema/properties/mode/default',
    says: 'the default "blnk" is not valid',
  },
  {
    name: 'a default that its shared schema refuses',
    plant: (folder) => folder.set(base, '/schema/properties/fade/default/count', 0),
    file: base,
    at: ['"fade": ', '"default": ', '{'],
    pointer: '/schema/properties/fade/default',
    says: '/count must be >= 1',
  },
  {
    name: 'a default inside a list',
    plant: (folder) => folder.set(garden, '/schema/properties/lamps/items/properties/colour/default', 'hot'),
    file: garden,
    at: ['"hot"'],
    pointer: '/schema/properties/lamps/items/properties/colour/default',
    says: 'is not valid',
  },
  {
    name: 'defaults that do not go together',
    plant: (folder) => {
      folder.set(base, '/schema/properties/rate/default', 5);
      folder.set(base, '/schema/properties/mode/default', 'blink');
      folder.set(base, '/schema/allOf/0/then/properties', { rate: { type: 'integer', minimum: 10 } });
    },
    file: base,
    at: ['"rate": ', '{'],
    pointer: '/schema/properties/rate',
    says: 'the defaults together are not valid: /rate must be >= 10',
  },
  // Names
  {
    name: 'a required field that is not declared',
    plant: (folder) => folder.set(base, '/schema/required/0', 'modes'),
    file: base,
    at: ['"modes"'],
    pointer: '/schema/required/0',
    says: 'did you mean "mode"?',
  },
  {
    name: 'a condition that hides a field that is not declared',
    plant: (folder) => folder.set(base, '/schema/allOf/0/else/properties', { rates: false }),
    file: base,
    at: ['"rates"'],
    pointer: '/schema/allOf/0/else/properties/rates',
    says: 'did you mean "rate"?',
  },
  {
    name: 'a uiSchema key without a property',
    plant: (folder) => folder.set(base, '/uiSchema/fadde', {}),
    file: base,
    at: ['"fadde"'],
    pointer: '/uiSchema/fadde',
    says: 'did you mean "fade"?',
  },
  {
    name: 'an order of a field that is not there',
    plant: (folder) => folder.set(base, '/uiSchema/ui:order', ['modes', '*']),
    file: base,
    at: ['"modes"'],
    pointer: '/uiSchema/ui:order/0',
    says: 'did you mean "mode"?',
  },
  {
    name: 'a unique field that no item has',
    plant: (folder) => folder.set(garden, '/uiSchema/lamps/ui:options/unique/0', 'titel'),
    file: garden,
    at: ['"titel"'],
    pointer: '/uiSchema/lamps/ui:options/unique/0',
    says: 'among the properties',
  },
  {
    name: 'a derived value from nowhere',
    plant: (folder) => folder.set(base, '/derive/fadeSeconds', '/fade/seconds'),
    file: base,
    at: ['"/fade/seconds"'],
    pointer: '/derive/fadeSeconds',
    says: 'leads to no property',
  },
  // Claims
  {
    name: 'a setting of two forms',
    plant: (folder) => folder.set(garden, '/schema/properties/mode', { type: 'string' }),
    file: garden,
    at: ['"properties"', '"properties"', '"mode"'],
    pointer: '/schema/properties/mode',
    says: 'already set by',
  },
  {
    name: 'a section that is a field elsewhere',
    plant: (folder) => folder.set(garden, '/uiSchema/contact', { 'ui:widget': 'theme' }),
    file: garden,
    at: ['"contact"'],
    pointer: '/schema/properties/contact',
    says: 'already set by',
  },
  {
    name: 'a derived value that a form sets',
    plant: (folder) => folder.set(garden, '/derive', { rate: '/contact' }),
    file: garden,
    at: ['"rate"'],
    pointer: '/derive/rate',
    says: 'already set by',
  },
  // Conditions
  {
    name: 'a condition that never holds',
    plant: (folder) => folder.set(base, '/schema/allOf/0/if/properties/mode/const', 'blnk'),
    file: base,
    at: ['"if": ', '{'],
    pointer: '/schema/allOf/0/if',
    says: 'never holds',
  },
  {
    name: 'a condition that always holds',
    plant: (folder) => folder.set(base, '/schema/allOf/0/if', { properties: { mode: { enum: ['steady', 'blink'] } } }),
    file: base,
    at: ['"if": ', '{'],
    pointer: '/schema/allOf/0/if',
    says: 'holds for every value',
  },
  {
    name: 'a condition on a number beyond its limits',
    plant: (folder) =>
      folder.set(base, '/schema/allOf', [
        {
          if: { properties: { rate: { type: 'integer', minimum: 51 } }, required: ['rate'] },
          then: { properties: { fade: false } },
        },
      ]),
    file: base,
    at: ['"if": ', '{'],
    pointer: '/schema/allOf/0/if',
    says: 'never holds',
  },
  {
    name: 'a condition in a list that never holds',
    plant: (folder) =>
      folder.set(garden, '/schema/properties/lamps/items/allOf', [
        { if: { properties: { colour: { const: 'hot' } }, required: ['colour'] }, then: { required: ['title'] } },
      ]),
    file: garden,
    at: ['"if": ', '{'],
    pointer: '/schema/properties/lamps/items/allOf/0/if',
    says: 'never holds',
  },
  {
    name: 'a tab that is never shown',
    plant: (folder) => folder.set(garden, '/visibleWhen/properties/mode/const', 'dark'),
    file: garden,
    at: ['"visibleWhen": ', '{'],
    pointer: '/visibleWhen',
    says: 'never holds',
  },
  {
    name: 'a group whose condition reads nothing',
    plant: (folder) =>
      folder.set(group, '/visibleWhen', { properties: { lightShown: { const: true } }, required: ['lightShown'] }),
    file: group,
    at: ['"visibleWhen": ', '{'],
    pointer: '/visibleWhen',
    says: 'did you mean "lightsShown"?',
  },
  {
    name: 'fields that wait for each other',
    plant: (folder) =>
      folder.set(base, '/schema/allOf', [
        { if: mode, else: { properties: { rate: false } } },
        { if: { properties: { rate: { const: 2 } }, required: ['rate'] }, else: { properties: { mode: false } } },
      ]),
    file: base,
    at: ['"schema": ', '{'],
    pointer: '/schema',
    says: 'wait for each other',
  },
  // Words
  {
    name: 'a missing title',
    plant: (folder) => folder.set(chinese, '/mode.title', undefined),
    file: chinese,
    at: ['{'],
    pointer: '/mode.title',
    says: 'the word "mode.title" is missing',
  },
  {
    name: 'a missing choice',
    plant: (folder) => folder.set(english, '/mode.options.blink', undefined),
    file: english,
    at: ['{'],
    pointer: '/mode.options.blink',
    says: 'is missing',
  },
  {
    name: 'a missing title of a section',
    plant: (folder) => folder.set(english, '/contact.title', undefined),
    file: english,
    at: ['{'],
    pointer: '/contact.title',
    says: 'is missing',
  },
  {
    name: 'a missing title in a list',
    plant: (folder) => folder.set('forms/lights/garden/words/en.json', '/lamps.items.colour.title', undefined),
    file: 'forms/lights/garden/words/en.json',
    at: ['{'],
    pointer: '/lamps.items.colour.title',
    says: 'is missing',
  },
  {
    name: 'a word that nothing draws',
    plant: (folder) => folder.set(english, '/mood.title', 'Mood'),
    file: english,
    at: ['"mood.title"'],
    pointer: '/mood.title',
    says: 'nothing in the form lights/base asks',
  },
  {
    name: 'a help in one language only',
    plant: (folder) => folder.set(chinese, '/rate.help', undefined),
    file: chinese,
    at: ['{'],
    pointer: '/rate.help',
    says: 'translate it: "At most {max}."',
  },
  {
    name: 'a placeholder in the other language only',
    plant: (folder) => folder.set(chinese, '/rate.placeholder', '例如 3'),
    file: chinese,
    at: ['"rate.placeholder"'],
    pointer: '/rate.placeholder',
    says: 'add it there or remove it here',
  },
  {
    name: 'another hole',
    plant: (folder) => folder.set(chinese, '/rate.help', '最多 {most}。'),
    file: chinese,
    at: ['"最多'],
    pointer: '/rate.help',
    says: 'has {most}, but {max}',
  },
  {
    name: 'a language that is missing',
    plant: (folder) => folder.remove(chinese),
    file: base,
    at: [],
    pointer: '',
    says: 'words/zh-Hans.json is missing',
  },
  {
    name: 'a language that belongs into a pack',
    plant: (folder) => folder.write('forms/lights/base/words/fr.json', '{"title": "Base"}'),
    file: 'forms/lights/base/words/fr.json',
    at: [],
    pointer: '',
    says: 'language pack',
  },
  {
    name: 'a parent tab without a title',
    plant: (folder) => folder.set('forms/lights/words/en.json', '/parentTabs.outdoor', undefined),
    file: 'forms/lights/words/en.json',
    at: ['{'],
    pointer: '/parentTabs.outdoor',
    says: 'is missing',
  },
  {
    name: 'a permission without a word',
    plant: (folder) => folder.set('data/words/zh-Hans.json', '/permissions.light.edit', undefined),
    file: 'data/words/zh-Hans.json',
    at: ['{'],
    pointer: '/permissions.light.edit',
    says: 'is missing',
  },
];

const folders: SchemasFolder[] = [];
afterEach(() => {
  for (const { root } of folders.splice(0)) rmSync(root, { recursive: true });
});

test('finds nothing wrong in sound schemas', () => {
  const folder = aFolder();
  expect(checkAll({ root: folder.root })).toEqual({ faults: [], fileCount: 15, formCount: 2 });
});

test.each(planted)('finds $name', ({ plant, file, at, pointer, says }) => {
  const folder = aFolder();
  plant(folder);
  const report = checkAll({ root: folder.root }).faults.map(formatFault);
  const wanted = `${join(folder.root, file)}:${placeOf(folder.read(file), at)} ${pointer || '(whole file)'} — `;
  const told = report.filter((line) => line.startsWith(wanted) && line.includes(says));
  expect(told, `wanted ${wanted}…${says}, but found:\n${report.join('\n')}\n`).toHaveLength(1);
});

function aFolder(): SchemasFolder {
  const folder = aSchemasFolder();
  folders.push(folder);
  return folder;
}

function placeOf(text: string, at: string[]): string {
  const offset = at.reduce((from, part, index) => {
    const found = text.indexOf(part, from);
    if (found < 0) throw new Error(`The file does not hold ${part}`);
    return index === at.length - 1 ? found : found + part.length;
  }, 0);
  const before = text.slice(0, offset).split('\n');
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
}
