import { expect, it } from 'vitest';
import en from '../generated/locales/en.json';
import type { JsonObject } from '../src/form';
import { errorsOf } from '../testing/errors-of';

it('requires formats of a file type, and free-text formats of the type "other"', () => {
  const withEntry = (entry: JsonObject) =>
    errorsOf('modular_settings/upload-formats', { mediaLibraryAllowList: [entry] });
  expect(withEntry({ name: 'image', format: ['.png'] })).toEqual([]);
  expect(withEntry({ name: 'image' })).toEqual(['required /mediaLibraryAllowList/0 format']);
  expect(withEntry({ name: 'other', otherFormat: '.log/.dat' })).toEqual([]);
  expect(withEntry({ name: 'other', otherFormat: 'log, dat' })).toEqual([
    'pattern /mediaLibraryAllowList/0/otherFormat',
  ]);
  expect(withEntry({ name: 'other', format: ['.log'] })).toEqual([
    'required /mediaLibraryAllowList/0 otherFormat',
    'false schema /mediaLibraryAllowList/0/format',
  ]);
});

it('accepts a login duration of ten minutes and no less', () => {
  const lasting = (count: number) => ({ loginDuration: { count, unit: 'm', time: count * 60 } });
  expect(errorsOf('reception_settings/login', lasting(10))).toEqual([]);
  expect(errorsOf('reception_settings/login', lasting(9))).toEqual(['minimum /loginDuration/time']);
});

it('accepts a duration only if its seconds equal its count times its unit', () => {
  const lasting = (count: number, unit: string, time: number) =>
    errorsOf('reception_settings/login', { noOpExpireSetting: { count, unit, time } });
  expect(lasting(5, 'm', 300)).toEqual([]);
  expect(lasting(2, 'M', 5_259_644)).toEqual([]);
  expect(lasting(1000, 'Y', 31_536_000_000)).toEqual([]);
  expect(lasting(5, 'm', 1)).toEqual(['product /noOpExpireSetting']);
  expect(lasting(1, 'M', 2_592_000)).toEqual(['product /noOpExpireSetting']);
});

it('accepts a login limit only in one of its stored shapes', () => {
  const limited = (loginLimit: JsonObject) => errorsOf('reception_settings/base', { loginLimit });
  expect(limited({ type: 'noLimit' })).toEqual([]);
  expect(limited({ type: 'limit', count: 1 })).toEqual([]);
  expect(limited({ type: 'limit' })).toEqual(['required /loginLimit count']);
  expect(limited({ type: 'limit', count: 0 })).toEqual(['minimum /loginLimit/count']);
  expect(limited({ type: 'noLimit', count: 3 })).toEqual(['false schema /loginLimit/count']);
});

it('accepts an image as a URL, a data URI or a path, and no script', () => {
  const drawn = (logo: string) => errorsOf('settings/base', { name: 'Plant', logo });
  const images = [
    'https://example.com/a.png',
    'data:image/png;base64,AA==',
    '/rest/core/fileServer/a.png',
    'img/a b.png',
    'HTTPS://example.com/a.png',
    'Data:image/PNG;base64,AA==',
  ];
  expect(images.flatMap(drawn)).toEqual([]);
  expect(drawn('javascript:alert(1)')).toEqual(['pattern /logo']);
  expect(drawn('JavaScript:alert(1)')).toEqual(['pattern /logo']);
  expect(drawn('data:text/html;base64,AA==')).toEqual(['pattern /logo']);
});

it('requires at least seven days of time series, and 1 to 60 minutes for a verification code', () => {
  expect(errorsOf('bbs_realtime/base', { tsdbRetentionDays: 7 })).toEqual([]);
  expect(errorsOf('bbs_realtime/base', { tsdbRetentionDays: 6 })).toEqual(['minimum /tsdbRetentionDays']);
  const valid = (verifyCodeMinutes: number) =>
    errorsOf('safe_request/verification-code', { userExpand: { verifyCodeMinutes } });
  expect([1, 60].flatMap(valid)).toEqual([]);
  expect([0, 61].flatMap(valid)).toEqual([
    'minimum /userExpand/verifyCodeMinutes',
    'maximum /userExpand/verifyCodeMinutes',
  ]);
});

