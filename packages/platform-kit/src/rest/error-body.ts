import type { ErrorBody, PlatformError } from '@signalbox/api';
import { pathOf } from '@signalbox/engine/core';
import { errorMessages } from './error-messages';
import { errorSentence } from './error-sentence';
import { fieldName } from './field-name';
import type { MessageLocale } from '@signalbox/api';

/** The body of an error response, in the user's locale. */
export function errorBody(error: PlatformError, language: MessageLocale): ErrorBody {
  const { options, definition } = error;
  const errors = options.errors?.slice(0, maxErrors).map(({ formId, title, ...fieldError }) => ({
    ...fieldError,
    message: errorSentence({ error: fieldError, formId, title, language }),
  }));
  const pointer = options.pointer ?? errors?.[0]?.pointer;
  const field = options.field ?? (pointer === undefined ? '' : pathOf(pointer).join('.'));
  const own = errorMessages({
    name: definition.name,
    language,
    params: { field: fieldName(field.split('.'), language), ...options.params },
  });
  const message = errors?.[0]?.message ?? own;
  return {
    code: definition.code,
    message,
    detail: options.detail ?? '',
    field,
    ...(options.params === undefined ? {} : { params: options.params }),
    ...(pointer === undefined ? {} : { pointer }),
    ...(errors === undefined ? {} : { faults: errors }),
    ...(options.revision === undefined ? {} : { revision: options.revision }),
    ...(options.pointers === undefined ? {} : { pointers: options.pointers }),
  };
}

/** Bounds the response: the client decides the number of errors. */
const maxErrors = 100;
