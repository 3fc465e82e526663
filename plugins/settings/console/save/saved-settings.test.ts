import { expect, it } from 'vitest';
import { createFormStore, type FormStore } from '@signalbox/engine/react';
import { aForm, compileForm, rejected } from '@signalbox/engine/testing';
import type { JsonObject } from '@signalbox/schemas';
import { aStore } from '../testing/a-store';
import { saveDrafts } from './save-drafts';
import { savedSettings } from './saved-settings';

/** The settings after a save of these drafts over `settings`. */
async function after(settings: JsonObject, ...stores: FormStore[]): Promise<JsonObject | undefined> {
  let saved: JsonObject | undefined;
  const send = async (patch: JsonObject, parts: Parameters<typeof savedSettings>[0]['parts']) =>
    (saved = savedSettings({ settings, patch, parts }));
  expect(await saveDrafts({ stores, send, errorsOf: () => [] })).toEqual({ kind: 'sent' });
  return saved;
}

const oneHour = { count: 1, unit: 'h', time: 3600 };

it('has the changed, removed and derived values, and keeps those of other tabs', async () => {
  const settings = { name: 'Signalbox', copyright: 'old', noOpExpire: null, sms: { appKey: 'k' } };
  const login = aStore('reception_settings/login', settings);
  const basics = aStore('settings/base', settings);
  login.setValue('/noOpExpireSetting', oneHour);
  basics.setValue('/copyright', undefined);
  expect(await after(settings, login, basics)).toEqual({
    name: 'Signalbox',
    noOpExpireSetting: oneHour,
    noOpExpire: 3600,
    sms: { appKey: 'k' },
  });
});

it('has the marker instead of a typed secret, also in the draft', async () => {
  const settings = { sms: { operator: 'lingxuntong', appKey: 'a' } };
  const sms = aStore('notice_settings/sms', settings);
  sms.setValue('/sms/appSecret', 'typed');
  expect(await after(settings, sms)).toEqual({ sms: { ...settings.sms, appSecret: { isSet: true } } });
  expect(sms.value('/sms/appSecret')).toEqual({ isSet: true });
  expect(sms.isDirty).toBe(false);
});

it('has markers in a list whose items have ids', async () => {
  const item = { id: 'a', expireTime: '2027-01-01T00:00:00.000Z' };
  const settings = { pressMoney: { expireSettings: [item] } };
  const reminders = aStore('modular_settings/license-reminder', settings);
  reminders.setValue('/pressMoney/expireSettings', [{ ...item, code: 'typed' }]);
  expect(await after(settings, reminders)).toEqual({
    pressMoney: { expireSettings: [{ ...item, code: { isSet: true } }] },
  });
});

it('is unknown for a list with a new item: the platform gives it an id', async () => {
  const reminders = aStore('modular_settings/license-reminder', {});
  reminders.setValue('/pressMoney/expireSettings', [{ expireTime: '2027-01-01T00:00:00.000Z', code: 'typed' }]);
  expect(await after({}, reminders)).toBeUndefined();
});

it('is unknown if a field becomes visible without a value: the platform may have stored one', async () => {
  const form = aForm({
    schema: {
      type: 'object',
      properties: { isOn: { type: 'boolean' }, note: { type: 'string' } },
      if: { required: ['isOn'], properties: { isOn: { const: true } } },
      else: { properties: { note: rejected } },
    },
  });
  const store = createFormStore({ form, compiled: compileForm(form), values: { isOn: false } });
  store.setValue('/isOn', true);
  expect(await after({ isOn: false }, store)).toBeUndefined();
});
