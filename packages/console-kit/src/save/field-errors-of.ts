import type { WireError } from '@signalbox/api';
import { ApiError } from '@signalbox/api/client';
import { errorMessages, isWithin, pathOf, type Pointer } from '@signalbox/engine/core';
import type { FormStore, ServerError } from '@signalbox/engine/react';

/** The message of a failed request, as `useFailureText` returns it. */
type TextOf = (error: ApiError) => string;

/**
 * The field errors of a rejected save. If the platform names only one field, it has one error of an unknown kind. Errors of
 * kinds that the engine does not know have the platform's message, which `textOf` returns.
 */
export function errorsOfAnswer(error: unknown, textOf?: TextOf): ServerError[] {
  if (!(error instanceof ApiError) || error.isUnreachable || error.errorName === 'conflict') return [];
  const { faults: errors, pointer } = error.body;
  if (errors)
    return errors.map((each) =>
      errorMessages(each).key === 'validation.other' ? withMessage(each, textOf?.(onlyWith(each, error))) : each,
    );
  return pointer === undefined ? [] : [withMessage({ pointer, keyword: 'other', params: {} }, textOf?.(error))];
}

/** The field errors of a rejected save that belong to this draft. */
export function fieldErrorsOf(error: unknown, store: FormStore, textOf?: TextOf): ServerError[] {
  return errorsOfAnswer(error, textOf).filter((found) => drawsField(store, found.pointer));
}

function withMessage(error: ServerError, message: string | undefined): ServerError {
  return message === undefined ? error : { ...error, params: { ...error.params, message } };
}

/** The failure as if the platform had found this error only. */
function onlyWith(found: WireError, { status, body }: ApiError): ApiError {
  const message = found.message || body.message;
  return new ApiError(status, {
    ...body,
    message,
    detail: '',
    field: pathOf(found.pointer).join('.'),
    faults: [found],
  });
}

function drawsField(store: FormStore, pointer: Pointer): boolean {
  return store.plan.fields.some((field) => isWithin(pointer, field.pointer));
}
