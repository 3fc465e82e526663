import { expect, it } from 'vitest';
import { compareTemplates, withTemplate } from './compare-templates';

const account = [
  { id: 'a', title: 'Alarm', content: '{{first.DATA}}\n{{device.DATA}}' },
  { id: 'b', title: 'Alarm', content: '{{first.DATA}}' },
  { id: 'c', title: '', content: '{{end.DATA}}' },
];
const typed = [
  { title: 'other name', id: 'a', content: '{{first.DATA}}\r\n{{device.DATA}}\n' },
  { title: 'Alarm', id: 'b', content: '{{first.DATA}} old' },
  { title: 'gone', id: 'z', content: 'x' },
];

it('compares by id and content, in the order of the account', () => {
  expect(compareTemplates(account, typed).map(({ id, status }) => [id, status])).toEqual([
    ['a', 'same'],
    ['b', 'differs'],
    ['c', 'onlyAccount'],
    ['z', 'onlyTyped'],
  ]);
  expect(compareTemplates([], [])).toEqual([]);
});

it('replaces the content, and keeps the name', () => {
  expect(withTemplate(typed, account[1]!)[1]).toEqual({ title: 'Alarm', id: 'b', content: '{{first.DATA}}' });
});

it('adds a template with a name that no other has, of at most 100 characters', () => {
  expect(withTemplate(typed, { id: 'd', title: 'Alarm', content: 'x' }).at(-1)?.title).toBe('Alarm 2');
  expect(withTemplate(typed, account[2]!).at(-1)?.title).toBe('c');
  const long = { title: 'n'.repeat(120), content: 'x' };
  const both = withTemplate(withTemplate([], { ...long, id: 'e' }), { ...long, id: 'f' });
  expect(both.map(({ title }) => title)).toEqual(['n'.repeat(100), `${'n'.repeat(98)} 2`]);
});
