import { expect, it } from 'vitest';
import { packOf } from './pack-name';

it.each([
  ['Français[fr].json', { label: 'Français', code: 'fr' }],
  ['简体中文[zh_Hans].json', { label: '简体中文', code: 'zh_Hans' }],
])('reads label and code of %s', (name, pack) => {
  expect(packOf(name)).toEqual(pack);
});

it.each([
  'fr.json',
  'Français[].json',
  'Français[FR].json',
  'Français[fr].txt',
  '[fr].json',
  'Français[fr].json.exe',
  'a/b[fr].json',
  'a[b][fr].json',
  `${'a'.repeat(61)}[fr].json`,
])('rejects %s', (name) => {
  expect(packOf(name)).toBeUndefined();
});
