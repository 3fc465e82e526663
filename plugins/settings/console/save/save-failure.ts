import { ApiError } from '@signalbox/api/client';
import { errorsOfAnswer, fieldErrorsOf } from '@signalbox/console-kit';
import type { Pointer } from '@signalbox/engine/core';
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

/** `textOf`: the message of an error, of which some are shown at fields. */
export function saveFailureOf(
  error: unknown,
  { stores, textOf }: { stores: FormStore[]; textOf: (error: ApiError) => string },
): SaveFailure {
  if (!(error instanceof ApiError)) return { kind: 'rejected', error };
  const { body } = error;
  if (error.isUnreachable) return { kind: 'unreachable' };
  if (error.errorName === 'conflict')
    return { kind: 'conflict', pointers: body.pointers ?? [], revision: body.revision };
  const errors = errorsOfAnswer(error);
  const store = stores.find((each) => fieldErrorsOf(error, each).length > 0);
  if (store) return { kind: 'invalid', store, errors: fieldErrorsOf(error, store, textOf) };
  if (errors.length > 0 && body.field !== '')
    return { kind: 'elsewhere', field: body.field, detail: body.detail || body.message };
  return { kind: 'rejected', error };
}
