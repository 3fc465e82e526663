import { expect, it } from 'vitest';
import profile from './profile.json';
import userRecord from './user-record.json';
import type { SchemaError } from '../src/form';
import {
  dashboardEntity,
  profileEntity,
  themeEntity,
  themePatchEntity,
  userPatchEntity,
  userRecordEntity,
} from '../generated/validators/entities';

const keywords = (errors: SchemaError[]) => errors.map(({ keyword }) => keyword);

it('rejects users who make themselves super, or change a password without the old one', () => {
  expect(keywords(profileEntity.validate({ isSuper: true }))).toEqual(['additionalProperties']);
  expect(keywords(profileEntity.validate({ password: 'new' }))).toContain('required');
  expect(profileEntity.validate({ password: 'new', oldPassword: 'old' })).toEqual([]);
});

it('accepts a stored user with everything that users may set in their profile', () => {
  const { oldPassword: _old, password: _new, ...stored } = profile.properties;
  expect(Object.keys(userRecord.properties)).toEqual(expect.arrayContaining(Object.keys(stored)));
  expect(userRecordEntity.validate({ username: 'ada', avatar: '/rest/core/fileServer/ada.png' })).toEqual([]);
  // Accounts of earlier versions may have it: a restore does not lose them.
  expect(userRecordEntity.validate({ username: 'ada', avatar: '//example.org/ada.png' })).toEqual([]);
});

it('accepts any property of a dashboard, a free document, but not a prototype key', () => {
  expect(dashboardEntity.validate({ name: 'Hall 1', widgets: [{ kind: 'gauge' }] })).toEqual([]);
  expect(keywords(dashboardEntity.validate(JSON.parse('{"name": "x", "__proto__": {}}')))).toContain('propertyNames');
});

it.each([
  'url(https://evil.example/a.png)',
  'URL (//evil.example/a)',
  'image-set("https://evil.example/a.png" 1x)',
  'src("https://evil.example/a")',
  'expression(alert(1))',
  String.raw`\75 rl(https://evil.example/a)`,
  'red; background: red',
])('lets no token of a theme load or run anything: %s', (value) => {
  for (const [entity, theme] of [
    [themeEntity, { name: 'Dusk', tokens: { colorPrimary: value } }],
    [themePatchEntity, { tokens: { colorPrimary: value } }],
  ] as const)
    expect(keywords(entity.validate(theme))).toContain('pattern');
});

it.each(['#ffd666', 'rgba(0, 0, 0, 0.5)', 'cubic-bezier(0.2, 0, 0, 1)', "'Segoe UI', sans-serif", 'calc(1px + 2px)'])(
  'takes %s as a token of a theme',
  (value) => expect(themeEntity.validate({ name: 'Dusk', tokens: { colorPrimary: value } })).toEqual([]),
);

it('accepts the chosen columns of a list under a dotted key, as known clients send them', () => {
  expect(userPatchEntity.validate({ 'pageSetting.devices': ['name', 'power'] })).toEqual([]);
  expect(userPatchEntity.validate({ 'roles.0': ['x'] })).toMatchObject([{ keyword: 'additionalProperties' }]);
});
