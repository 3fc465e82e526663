import { describe, expect, it } from 'vitest';
import { errorTable } from '@signalbox/api';
import { ApiError } from '@signalbox/api/client';
import type { FormStore } from '@signalbox/engine/react';
import type { JsonObject } from '@signalbox/schemas';
import { aStore } from '../testing/a-store';
import { saveDrafts } from './save-drafts';
import { fieldErrorsOf } from '@signalbox/console-kit';

const oneHour = { count: 1, unit: 'h', time: 3600 };

/** Records the sent patches. */
function aSender(answer: () => Promise<undefined> = () => Promise.resolve(undefined)) {
  const sent: JsonObject[] = [];
  const send = (patch: JsonObject) => {
    sent.push(patch);
    return answer();
  };
  return { sent, send: (stores: FormStore[]) => saveDrafts({ stores, send, errorsOf: fieldErrorsOf }) };
}

describe('saving several tabs', () => {
  it('sends the changes of all tabs as one save, with the derived values', async () => {
    const login = aStore('reception_settings/login', { noOpExpireSetting: { count: 2, unit: 'h', time: 7200 } });
    const administrators = aStore('settings/administrators', { notShowCodeAdmin: false });
    const untouched = aStore('reception_settings/base', { notShowCode: true });
    login.setValue('/noOpExpireSetting', oneHour);
    administrators.setValue('/notShowCodeAdmin', true);
    const { sent, send } = aSender();

    expect(await send([login, untouched, administrators])).toEqual({ kind: 'sent' });

    expect(sent).toEqual([
      { noOpExpireSetting: oneHour, noOpExpire: 3600, notShowCodeAdmin: true, noOpExpireAdmin: null },
    ]);
    expect([login, administrators].map((store) => store.state)).toEqual(['pristine', 'pristine']);
  });

  it('keeps changes of one section together when two tabs share it', async () => {
    const password = aStore('safe_request/password', { userExpand: { minPasswordLength: 8, needChangePwd: false } });
    const codes = aStore('safe_request/verification-code', { userExpand: { verifyCodeMinutes: 5 } });
    password.setValue('/userExpand/minPasswordLength', 12);
    codes.setValue('/userExpand/verifyCodeMinutes', 10);
    const { sent, send } = aSender();
    await send([password, codes]);
    expect(sent).toEqual([{ userExpand: { minPasswordLength: 12, verifyCodeMinutes: 10 } }]);
  });

  it('sends null for a cleared value and its derived value', async () => {
    const login = aStore('reception_settings/login', { noOpExpireSetting: oneHour });
    login.setValue('/noOpExpireSetting', undefined);
    const { sent, send } = aSender();
    await send([login]);
    expect(sent).toEqual([{ noOpExpireSetting: null, noOpExpire: null }]);
  });

  it('sends nothing while a tab has an error, and shows the error there', async () => {
    const basics = aStore('settings/base', { name: 'Signalbox' });
    const sms = aStore('notice_settings/sms');
    basics.setValue('/copyright', 'mine');
    sms.setValue('/sms/operator', 'ali');
    const { sent, send } = aSender();

    expect(await send([basics, sms])).toEqual({ kind: 'invalid', store: sms });

    expect(sent).toEqual([]);
    expect(sms.jotai.get(sms.field('/sms/appSecret').error)).toMatchObject({ keyword: 'required' });
    expect(sms.jotai.get(sms.focusRequest)).toEqual({ pointer: '/sms/appKey' });
    expect(basics.state).toBe('dirty');
  });

  it('does not send a hidden field, and removes its saved value', async () => {
    const sms = aStore('notice_settings/sms', {
      sms: { operator: 'ali', appKey: 'a', appSecret: { isSet: true }, signName: 'sign' },
    });
    sms.setValue('/sms/operator', 'lingxuntong');
    // The stored secret is bound to the operator.
    sms.setValue('/sms/appSecret', 'typed again');
    const { sent, send } = aSender();
    await send([sms]);
    expect(sent).toEqual([{ sms: { operator: 'lingxuntong', appSecret: 'typed again', signName: null } }]);
  });

  it('keeps every draft when the platform rejects the save', async () => {
    const basics = aStore('settings/base', { name: 'Signalbox' });
    basics.setValue('/copyright', 'mine');
    const error = new Error('no');
    await expect(aSender(() => Promise.reject(error)).send([basics])).rejects.toBe(error);
    expect(basics.isDirty).toBe(true);
    expect(basics.values()).toMatchObject({ copyright: 'mine' });
  });

  it('is busy while another save of these drafts is running, and sends nothing', async () => {
    const basics = aStore('settings/base', { name: 'Signalbox' });
    basics.setValue('/copyright', 'mine');
    let answer = () => {};
    const { sent, send } = aSender(() => new Promise((resolve) => (answer = () => resolve(undefined))));
    const first = send([basics]);
    expect(await send([basics])).toEqual({ kind: 'busy' });
    answer();
    expect(await first).toEqual({ kind: 'sent' });
    expect(sent).toHaveLength(1);
  });

  it('shows each field error of a rejected save on its own tab', async () => {
    const basics = aStore('settings/base', { name: 'Signalbox' });
    const administrators = aStore('settings/administrators', { notShowCodeAdmin: false });
    basics.setValue('/copyright', 'mine');
    administrators.setValue('/notShowCodeAdmin', true);
    const { code, status } = errorTable.invalidField;
    const errors = ['/copyright', '/notShowCodeAdmin'].map((pointer) => ({
      pointer,
      keyword: 'other',
      params: {},
      message: '',
    }));
    const error = new ApiError(status, { code, message: '', detail: '', field: 'copyright', faults: errors });
    await expect(aSender(() => Promise.reject(error)).send([basics, administrators])).rejects.toBe(error);
    const shown = (store: FormStore, pointer: string) => store.jotai.get(store.field(pointer).error);
    expect(shown(basics, '/copyright')).toMatchObject({ pointer: '/copyright' });
    expect(shown(administrators, '/notShowCodeAdmin')).toMatchObject({ pointer: '/notShowCodeAdmin' });
  });
});
