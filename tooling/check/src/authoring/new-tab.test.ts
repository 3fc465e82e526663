import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { checkAll } from '../check-all';
import { aSchemasFolder } from '../testing/schemas-folder';
import { askTab } from './ask-tab';
import { fieldKinds } from './field-kinds';
import { fixMessages } from './fix-messages';
import { rejectId, takenNames, writeTab } from './new-tab';

const folder = aSchemasFolder();
const { root } = folder;
afterAll(() => rmSync(root, { recursive: true }));

/** Answers one question after the other, and keeps the questions. */
function anAsk(answers: string[]) {
  const questions: string[] = [];
  const left = [...answers];
  const ask = async (question: string) => {
    questions.push(question);
    const answer = left.shift();
    if (answer === undefined) throw new Error(`no answer to ${question}`);
    return answer;
  };
  return { ask, questions, left };
}

test('asks for titles and fields, and again after an answer that cannot be used', async () => {
  const { ask, questions, left } = anAsk([
    'Maintenance',
    '维护',
    '',
    'is on',
    'isOn',
    'toggle',
    'switch',
    'On',
    '开启',
    'isOn',
    'size',
    'choice',
    'small, ?',
    'small, large, small',
    'Size',
    '大小',
    '',
  ]);
  expect(await askTab(ask)).toEqual({
    title: { en: 'Maintenance', 'zh-Hans': '维护' },
    fields: [
      { name: 'isOn', kind: 'switch', title: { en: 'On', 'zh-Hans': '开启' } },
      { name: 'size', kind: 'choice', title: { en: 'Size', 'zh-Hans': '大小' }, choices: ['small', 'large'] },
    ],
  });
  expect(left).toEqual([]);
  expect(questions.filter((question) => question.includes('\n')).map((question) => question.split('\n')[0])).toEqual([
    'A tab needs at least one field.',
    'A name has letters, digits, _ and -, e.g. isOn.',
    expect.stringContaining('Use one of: switch, text'),
    'There is a field of this name already.',
    expect.stringContaining('A choice is a word'),
  ]);
});

test('asks again for a name that is reserved or of another tab, and for a title that fits or shows', async () => {
  const { ask, questions } = anAsk([
    'A title that is much longer than what a tab can show',
    'Up to {count}',
    'Storm',
    '风暴',
    'id',
    'toString',
    'mode',
    'wind',
    'text',
    'Wind',
    '风',
    '',
  ]);
  expect(takenNames(root, 'lights/storm')).toEqual(expect.arrayContaining(['mode', 'fadeSeconds', 'lamps']));
  await askTab(ask, takenNames(root, 'lights/storm'));
  expect(questions.filter((question) => question.includes('\n')).map((question) => question.split('\n')[0])).toEqual([
    'It has more than 40 characters.',
    'Nothing fills {count}: write it without braces.',
    'The platform uses this name itself.',
    'The platform uses this name itself.',
    'Another tab has a setting of this name.',
  ]);
});

test('a tab with each kind of field is valid, but for the titles of choices', () => {
  for (const shared of ['image', 'file'])
    folder.write(`shared/${shared}.json`, '{ "type": "string", "maxLength": 100 }');
  const kinds = Object.keys(fieldKinds) as (keyof typeof fieldKinds)[];
  writeTab({
    root,
    id: 'lights/storm',
    title: { en: 'Storm', 'zh-Hans': '风暴' },
    fields: kinds.map((kind) => ({
      name: `a_${kind}`,
      kind,
      title: { en: kind, 'zh-Hans': kind },
      ...(kind === 'choice' ? { choices: ['small', 'large'] } : {}),
    })),
  });
  fixMessages({ root, writes: true });
  expect(checkAll({ root }).errors.map(({ pointer, wrong }) => `${pointer} ${wrong}`)).toEqual(
    ['small', 'large', 'small', 'large'].map(
      (choice) => `/a_choice.options.${choice} the message "a_choice.options.${choice}" is still to be written`,
    ),
  );
  expect(JSON.parse(folder.read('forms/lights/storm/form.json'))).toMatchObject({
    place: { group: 'lights', order: 30 },
    permission: { edit: 'light.edit' },
  });
});

test.each([
  ['Storm', 'is no id: write <group>/<tab>'],
  ['light/rain', 'There is no group "light"; did you mean "lights"?'],
  ['lights/base', 'There is a tab "lights/base" already.'],
])('rejects the id %s', (id, message) => {
  expect(() => rejectId(root, id)).toThrow(message);
});

test('accepts an id that is free', () => {
  expect(() => rejectId(root, 'lights/rain')).not.toThrow();
});
