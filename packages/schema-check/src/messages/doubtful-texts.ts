import { pointerOf } from '@signalbox/engine/core';
import type { Messages } from '@signalbox/schemas';
import type { Sources } from '../load-sources';
import { errorAt } from '../source-file';
import type { Reported, ValidationError } from '../validation-error';
import { keysOf } from './compare-messages';

/** Texts of forms and groups that users may misread: what is shown as it is written, and titles that are the same. */
export function doubtfulTexts({ messages }: Sources): ValidationError[] {
  return messages
    .filter(({ namespace }) => !namespace.startsWith('data'))
    .flatMap(({ source, language, definition }) =>
      keysOf(definition).flatMap((key) => {
        const reason = doubt(definition, { key, language });
        return reason ? [errorAt(source, pointerOf([key]), reason)] : [];
      }),
    );
}

function doubt(messages: Messages, { key, language }: { key: string; language: string }): Reported | undefined {
  const text = messages[key] ?? '';
  if (tag.test(text))
    return { wrong: `the message "${key}" has HTML, which users read as it is written`, remedy: 'write plain text' };
  if (language === 'en' && /\p{Script=Han}/u.test(text))
    return {
      wrong: `the English message "${key}" has Chinese characters`,
      remedy: 'exchange the two files, or translate it',
    };
  const twin = keysOf(messages).find(
    (other) => other !== key && messages[other] === text && beside(other) === beside(key),
  );
  return twin !== undefined &&
    beside(key) !== undefined &&
    keysOf(messages).indexOf(twin) < keysOf(messages).indexOf(key)
    ? { wrong: `the messages "${twin}" and "${key}" are the same: users cannot tell them apart`, remedy: 'change one' }
    : undefined;
}

const tag = /<\/?(b|i|u|br|p|a|strong|em|span|div|ul|li|code)\b[^>]*>/i;

/**
 * Returns a name for the texts that are shown beside a title: the choices of its field, or the fields of its section.
 * Undefined for a text of neither.
 */
function beside(key: string): string | undefined {
  const choice = /^(.+)\.options\.[^.]+$/.exec(key)?.[1];
  if (choice !== undefined) return `${choice}.options`;
  return /^(?:(.+)\.)?[^.]+\.title$/.exec(key) ? `${key.split('.').slice(0, -2).join('.')}/` : undefined;
}