it('requires content of a backup, and modules of its data', () => {
  const made = (values: JsonObject) => errorsOf('backup/one-click', { name: 'Plant 2026-01-02 03:04:05', ...values });
  expect(made({ item: { mongodb: true }, mongoItem: ['rule'] })).toEqual([]);
  expect(made({ item: { html: true, mongodb: false } })).toEqual([]);
  expect(made({})).toEqual(['required item']);
  expect(made({ item: { mongodb: true } })).toEqual(['required mongoItem']);
  expect(made({ item: { html: true }, mongoItem: ['rule'], excludedDirs: [] })).toEqual([
    'false schema /mongoItem',
    'false schema /excludedDirs',
  ]);
  expect(made({ item: { html: true }, name: 'x'.repeat(31) })).toEqual(['maxLength /name']);
});

it('accepts a number as the restore rule, and rules of single modules', () => {
  const restored = (values: JsonObject) =>
    errorsOf('backup/restore', { item: { mongodb: true }, mongoItem: ['rule'], ...values });
  expect(restored({ itemType: 0, moduleRules: { rule: 2 } })).toEqual([]);
  expect(restored({})).toEqual(['required itemType']);
  expect(restored({ itemType: '0' })).toEqual(['type /itemType', 'enum /itemType']);
  expect(restored({ itemType: 1, moduleRules: { rule: 3, plant: 0 } })).toEqual([
    'additionalProperties /moduleRules',
    'enum /moduleRules/rule',
  ]);
});

it.each(['download', 'upload'])('requires the code of a %s when the option for it is on', (tab) => {
  expect(errorsOf(`backup/${tab}`, { hasCode: false })).toEqual([]);
  expect(errorsOf(`backup/${tab}`, { hasCode: true })).toEqual(['required password']);
  expect(errorsOf(`backup/${tab}`, { password: 'long enough' })).toEqual(['false schema /password']);
});

it('requires eight characters to encrypt an archive, and no minimum to open one', () => {
  const values = { hasCode: true, password: '7 signs' };
  expect(errorsOf('backup/download', values)).toEqual(['minLength /password']);
  expect(errorsOf('backup/project-export', { ...values, collections: { flow: true } })).toEqual([
    'minLength /password',
  ]);
  expect(errorsOf('backup/upload', values)).toEqual([]);
  expect(errorsOf('backup/project-import', { ...values, collections: { flow: true } })).toEqual([]);
});

it('accepts a backup interval of one hour or more', () => {
  const repeated = (cycle: JsonObject) =>
    errorsOf('backup/cycle', { name: 'Nightly', fileName: 'night', item: { html: true }, cycle });
  expect(repeated({ count: 1, unit: 'h' })).toEqual([]);
  expect(repeated({ count: 0, unit: 'd' })).toEqual(['minimum /cycle/count']);
  expect(repeated({ count: 1.5, unit: 'w' })).toEqual(['type /cycle/count', 'enum /cycle/unit']);
});

it('requires the host of an FTP server, once it is configured', () => {
  expect(errorsOf('modular_settings/ftp', {})).toEqual([]);
  expect(errorsOf('modular_settings/ftp', { ftp: { port: 21 } })).toEqual(['required /ftp host']);
});

it('requires the content of the offline reminder only while it is on', () => {
  const withMessage = (onlineMessage: JsonObject) =>
    errorsOf('modular_settings/network-disconnect', { userExpand: { onlineMessage } });
  expect(withMessage({ outLine: true })).toEqual(['required /userExpand/onlineMessage content']);
  expect(withMessage({ outLine: false })).toEqual([]);
});

it('requires title, path and element of a page that is neither a group nor a link', () => {
  expect(errorsOf('pages/page', { title: 'Pumps', path: 'pumps', element: 'dashboard.1' })).toEqual([]);
  expect(errorsOf('pages/page', { path: 'pumps', element: 'dashboard.1' })).toContain('required title');
  expect(errorsOf('pages/page', { title: 'Pumps', element: 'dashboard.1' })).toContain('required path');
  expect(errorsOf('pages/page', { title: 'Pumps', path: 'pumps' })).toContain('required element');
});

it('has titles that a sentence about their value can begin with, such as “… must be at least 1 minute”', () => {
  const phrases = Object.entries(en).flatMap(([form, messages]) =>
    Object.entries(messages)
      .filter(([key, title]) => key.endsWith('.title') && /\b(?:after|before|by|every|for|from|on|until)$/i.test(title))
      .map(([key, title]) => `${form} ${key}: ${title}`),
  );
  expect(phrases).toEqual([]);
});
