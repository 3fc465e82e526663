import { messageParam, pointerOf } from '@signalbox/engine/core';
import type { Messages } from '@signalbox/schemas';
import type { ExpectedMessages } from './expected-messages';
import { suggest } from '@signalbox/form-compiler/suggest';
import type { ValidationError } from '../validation-error';
import { isOfOneNumber, type MessageFile } from './plural-forms';
import { errorAt } from '../source-file';

/** Names in braces, e.g. `{title}`, sorted. */
export function paramsOf(text: string): string[] {
  return [...new Set([...text.matchAll(messageParam)].map(([, name]) => name ?? ''))].toSorted();
}

/** Missing keys, and unused keys. */
export function checkExpected(
  { source, messages, at }: MessageFile,
  { required, optional }: ExpectedMessages,
  owner: string,
): ValidationError[] {
  const known = [...required, ...optional];
  const missing = required.filter((key) => messages[key] === undefined);
  const orphans = keysOf(messages).filter((key) => !known.includes(key));
  return [
    ...missing.map((key) =>
      errorAt(source, at + pointerOf([key]), {
        wrong: `the message "${key}" is missing`,
        remedy: `add it: ${owner} draws it`,
      }),
    ),
    ...orphans.map((key) =>
      errorAt(source, at + pointerOf([key]), {
        wrong: `nothing in ${owner} asks for the message "${key}"`,
        remedy: `remove it, or ${suggest(key, missing.length > 0 ? missing : known)}`,
        atKey: true,
      }),
    ),
  ];
}

/**
 * `other` has the keys of `model`, each with the same params.
 * Only keys for which `isCompared` is true must be in both (the others are checked elsewhere); params are compared for all.
 */
export function checkAlike(
  model: MessageFile,
  other: MessageFile,
  isCompared: (key: string) => boolean = () => true,
): ValidationError[] {
  return [...missingIn(model, other, isCompared), ...checkSame(model, other, isCompared)];
}

/** One error for each key of `model` that `other` lacks. */
export function missingIn(
  model: MessageFile,
  other: MessageFile,
  isCompared: (key: string) => boolean = () => true,
): ValidationError[] {
  return keysOf(model.messages)
    .filter((key) => other.messages[key] === undefined && isCompared(key))
    .map((key) =>
      errorAt(other.source, other.at + pointerOf([key]), {
        wrong: `the message "${key}" is missing`,
        remedy: `translate it: "${shortened(model.messages[key])}"`,
      }),
    );
}

/** As `checkAlike`, but `other` may lack keys. */
export function checkSame(
  model: MessageFile,
  other: MessageFile,
  isCompared: (key: string) => boolean = () => true,
): ValidationError[] {
  const orphans = keysOf(other.messages).filter((key) => model.messages[key] === undefined && isCompared(key));
  const shared = keysOf(model.messages).filter((key) => other.messages[key] !== undefined);
  return [
    ...orphans.map((key) =>
      errorAt(other.source, other.at + pointerOf([key]), {
        wrong: `the message "${key}" is not in ${model.source.path}`,
        remedy: 'add it there or remove it here',
        atKey: true,
      }),
    ),
    ...shared.flatMap((key) => checkParams({ model, other, key })),
  ];
}

function checkParams({
  model,
  other,
  key,
}: {
  model: MessageFile;
  other: MessageFile;
  key: string;
}): ValidationError[] {
  // “One day left” need not say its number.
  const isNeeded = (param: string) => param !== 'count' || !isOfOneNumber(key);
  const [wanted = [], found = []] = [model, other].map(({ messages }) =>
    paramsOf(messages[key] ?? '').filter(isNeeded),
  );
  if (wanted.join() === found.join()) return [];
  return [
    errorAt(other.source, other.at + pointerOf([key]), {
      wrong: `the message "${key}" has ${inBraces(found)}, but ${inBraces(wanted)} in ${model.source.path}`,
      remedy: 'use the same params in every language',
    }),
  ];
}

function inBraces(names: string[]): string {
  return names.length > 0 ? names.map((name) => `{${name}}`).join(' ') : 'no params';
}

export function keysOf(messages: Messages): string[] {
  return Object.keys(messages).filter((key) => key !== '$schema');
}

function shortened(text: string | undefined): string {
  return text === undefined || text.length <= 60 ? (text ?? '') : `${text.slice(0, 59)}…`;
}
