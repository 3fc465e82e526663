import { ApiError } from '@signalbox/api/client';
import { isWithin, type Pointer } from '@signalbox/engine/core';
import type { FormStore, ServerError } from '@signalbox/engine/react';

/** Why a save failed, by the place of the message. */
export type SaveFailure =
  /** At the fields of `store`. */
  | { kind: 'invalid'; store: FormStore; errors: ServerError[] }
  /** Both values, side by side. */
  | { kind: 'conflict'; pointers: Pointer[]; revision: number | undefined }
  /** Above Save: a value that no open tab renders. */
  | { kind: 'elsewhere'; field: string; detail: string }
  | { kind: 'unreachable' }
  /** Above Save: the message of the error. */
  | { kind: 'rejected'; error: unknown };

export function saveFailureOf(error: unknown, stores: FormStore[]): SaveFailure {
  if (!(error instanceof ApiError)) return { kind: 'rejected', error };
  const { body } = error;
  if (error.isUnreachable) return { kind: 'unreachable' };
  if (error.errorName === 'conflict')
    return { kind: 'conflict', pointers: body.pointers ?? [], revision: body.revision };
  const errors = errorsOf(error);
  const store = stores.find((each) => fieldErrorsOf(error, each).length > 0);
  if (store) return { kind: 'invalid', store, errors: fieldErrorsOf(error, store) };
  if (errors.length > 0 && body.field !== '')
    return { kind: 'elsewhere', field: body.field, detail: body.detail || body.message };
  return { kind: 'rejected', error };
}

/** The field errors of a rejected save that belong to this draft. */
export function fieldErrorsOf(error: unknown, store: FormStore): ServerError[] {
  return errorsOf(error).filter((found) => drawsField(store, found.pointer));
}

/** The field errors of a response. If the platform names only one field, it has one error of an unknown kind. */
function errorsOf(error: unknown): ServerError[] {
  if (!(error instanceof ApiError) || error.isUnreachable || error.errorName === 'conflict') return [];
  const { faults: errors, pointer } = error.body;
  if (errors) return errors;
  return pointer === undefined ? [] : [{ pointer, keyword: 'other', params: {} }];
}

function drawsField(store: FormStore, pointer: Pointer): boolean {
  return store.plan.fields.some((field) => isWithin(pointer, field.pointer));
}
