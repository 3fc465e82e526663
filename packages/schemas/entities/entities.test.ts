import { expect, it } from 'vitest';
import { validateEntity } from '../generated/validators/all';

const keywords = (errors: ReturnType<typeof validateEntity>) => errors.map(({ keyword }) => keyword);

it('accepts the chosen columns of a list under a dotted key, as known clients send them', () => {
  expect(validateEntity('user-update', { 'pageSetting.devices': ['name', 'power'] })).toEqual([]);
  expect(keywords(validateEntity('user-update', { 'roles.0': ['x'] }))).toEqual(['additionalProperties']);
});

it('rejects users who make themselves super, or change a password without the old one', () => {
  expect(keywords(validateEntity('profile', { isSuper: true }))).toEqual(['additionalProperties']);
  expect(keywords(validateEntity('profile', { password: 'new' }))).toContain('required');
  expect(validateEntity('profile', { password: 'new', oldPassword: 'old' })).toEqual([]);
});

it.each(['../secret', 'a/b', '..', 'a\u0000b', ''])('rejects %j as the name of a directory', (dirName) => {
  expect(validateEntity('media-mkdir', { catalog: 'img', dirName })).not.toEqual([]);
});

it('accepts any property of a dashboard, a free document, but not a prototype key', () => {
  expect(validateEntity('dashboard', { name: 'Hall 1', widgets: [{ kind: 'gauge' }] })).toEqual([]);
  expect(keywords(validateEntity('dashboard', JSON.parse('{"name": "x", "__proto__": {}}')))).toContain(
    'propertyNames',
  );
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
  for (const [id, theme] of [
    ['theme', { name: 'Dusk', tokens: { colorPrimary: value } }],
    ['theme-patch', { tokens: { colorPrimary: value } }],
  ] as const)
    expect(keywords(validateEntity(id, theme))).toContain('pattern');
});

it.each(['#ffd666', 'rgba(0, 0, 0, 0.5)', 'cubic-bezier(0.2, 0, 0, 1)', "'Segoe UI', sans-serif", 'calc(1px + 2px)'])(
  'takes %s as a token of a theme',
  (value) => expect(validateEntity('theme', { name: 'Dusk', tokens: { colorPrimary: value } })).toEqual([]),
);
