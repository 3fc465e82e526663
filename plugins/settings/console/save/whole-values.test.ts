import { expect, test } from 'vitest';
import type { FormId, JsonObject } from '@signalbox/schemas';
import { aStore } from '../testing/a-store';
import { wholeValues } from './whole-values';

const secret = { operator: 'ali', appKey: 'k', appSecret: 'in clear', signName: 'Old', region: 'north' };
const allowed = [{ name: '3d file', format: ['.obj'] }];

test.each<[string, FormId, JsonObject, JsonObject, JsonObject]>([
  [
    'keys beside it',
    'notice_settings/sms',
    { sms: secret },
    { sms: { signName: 'New' } },
    { sms: { ...secret, signName: 'New' } },
  ],
  [
    'keys of other tabs',
    'safe_request/password',
    { userExpand: { onlineMessage: { outLine: true }, needChangePwd: true } },
    { userExpand: { minPasswordLength: 12 } },
    { userExpand: { onlineMessage: { outLine: true }, needChangePwd: true, minPasswordLength: 12 } },
  ],
  [
    'a removed key',
    'notice_settings/sms',
    { sms: secret },
    { sms: { appKey: null } },
    { sms: { operator: 'ali', appSecret: 'in clear', signName: 'Old', region: 'north' } },
  ],
  ['a removed setting', 'settings/base', { copyright: 'us', name: 'A' }, { copyright: null }, { copyright: null }],
  [
    'the derived value',
    'reception_settings/login',
    { noOpExpire: 60, loginDuration: { count: 1, unit: 'd', time: 86_400 } },
    { noOpExpireSetting: { count: 1, unit: 'h', time: 3600 }, noOpExpire: 3600 },
    { noOpExpireSetting: { count: 1, unit: 'h', time: 3600 }, noOpExpire: 3600 },
  ],
  [
    'a derived value that is removed',
    'reception_settings/login',
    { noOpExpire: 60, noOpExpireSetting: { count: 1, unit: 'm', time: 60 } },
    { noOpExpireSetting: null, noOpExpire: null },
    { noOpExpireSetting: null, noOpExpire: null },
  ],
  [
    'the file type as the documents call it',
    'modular_settings/upload-formats',
    { mediaLibraryAllowList: allowed },
    {
      mediaLibraryAllowList: [
        { name: '3d', format: ['.stl'] },
        { name: 'font', format: ['.ttf'] },
      ],
    },
    {
      mediaLibraryAllowList: [
        { name: '3d file', format: ['.stl'] },
        { name: 'font', format: ['.ttf'] },
      ],
    },
  ],
])('sends whole settings: %s', (_name, form, settings, patch, expected) => {
  const plans = [aStore(form, settings).plan];
  expect(wholeValues({ plans, settings, patch })).toEqual(expected);
});
