import { pointerOf } from '@signalbox/engine/core';
import type { Messages } from '@signalbox/schemas';
import type { ExpectedMessages } from './expected-messages';
import { type ValidationError, suggest } from './validation-error';
import { isOfOneNumber, type MessageFile } from './plural-forms';
import { errorAt } from './source-file';

/** Names in braces, e.g. `{title}`, sorted. */
export function paramsOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''))].toSorted();
}

/** Keys that must be there and are not, and keys that nothing asks for. */
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
        wrong: `the word "${key}" is missing`,
        remedy: `add it: ${owner} draws it`,
      }),
    ),
    ...orphans.map((key) =>
      errorAt(source, at + pointerOf([key]), {
        wrong: `nothing in ${owner} asks for the word "${key}"`,
        remedy: `remove it, or ${suggest(key, missing.length > 0 ? missing : known)}`,
        atKey: true,
      }),
    ),
  ];
}

/**
 * `other` says the same things as `model`: the same keys, each with the same holes.
 * With `judged`, only those keys must be alike (the rest is judged elsewhere); holes always.
 */
export function checkAlike(
  model: MessageFile,
  other: MessageFile,
  validated: (key: string) => boolean = () => true,
): ValidationError[] {
  return [...missingIn(model, other, validated), ...checkSame(model, other, validated)];
}

/** A fault for each key of `model` that `other` lacks. */
export function missingIn(
  model: MessageFile,
  other: MessageFile,
  validated: (key: string) => boolean = () => true,
): ValidationError[] {
  return keysOf(model.messages)
    .filter((key) => other.messages[key] === undefined && validated(key))
    .map((key) =>
      errorAt(other.source, other.at + pointerOf([key]), {
        wrong: `the word "${key}" is missing`,
        remedy: `translate it: "${shortened(model.messages[key])}"`,
      }),
    );
}

/** As `checkAlike`, but `other` may lack keys. */
export function checkSame(
  model: MessageFile,
  other: MessageFile,
  validated: (key: string) => boolean = () => true,
): ValidationError[] {
  const orphans = keysOf(other.messages).filter((key) => model.messages[key] === undefined && validated(key));
  const shared = keysOf(model.messages).filter((key) => other.messages[key] !== undefined);
  return [
    ...orphans.map((key) =>
      errorAt(other.source, other.at + pointerOf([key]), {
        wrong: `the word "${key}" is not in ${model.source.path}`,
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
      wrong: `the word "${key}" has ${inBraces(found)}, but ${inBraces(wanted)} in ${model.source.path}`,
      remedy: 'use the same holes in every language',
    }),
  ];
}

function inBraces(names: string[]): string {
  return names.length > 0 ? names.map((name) => `{${name}}`).join(' ') : 'no holes';
}

export function keysOf(messages: Messages): string[] {
  return Object.keys(messages).filter((key) => key !== '$schema');
}

function shortened(text: string | undefined): string {
  return text === undefined || text.length <= 60 ? (text ?? '') : `${text.slice(0, 59)}…`;
}
