import { expect, it } from 'vitest';
import { validateEntity } from '../generated/validators/all';

const keywords = (faults: ReturnType<typeof validateEntity>) => faults.map(({ keyword }) => keyword);

it('takes the chosen columns of a list under a dotted key, as known clients send them', () => {
  expect(validateEntity('user-update', { 'pageSetting.devices': ['name', 'power'] })).toEqual([]);
  expect(keywords(validateEntity('user-update', { 'roles.0': ['x'] }))).toEqual(['additionalProperties']);
});

it('lets nobody make themselves super, or change a password without the old one', () => {
  expect(keywords(validateEntity('profile', { isSuper: true }))).toEqual(['additionalProperties']);
  expect(keywords(validateEntity('profile', { password: 'new' }))).toContain('required');
  expect(validateEntity('profile', { password: 'new', oldPassword: 'old' })).toEqual([]);
});

it.each(['../secret', 'a/b', '..', 'a\u0000b', ''])('refuses %j as the name of a directory', (dirName) => {
  expect(validateEntity('media-mkdir', { catalog: 'img', dirName })).not.toEqual([]);
});

it('takes any property of a dashboard, which is a free document, but not a prototype key', () => {
  expect(validateEntity('dashboard', { name: 'Hall 1', widgets: [{ kind: 'gauge' }] })).toEqual([]);
  expect(keywords(validateEntity('dashboard', JSON.parse('{"name": "x", "__proto__": {}}')))).toContain(
    'propertyNames',
  );
});
