import { ApiError } from '@signalbox/api/client';
import { isWithin, type Pointer } from '@signalbox/engine/core';
import type { FormStore, ServerError } from '@signalbox/engine/react';

/**
 * The field errors of a rejected save. If the platform names only one field, it has one error of an unknown kind, which `message`
 * explains.
 */
export function errorsOfAnswer(error: unknown, message?: string): ServerError[] {
  if (!(error instanceof ApiError) || error.isUnreachable || error.errorName === 'conflict') return [];
  const { faults: errors, pointer } = error.body;
  if (errors) return errors;
  return pointer === undefined ? [] : [{ pointer, keyword: 'other', params: message === undefined ? {} : { message } }];
}

/** The field errors of a rejected save that belong to this draft. */
export function fieldErrorsOf(error: unknown, store: FormStore, message?: string): ServerError[] {
  return errorsOfAnswer(error, message).filter((found) => drawsField(store, found.pointer));
}

function drawsField(store: FormStore, pointer: Pointer): boolean {
  return store.plan.fields.some((field) => isWithin(pointer, field.pointer));
}
