import { type ErrorBody, type MessageLocale, type PlatformError, textIn } from '@signalbox/api';
import { pathOf } from '@signalbox/engine/core';
import { errorMessages } from './error-messages';
import { errorSentence, itemOf } from './error-sentence';
import { fieldName } from './field-name';

/** The body of an error response, in the user's locale. */
export function errorBody(error: PlatformError, language: MessageLocale): ErrorBody {
  const { options, definition } = error;
  const errors = options.errors?.slice(0, maxErrors).map(({ formId, ...error }) => {
    const item = itemOf({ error, formId });
    return { ...error, ...(item && { item }), message: errorSentence({ error, formId, language }) };
  });
  const pointer = options.pointer ?? errors?.[0]?.pointer;
  const field = options.field ?? (pointer === undefined ? '' : pathOf(pointer).join('.'));
  const params = withPlace(options, language);
  const own = errorMessages({
    name: definition.name,
    language,
    params: { field: fieldName(field.split('.'), language), ...params },
  });
  const message = errors?.[0]?.message ?? own;
  return {
    code: definition.code,
    message,
    detail: options.detail ?? '',
    field,
    ...(params === undefined ? {} : { params }),
    ...(pointer === undefined ? {} : { pointer }),
    ...(errors === undefined ? {} : { faults: errors }),
    ...(options.revision === undefined ? {} : { revision: options.revision }),
    ...(options.pointers === undefined ? {} : { pointers: options.pointers }),
  };
}

/** The params of the message, with the titles of a place in a schema instead of its pointer. */
function withPlace({ params, place = [] }: PlatformError['options'], language: MessageLocale) {
  return place.length === 0 ? params : { ...params, place: place.map((name) => textIn(name, language)).join(' › ') };
}

/** Bounds the response: the client decides the number of errors. */
const maxErrors = 100;
