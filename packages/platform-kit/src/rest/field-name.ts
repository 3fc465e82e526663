import { formatMessage, type MessageParams, pathOf } from '@signalbox/engine/core';
import type { MessageLocale } from '@signalbox/api';
import { platformMessages } from './platform-messages';
import { withModule } from './with-module';

/**
 * The names of a request's field and of those around it, without places in lists. Its path if it has no name. An empty path
 * is the request itself.
 */
export function fieldName(path: readonly string[], language: MessageLocale): string {
  const [first = 'request', ...inner] = path;
  const message = (key: string) => formatMessage(platformMessages[language], { key });
  const name = message(`fields.${first}`);
  if (name === undefined) return path.join('.');
  const innerNames = inner
    .filter((each) => !/^\d+$/.test(each))
    .map((each) => message(`fields.${each}`) ?? String(withModule({ module: each }, language)['module']));
  return [name, ...innerNames].join(' › ');
}

/** Replaces the JSON pointer of a field, such as that of an invalid record, by its name. */
export function withFieldName(params: MessageParams, language: MessageLocale): MessageParams {
  const { field } = params;
  if (typeof field !== 'string' || !field.startsWith('/')) return params;
  return { ...params, field: fieldName(pathOf(field), language) };
}
