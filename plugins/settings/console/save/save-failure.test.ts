import { describe, expect, it } from 'vitest';
import { errorTable, type ErrorBody, type ErrorName } from '@signalbox/api';
import { ApiError } from '@signalbox/api/client';
import { aStore } from '../testing/a-store';
import { saveFailureOf } from './save-failure';

const stores = [aStore('settings/base'), aStore('modular_settings/license-reminder')];

function anError(name: ErrorName, options: Partial<ErrorBody> = {}): ApiError {
  const { code, status } = errorTable[name];
  return new ApiError(status, { code, message: name, detail: '', field: '', ...options });
}

const failureOf = (error: unknown) => saveFailureOf(error, { stores, textOf: ({ message }) => message });

describe('the place of the error of a failed save', () => {
  it('at the field that the platform names, on its tab', () => {
    const found = { pointer: '/copyright', keyword: 'maxLength', params: { limit: 500 }, message: '' };
    const error = anError('invalidField', { field: 'copyright', pointer: '/copyright', faults: [found] });
    expect(failureOf(error)).toEqual({ kind: 'invalid', store: stores[0], errors: [found] });
  });

  it('at the list field, if a value inside the list is invalid', () => {
    const error = anError('invalidField', {
      field: 'pressMoney.expireSettings.0.tip',
      pointer: '/pressMoney/expireSettings/0/tip',
    });
    expect(failureOf(error)).toMatchObject({
      kind: 'invalid',
      store: stores[1],
      errors: [{ pointer: '/pressMoney/expireSettings/0/tip', keyword: 'other' }],
    });
  });

  it('above Save, with the name of the value, if no open tab renders it', () => {
    const error = anError('invalidField', { field: 'ftp.host', pointer: '/ftp/host', detail: 'too long' });
    expect(failureOf(error)).toEqual({ kind: 'elsewhere', field: 'ftp.host', detail: 'too long' });
  });

  it('side by side, if another user saved the same field first', () => {
    const error = anError('conflict', { revision: 7, pointers: ['/name'] });
    expect(failureOf(error)).toEqual({ kind: 'conflict', revision: 7, pointers: ['/name'] });
  });

  it('above Save, if the platform did not answer', () => {
    const error = new ApiError(0, { code: 0, message: '', detail: '', field: '' });
    expect(failureOf(error)).toEqual({ kind: 'unreachable' });
  });

  it('above Save, with the message of the platform, in any other case', () => {
    const error = anError('forbidden', { detail: 'setting.security' });
    expect(failureOf(error)).toEqual({ kind: 'rejected', error });
    const bug = new RangeError('a bug');
    expect(failureOf(bug)).toEqual({ kind: 'rejected', error: bug });
  });
});
