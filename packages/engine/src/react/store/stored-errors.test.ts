import { expect, it } from 'vitest';
import type { JsonObject } from '@signalbox/schemas';
import { smsForm } from '../../testing/a-form';
import { compileForm } from '../../testing/compile-form';
import { createFormStore } from './form-store';

const tooLong = 'an application key of an earlier version';
const narrowed = { sms: { operator: 'lingxuntong', appKey: tooLong } };
const aStore = (values: JsonObject = narrowed) =>
  createFormStore({ form: smsForm, compiled: compileForm(smsForm), values, isStored: true });
const shown = (store: ReturnType<typeof aStore>, pointer: string) =>
  store.jotai.get(store.field(pointer).error)?.keyword;

it('shows the error of a stored value before the user touches it', () => {
  const store = aStore();
  expect(shown(store, '/sms/appKey')).toBe('maxLength');
  expect(store.jotai.get(store.status)).toMatchObject({ errorCount: 1, isValid: true, isDirty: false });
});

it('does not show errors of default values at once', () => {
  const store = createFormStore({ form: smsForm, compiled: compileForm(smsForm), values: { sms: {} } });
  expect(shown(store, '/sms/appKey')).toBeUndefined();
  expect(store.isValid).toBe(false);
});

it('sends a change of another field, and keeps showing the stored error', async () => {
  const store = aStore({ sms: { ...narrowed.sms, operator: 'ali', signName: 'one' } });
  store.setValue('/sms/signName', 'two');
  const sent: JsonObject[] = [];
  expect(await store.submit(async ({ patch }) => void sent.push(patch))).toBe('sent');
  expect(sent).toEqual([{ sms: { signName: 'two' } }]);
  expect(shown(store, '/sms/appKey')).toBe('maxLength');
});

it('does not send another invalid value instead of the stored one', async () => {
  const store = aStore();
  store.setValue('/sms/appKey', `${tooLong}!`);
  expect(store.validate()).toBe(false);
  expect(await store.submit(() => Promise.resolve())).toBe('invalid');
  store.setValue('/sms/appKey', tooLong);
  expect(store.validate()).toBe(true);
});

it('does not send a change that makes another field invalid, and focuses that field', async () => {
  const store = aStore();
  store.setValue('/sms/operator', 'ali');
  expect(await store.submit(() => Promise.resolve())).toBe('invalid');
  expect(store.jotai.get(store.focusRequest)).toEqual({ pointer: '/sms/signName' });
});

it('lists errors in the order of the fields, and shows all of them on request', () => {
  const store = aStore();
  store.setValue('/sms/operator', 'ali');
  expect(store.errors().map(({ pointer }) => pointer)).toEqual(['/sms/appKey', '/sms/signName']);
  expect(shown(store, '/sms/signName')).toBeUndefined();
  store.showErrors();
  expect(shown(store, '/sms/signName')).toBe('required');
});

it('removes the error of a value that was corrected elsewhere', () => {
  const store = aStore();
  store.rebase({ sms: { ...narrowed.sms, appKey: 'short' } });
  expect(shown(store, '/sms/appKey')).toBeUndefined();
  expect(store.errors()).toEqual([]);
});
