import { type ErrorDefinition, errorTable } from '@signalbox/api';
import type { PlatformPlugin } from '../contract';
import { addMessages, platformMessages } from './platform-messages';

/**
 * Adds the messages of the plug-ins' errors to those of the platform. Throws if two errors have the same name or code,
 * and if an error has no message in a locale.
 */
export function registerErrors(plugins: PlatformPlugin[]): void {
  const known: ErrorDefinition[] = Object.values(errorTable);
  for (const { id, errors = {}, messages } of plugins) {
    if (messages) addMessages(messages);
    for (const error of Object.values(errors)) {
      const other = known.find(({ name, code }) => name === error.name || code === error.code);
      if (other)
        throw new Error(`The error "${error.name}" of the plug-in ${id} has the name or code of "${other.name}"`);
      if (!hasMessages(error)) throw new Error(`The error "${error.name}" of the plug-in ${id} lacks a message`);
      known.push(error);
    }
  }
}

/** A message with a count has plural forms: `errors.<name>_one`. */
function hasMessages({ name }: ErrorDefinition): boolean {
  const isMessage = (key: string) => key === `errors.${name}` || key.startsWith(`errors.${name}_`);
  return Object.values(platformMessages).every(([own]) => Object.keys(own?.messages ?? {}).some(isMessage));
}
