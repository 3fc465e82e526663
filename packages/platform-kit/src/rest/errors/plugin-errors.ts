import { type ErrorDefinition, errorTable } from '@signalbox/api';
import type { PlatformPlugin } from '../../contract';
import { addMessages, platformMessages } from './platform-messages';

/**
 * Adds the messages of the plug-ins' errors to those of the platform. Throws if two errors have the same name or code,
 * and if an error has no message in a locale.
 */
export function registerErrors(plugins: PlatformPlugin[]): void {
  const known: ErrorDefinition[] = Object.values(errorTable);
  for (const { messages } of plugins) if (messages) addMessages(messages);
  const locales = Object.values(platformMessages).map(([own]) => namesWithMessage(own?.messages ?? {}));
  for (const { id, errors = {} } of plugins) {
    for (const error of Object.values(errors)) {
      const other = known.find(({ name, code }) => name === error.name || code === error.code);
      if (other)
        throw new Error(`The error "${error.name}" of the plug-in ${id} has the name or code of "${other.name}"`);
      if (!locales.every((names) => names.has(error.name)))
        throw new Error(`The error "${error.name}" of the plug-in ${id} lacks a message`);
      known.push(error);
    }
  }
}

/** Names of the errors that have a message. One with a count has plural forms: `errors.<name>_one`. */
function namesWithMessage(messages: object): Set<string> {
  const keys = Object.keys(messages).filter((key) => key.startsWith(prefix));
  return new Set(keys.map((key) => key.slice(prefix.length).replace(/_.*/, '')));
}

const prefix = 'errors.';
