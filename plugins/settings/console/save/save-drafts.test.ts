import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@signalbox/schemas';
import { aStore } from '../testing/a-store';
import { saveDrafts } from './save-drafts';

const oneHour = { count: 1, unit: 'h', time: 3600 };

/** Records the sent patches. */
function aSender(answer: () => Promise<void> = () => Promise.resolve()) {
  const sent: JsonObject[] = [];
  const send = (patch: JsonObject) => {
    sent.push(patch);
    return answer();
  };
  return { sent, send };
}

describe('saving several tabs', () => {
  it('sends the changes of all tabs as one save, with the derived values', async () => {
    const login = aStore('reception_settings/login', { noOpExpireSetting: { count: 2, unit: 'h', time: 7200 } });
    const administrators = aStore('settings/administrators', { notShowCodeAdmin: false });
    const untouched = aStore('reception_settings/base', { notShowCode: true });
    login.setValue('/noOpExpireSetting', oneHour);
    administrators.setValue('/notShowCodeAdmin', true);
    const { sent, send } = aSender();

    expect(await saveDrafts([login, untouched, administrators], send)).toEqual({});

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
    await saveDrafts([password, codes], send);
    expect(sent).toEqual([{ userExpand: { minPasswordLength: 12, verifyCodeMinutes: 10 } }]);
  });

  it('sends null for a cleared value and its derived value', async () => {
    const login = aStore('reception_settings/login', { noOpExpireSetting: oneHour });
    login.setValue('/noOpExpireSetting', undefined);
    const { sent, send } = aSender();
    await saveDrafts([login], send);
    expect(sent).toEqual([{ noOpExpireSetting: null, noOpExpire: null }]);
  });

  it('sends nothing while a tab has an error, and shows the error there', async () => {
    const basics = aStore('settings/base', { name: 'Signalbox' });
    const sms = aStore('notice_settings/sms');
    basics.setValue('/copyright', 'mine');
    sms.setValue('/sms/operator', 'ali');
    const { sent, send } = aSender();

    expect(await saveDrafts([basics, sms], send)).toEqual({ invalid: sms });

    expect(sent).toEqual([]);
    expect(sms.jotai.get(sms.field('/sms/signName').error)).toMatchObject({ keyword: 'required' });
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
    await saveDrafts([sms], send);
    expect(sent).toEqual([{ sms: { operator: 'lingxuntong', appSecret: 'typed again', signName: null } }]);
  });

  it('keeps every draft when the platform rejects the save', async () => {
    const basics = aStore('settings/base', { name: 'Signalbox' });
    basics.setValue('/copyright', 'mine');
    const error = new Error('no');
    await expect(saveDrafts([basics], aSender(() => Promise.reject(error)).send)).rejects.toBe(error);
    expect(basics.isDirty).toBe(true);
    expect(basics.values()).toMatchObject({ copyright: 'mine' });
  });
});
