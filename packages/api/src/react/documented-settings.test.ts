import { expect, test } from 'vitest';
import type { JsonObject } from '@signalbox/schemas';
import { documentedSettings } from './documented-settings';

test.each<[string, JsonObject, JsonObject]>([
  [
    'a duration of seconds alone',
    { pressMoney: { tipTime: { time: 300 } } },
    { pressMoney: { tipTime: { count: 5, unit: 'm', time: 300 } } },
  ],
  [
    'a duration without a count, in its unit',
    { noOpExpireSetting: { unit: 'm', time: 3600 } },
    { noOpExpireSetting: { count: 60, unit: 'm', time: 3600 } },
  ],
  [
    'one in a unit that would need more than 1000',
    { loginDuration: { count: null, unit: 's', time: 86_400 } },
    { loginDuration: { count: 1, unit: 'd', time: 86_400 } },
  ],
  [
    'a duration without seconds',
    { a: 1, errorLogin: { count: 3, duration: { unit: 'm' } } },
    { a: 1, errorLogin: { count: 3 } },
  ],
  ['a value that is null', { sms: null, name: 'A' }, { name: 'A' }],
  [
    'a duration in a list',
    { pressMoney: { expireSettings: [{ code: 'a', durationTime: { time: 86_400 } }] } },
    { pressMoney: { expireSettings: [{ code: 'a', durationTime: { count: 1, unit: 'd', time: 86_400 } }] } },
  ],
  [
    'the file type of the documents',
    {
      mediaLibraryAllowList: [
        { name: '3d file', format: ['.obj'] },
        { name: 'other', otherFormat: '.x' },
      ],
    },
    {
      mediaLibraryAllowList: [
        { name: '3d', format: ['.obj'] },
        { name: 'other', otherFormat: '.x' },
      ],
    },
  ],
  [
    'a complete duration and pages, unchanged',
    { a: { count: 2, unit: 'h', time: 7200 }, routers: [{ time: 5, title: null }] },
    { a: { count: 2, unit: 'h', time: 7200 }, routers: [{ time: 5, title: null }] },
  ],
  ['an empty object, unchanged', { email: {} }, { email: {} }],
])('reads %s', (_name, stored, expected) => {
  expect(documentedSettings(stored)).toEqual(expected);
});

test('reads the single reminder of older versions as the first one', () => {
  const expireTime = '2030-05-01T08:00:00.000Z';
  expect(documentedSettings({ pressMoney: { tip: 'Call us', expireTime } })).toMatchObject({
    pressMoney: { expireSettings: [{ expireTime, tip: 'Call us', isOld: true }] },
  });
});
