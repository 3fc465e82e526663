import { formatMessage, type MessageParams } from '@signalbox/engine/core';
import type { MessageLocale } from '@signalbox/api';
import { withFieldName } from './field-name';
import { platformMessages } from './platform-messages';
import { withModule } from './with-module';
import { titles } from './titles';

/** The sentence of an error, with its params. */
export function errorMessages({
  name,
  language,
  params,
}: {
  name: string;
  language: MessageLocale;
  params: MessageParams;
}): string {
  const named = withReason(withPage(withModule(params, language), language), language);
  return formatMessage(platformMessages[language], { key: `errors.${name}`, params: named }) ?? name;
}

/** A reason is a code with its own message, which names the field of a record by its title. */
export function withReason(params: MessageParams, language: MessageLocale): MessageParams {
  const named = withFieldName(params, language);
  const reason = formatMessage(platformMessages[language], { key: `reasons.${params['reason']}`, params: named });
  return reason === undefined ? params : { ...params, reason };
}

/** Replaces the namespace of a page by its title, and adds the message that names the setting to switch on. */
function withPage(params: MessageParams, language: MessageLocale): MessageParams {
  const { title, closed } = titles[language][String(params['page'])] ?? {};
  return title === undefined || closed === undefined ? params : { ...params, page: title, closed };
}
