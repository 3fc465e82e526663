import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CompiledForm, JsonObject } from '@signalbox/schemas';
import { planForm } from '../../core';
import { bigForm } from '../../testing/big-form';
import { aForm, smsForm } from '../../testing/a-form';
import { compileForm } from '../../testing/compile-form';
import { createFormStore } from './form-store';

const compiled = compileForm(smsForm);
const saved = { sms: { operator: 'ali', appKey: 'key', signName: 'sign' }, name: "another tab's" };
const aStore = (values: JsonObject = saved) => createFormStore({ form: smsForm, compiled, values });
const shownError = (store: ReturnType<typeof aStore>, pointer: string) => store.jotai.get(store.field(pointer).error);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('state', () => {
  it('is dirty while a value differs from the saved one, and pristine again when it is restored', () => {
    const store = aStore();
    expect(store.state).toBe('pristine');
    store.setValue('/sms/appKey', 'other');
    expect(store.state).toBe('dirty');
    store.setValue('/sms/appKey', 'key');
    expect(store.state).toBe('pristine');
  });

  it('is submitting while sending, pristine afterwards, and modified since submit after a further edit', async () => {
    const store = aStore();
    store.setValue('/sms/appKey', 'other');
    const answer = new EventTarget();
    const sending = store.submit(() => new Promise((resolve) => answer.addEventListener('arrives', () => resolve())));
    expect(store.state).toBe('submitting');
    expect(await store.submit(async () => {})).toBe('busy');
    answer.dispatchEvent(new Event('arrives'));
    expect(await sending).toBe('sent');
    expect(store.state).toBe('pristine');
    store.setValue('/sms/appKey', 'third');
    expect(store.state).toBe('modifiedSinceSubmit');
  });

  it('stays dirty, with every edit, when sending fails', async () => {
    const store = aStore();
    store.setValue('/sms/appKey', 'other');
    await expect(store.submit(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
    expect(store.state).toBe('dirty');
    expect(store.changes().patch).toEqual({ sms: { appKey: 'other' } });
  });

  it('keeps edits that were made while sending', async () => {
    const store = aStore();
    store.setValue('/sms/appKey', 'sent');
    await store.submit(async () => store.setValue('/sms/appKey', 'later'));
    expect(store.state).toBe('modifiedSinceSubmit');
    expect(store.changes().patch).toEqual({ sms: { appKey: 'later' } });
  });
});

describe('hidden fields', () => {
  it('keep their value in the draft, are not sent, and have the value again when shown', async () => {
    const store = aStore();
    store.setValue('/sms/operator', 'lingxuntong');
    expect(store.values()).toMatchObject({ sms: { signName: 'sign' } });
    expect(store.changes().patch).toEqual({ sms: { operator: 'lingxuntong', signName: null } });
    await store.submit(async () => {});
    store.setValue('/sms/operator', 'ali');
    expect(store.collected()).toMatchObject({ sms: { signName: 'sign' } });
  });

  it('do not make the draft dirty', () => {
    const store = aStore({ sms: { operator: 'lingxuntong', appKey: 'key' } });
    store.setValue('/sms/operator', 'ali');
    store.setValue('/sms/signName', 'typed');
    store.setValue('/sms/operator', 'lingxuntong');
    expect(store.isDirty).toBe(false);
  });
});

describe('errors', () => {
  it('are known at once, and shown after a field was touched', () => {
    const store = aStore({ sms: { operator: 'ali' } });
    expect(store.isValid).toBe(false);
    expect(shownError(store, '/sms/appKey')).toBeUndefined();
    store.touch('/sms/appKey');
    expect(shownError(store, '/sms/appKey')).toMatchObject({ keyword: 'required' });
    expect(shownError(store, '/sms/signName')).toBeUndefined();
  });

  it('of a value that was only started are hidden until the field is edited or left', () => {
    const store = aStore({ sms: { operator: 'ali' } });
    store.setValue('/sms/appKey', '', { isStarted: true });
    store.validate();
    expect(store.isValid).toBe(false);
    expect(shownError(store, '/sms/appKey')).toBeUndefined();
    store.touch('/sms/appKey');
    expect(shownError(store, '/sms/appKey')).toBeDefined();
    store.setValue('/sms/appKey', '', { isStarted: true });
    expect(shownError(store, '/sms/appKey')).toBeUndefined();
    store.setValue('/sms/appKey', 'x'.repeat(21));
    store.validate();
    expect(shownError(store, '/sms/appKey')).toBeDefined();
  });

  it("follow an edit within 200 ms, off the keystroke's path", () => {
    const store = aStore();
    store.setValue('/sms/appKey', 'x'.repeat(21));
    expect(store.isValid).toBe(true);
    vi.advanceTimersByTime(200);
    expect(store.isValid).toBe(false);
    expect(shownError(store, '/sms/appKey')).toMatchObject({ keyword: 'maxLength' });
  });

  it('are all shown by a submit, which sends nothing and focuses the first', async () => {
    const store = aStore({ sms: { operator: 'ali' } });
    const send = vi.fn<() => Promise<void>>();
    expect(await store.submit(send)).toBe('invalid');
    expect(send).not.toHaveBeenCalled();
    expect(shownError(store, '/sms/signName')).toBeDefined();
    expect(store.jotai.get(store.focusRequest)).toEqual({ pointer: '/sms/appKey' });
  });

  it('of the server are shown at once, disappear when the field is edited, and belong to the enclosing field', () => {
    const store = aStore();
    store.setServerErrors([
      { pointer: '/sms/appKey/inner', keyword: 'unique', params: {} },
      { pointer: '/name', keyword: 'type', params: {} },
    ]);
    expect(shownError(store, '/sms/appKey')).toMatchObject({ keyword: 'unique' });
    expect(store.unownedErrors()).toMatchObject([{ pointer: '/name', field: '' }]);
    store.setValue('/sms/appKey', 'new');
    expect(shownError(store, '/sms/appKey')).toBeUndefined();
  });
});

it('takes newer saved values for unedited fields, and keeps edits', () => {
  const store = aStore();
  store.setValue('/sms/appKey', 'mine');
  store.rebase({ sms: { operator: 'ali', appKey: 'theirs', signName: 'theirs' } });
  expect(store.values()).toEqual({ sms: { operator: 'ali', appKey: 'mine', signName: 'theirs' } });
  expect(store.changes().pointers).toEqual(['/sms/appKey']);
  store.reset({ sms: { operator: 'ali', appKey: 'theirs' } });
  expect(store.state).toBe('pristine');
  expect(store.values()).toEqual({ sms: { operator: 'ali', appKey: 'theirs' } });
});

it('reads neither the plan nor the conditions of other fields for an edit among 1,000 fields', () => {
  const form = bigForm(1000);
  const plan = planForm(form);
  let reads = 0;
  const watched = {
    ...plan,
    fields: new Proxy(plan.fields, {
      get: (target, key, receiver) => {
        reads += 1;
        return Reflect.get(target, key, receiver);
      },
    }),
  };
  const real = compileForm(form);
  let validated = 0;
  const counting: CompiledForm = {
    ...real,
    validate: (value) => {
      validated += 1;
      return real.validate(value);
    },
    conditions: real.conditions.map((test) => (value) => {
      validated += 1;
      return test(value);
    }),
  };
  const store = createFormStore({ form, compiled: counting, values: {}, plan: watched });
  reads = validated = 0;
  store.setValue('/section0/text0', 'a');
  store.setValue('/section0/text0', 'ab');
  expect({ reads, validated }).toEqual({ reads: 0, validated: 0 });
  vi.advanceTimersByTime(200);
  expect(validated).toBeGreaterThan(0);
});

describe('a stored secret that is bound to other values', () => {
  const form = aForm({
    schema: {
      type: 'object',
      additionalProperties: false,
      properties: { host: { type: 'string' }, password: { writeOnly: true, boundTo: ['/host'] } },
    },
  });
  const marker = { isSet: true };
  const boundStore = () =>
    createFormStore({ form, compiled: compileForm(form), values: { host: 'files', password: marker } });
  const shown = (store: ReturnType<typeof boundStore>) => store.jotai.get(store.field('/password').error)?.keyword;

  it('has to be entered again as soon as one of them differs from the saved value', () => {
    const store = boundStore();
    store.setValue('/host', 'other');
    vi.runAllTimers();
    expect({ keyword: shown(store), isValid: store.isValid }).toEqual({ keyword: 'typeAgain', isValid: false });
    store.setValue('/password', 'typed');
    vi.runAllTimers();
    expect({ keyword: shown(store), isValid: store.isValid }).toEqual({ keyword: undefined, isValid: true });
  });

  it('stays unchanged when the other value is restored, or was saved elsewhere', () => {
    const store = boundStore();
    store.setValue('/host', 'other');
    store.setValue('/host', 'files');
    vi.runAllTimers();
    expect(shown(store)).toBeUndefined();
    store.setValue('/host', 'other');
    vi.runAllTimers();
    store.rebase({ host: 'other', password: marker });
    expect({ keyword: shown(store), isValid: store.isValid }).toEqual({ keyword: undefined, isValid: true });
  });
});
