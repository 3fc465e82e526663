import type { WireError } from '@signalbox/api';
import type { ApiError } from '@signalbox/api/client';
import { errorMessages, pathOf } from '@signalbox/engine/core';
import { messagesOf } from '@signalbox/engine/react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { definitionOf, PluginErrorsContext } from './plugin-errors';
import { useModuleMessage } from './use-module-message';

/**
 * The error message of a failed request from the user's language pack: the platform itself has only English and Chinese.
 * Undefined for these two, and if the pack lacks the message or the response lacks one of its params.
 */
export function useErrorMessages(): (error: ApiError) => string | undefined {
  const { i18n } = useTranslation();
  const moduleMessage = useModuleMessage();
  const plugins = use(PluginErrorsContext);
  const { language } = i18n;
  const messages = messagesOf({
    languages: [language],
    getResourceBundle: (code, namespace) => i18n.getResourceBundle(code, namespace),
  });
  // Language packs of earlier versions have the errors of all plug-ins in `api`.
  const namespaces = [...plugins.map(({ id }) => id), 'api'];
  const messageOf = (key: string, params: Params) => {
    for (const namespace of namespaces) {
      const message = messages(`${namespace}::${key}`, params);
      if (message !== undefined) return message;
    }
    return undefined;
  };
  const fieldName = ([first = '', ...inner]: readonly string[]): string | undefined => {
    const name = messageOf(`fields.${first}`, {});
    const innerNames = inner
      .filter((each) => !/^\d+$/.test(each))
      .map((each) => messageOf(`fields.${each}`, {}) ?? moduleMessage(each));
    return name === undefined ? undefined : [name, ...innerNames].join(' › ');
  };
  // The engine has the messages of schema errors.
  const schemaMessage = ({ keyword, params, pointer }: WireError) => {
    const { key, params: messageParams } = errorMessages({ keyword, params });
    const path = pathOf(pointer);
    return messages(`engine::${key}`, { ...messageParams, title: fieldName(path) ?? path.join('.') });
  };

  return ({ body: { code, faults: errors, params, field } }) => {
    if (isSpokenByPlatform(language)) return undefined;
    const [error] = errors ?? [];
    const title = fieldName(field.split('.'));
    const messageParams = paramsOf({
      field: title ?? field,
      title,
      ...(error ? error.params : params),
    });
    if (messageParams['module'] !== undefined) messageParams['module'] = moduleMessage(String(messageParams['module']));
    const page = String(messageParams['page']);
    const [pageTitle, closed] = [messages(`${page}::title`), messages(`${page}::closed`)];
    if (pageTitle !== undefined && closed !== undefined) Object.assign(messageParams, { page: pageTitle, closed });
    const reason = messageOf(`reasons.${messageParams['reason']}`, withFieldName(messageParams, fieldName));
    if (reason !== undefined) messageParams['reason'] = reason;
    const sentence =
      messageOf(
        error ? `fieldErrors.${error.keyword}` : `errors.${definitionOf(code, plugins)?.name}`,
        messageParams,
      ) ??
      (error && schemaMessage(error));
    return sentence !== undefined && hasParams(sentence) ? undefined : sentence;
  };
}

type Params = Record<string, string | number>;

/** Replaces the JSON pointer of a field, such as that of an invalid record, by its name. */
function withFieldName(params: Params, nameOf: (path: readonly string[]) => string | undefined): Params {
  const { field } = params;
  if (typeof field !== 'string' || !field.startsWith('/')) return params;
  const path = pathOf(field);
  return { ...params, field: nameOf(path) ?? path.join('.') };
}

function isSpokenByPlatform(language: string): boolean {
  return /^(?:en|zh)(?![a-z])/i.test(language);
}

function paramsOf(params: Record<string, unknown>): Params {
  return Object.fromEntries(
    Object.entries(params).filter(
      (entry): entry is [string, string | number] => typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  );
}

function hasParams(sentence: string): boolean {
  return /\{\w+\}/.test(sentence);
}
