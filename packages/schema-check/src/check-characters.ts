import { pointerOf } from '@signalbox/engine/core';
import type { Sources } from './load-sources';
import { oncePer } from './once-per';
import { errorAt, type SourceFile } from './source-file';
import type { ValidationError } from './validation-error';

/** No text or name of a form or its messages has a character that cannot be stored, or that reverses the texts around it. */
export function checkCharacters({ forms, groups, messages }: Sources): ValidationError[] {
  return [...forms, ...groups, ...messages].flatMap(({ source }) => checkSource(source));
}

const checkSource = oncePer(
  (source: SourceFile) => source,
  (source) => errorsIn(source, source.value, ''),
);

/** Control characters but for tabs and line breaks, half a surrogate pair, and what overrides the direction of a text. */
const odd = /(?![\t\n\r])\p{Cc}|\p{Surrogate}|[\u202D\u202E]/u;

function errorsIn(source: SourceFile, value: unknown, pointer: string): ValidationError[] {
  if (typeof value === 'string') return oddIn(source, { text: value, pointer, atKey: false });
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const at = pointer + pointerOf([name]);
    return [...oddIn(source, { text: name, pointer: at, atKey: true }), ...errorsIn(source, part, at)];
  });
}

interface Text {
  text: string;
  pointer: string;
  atKey: boolean;
}

function oddIn(source: SourceFile, { text, pointer, atKey }: Text): ValidationError[] {
  const [found] = odd.exec(text) ?? [];
  if (found === undefined) return [];
  const code = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return [
    errorAt(source, pointer, {
      wrong: `the character U+${code} in this text is invisible or cannot be stored`,
      remedy: 'remove it',
      atKey,
    }),
  ];
}
