import { nameOfPath, textIn, type WireError } from '@signalbox/api';
import type { ApiError } from '@signalbox/api/client';
import { errorMessages, pathOf } from '@signalbox/engine/core';
import { messagesOf } from '@signalbox/engine/react';
import type { i18n } from 'i18next';
import { type ContextType, use, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { definitionOf, PluginErrorsContext } from './plugin-errors';
import { settingTitle } from './setting-title';
import { useModuleMessage } from './use-module-message';

/**
 * Returns the error message of a failed request from the user's language pack: the platform itself has only English and
 * Chinese. Undefined for these two, and if the pack lacks the message or the response lacks one of its params.
 */
export function useErrorMessages(): (error: ApiError) => string | undefined {
  const { i18n } = useTranslation();
  const moduleMessage = useModuleMessage();
  const plugins = use(PluginErrorsContext);
  const { language } = i18n;
  return useMemo(
    () => (isSpokenByPlatform(language) ? () => undefined : packMessages({ i18n, language, plugins, moduleMessage })),
    [i18n, language, plugins, moduleMessage],
  );
}

interface Pack {
  i18n: Pick<i18n, 'getResourceBundle'>;
  language: string;
  plugins: ContextType<typeof PluginErrorsContext>;
  moduleMessage: (module: string) => string;
}

function packMessages({ i18n, language, plugins, moduleMessage }: Pack) {
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
  const fieldName = (path: readonly string[]) =>
    nameOfPath(path, { field: (name) => messageOf(`fields.${name}`, {}), module: moduleMessage });
  // The engine has the messages of schema errors.
  const schemaMessage = ({ keyword, params, pointer, title }: WireError) => {
    const { key, params: messageParams } = errorMessages({ keyword, params });
    const path = pathOf(pointer);
    const named = textIn(title, language) || (fieldName(path) ?? path.join('.'));
    return messages(`engine::${key}`, { ...messageParams, title: named });
  };
  const placed = ({ params: { node }, item }: WireError, sentence: string) => {
    if (typeof node === 'string') return messages('engine::validation.inNode', { node, sentence }) ?? sentence;
    if (item === undefined) return sentence;
    return messages('engine::validation.inItem', { number: item, sentence }) ?? sentence;
  };
  const withNames = (params: Params): Params => {
    const module: Params = params['module'] === undefined ? {} : { module: moduleMessage(String(params['module'])) };
    const page = String(params['page']);
    const [pageTitle, closed] = [messages(`${page}::title`), messages(`${page}::closed`)];
    const names: Params = pageTitle !== undefined && closed !== undefined ? { page: pageTitle, closed } : {};
    const { reason: code, form } = params;
    const nameOf = (pointer: string) => {
      const path = pathOf(pointer);
      return form ? settingTitle(messages, { form: String(form), pointer }) : (fieldName(path) ?? path.join('.'));
    };
    const named = { ...params, ...module, ...names };
    const reason = messageOf(`reasons.${code}`, withFieldName(named, nameOf));
    return reason === undefined ? named : { ...named, reason };
  };

  return ({ body: { code, faults: errors, params, field } }: ApiError): string | undefined => {
    const [error] = errors ?? [];
    const title = textIn(error?.title, language) || fieldName(field.split('.'));
    const named = withNames(paramsOf({ field: title ?? field, title, ...(error ? error.params : params) }));
    const key = error ? `fieldErrors.${error.keyword}` : `errors.${definitionOf(code, plugins)?.name}`;
    const sentence = messageOf(key, named) ?? (error && schemaMessage(error));
    if (sentence === undefined || hasParams(sentence)) return undefined;
    return error ? placed(error, sentence) : sentence;
  };
}

type Params = Record<string, string | number>;

/** Replaces the JSON pointer of a field, such as that of an invalid record, by its name. */
function withFieldName(params: Params, nameOf: (pointer: string) => string): Params {
  const { field } = params;
  return typeof field === 'string' && field.startsWith('/') ? { ...params, field: nameOf(field) } : params;
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
