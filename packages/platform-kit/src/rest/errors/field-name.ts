import { formatMessage, type MessageParams, pathOf } from '@signalbox/engine/core';
import { type MessageLocale, nameOfPath } from '@signalbox/api';
import { platformMessages } from './platform-messages';
import { fieldTitle } from './titles';
import { withModule } from './with-module';

/** The name of a request's field, with those around it. Its path if it has no name. An empty path is the request itself. */
export function fieldName(path: readonly string[], language: MessageLocale): string {
  const name = nameOfPath(path, {
    field: (field) => formatMessage(platformMessages[language], { key: `fields.${field}` }),
    module: (module) => String(withModule({ module }, language)['module']),
  });
  return name ?? path.join('.');
}

/**
 * Replaces the JSON pointer of a field by its name: with the param `form`, by the titles of that form of the settings and
 * of the field, otherwise by the name of a field of a record.
 */
export function withFieldName(params: MessageParams, language: MessageLocale): MessageParams {
  const { field, form } = params;
  if (typeof field !== 'string' || !field.startsWith('/')) return params;
  const name =
    typeof form === 'string' && form !== ''
      ? fieldTitle({ formId: form, pointer: field, language })
      : fieldName(pathOf(field), language);
  return { ...params, field: name };
}
