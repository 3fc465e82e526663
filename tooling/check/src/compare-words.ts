import { pointerOf } from '@signalbox/engine/core';
import type { Words } from '@signalbox/schemas';
import type { ExpectedWords } from './expected-words';
import { type Fault, suggest } from './fault';
import { isOfOneNumber, type WordFile } from './plural-forms';
import { faultAt } from './source-file';

/** Names in braces, e.g. `{title}`, sorted. */
export function holesOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''))].toSorted();
}

/** Keys that must be there and are not, and keys that nothing asks for. */
export function checkExpected(
  { source, words, at }: WordFile,
  { required, optional }: ExpectedWords,
  owner: string,
): Fault[] {
  const known = [...required, ...optional];
  const missing = required.filter((key) => words[key] === undefined);
  const orphans = keysOf(words).filter((key) => !known.includes(key));
  return [
    ...missing.map((key) =>
      faultAt(source, at + pointerOf([key]), {
        wrong: `the word "${key}" is missing`,
        remedy: `add it: ${owner} draws it`,
      }),
    ),
    ...orphans.map((key) =>
      faultAt(source, at + pointerOf([key]), {
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
export function checkAlike(model: WordFile, other: WordFile, judged: (key: string) => boolean = () => true): Fault[] {
  return [...missingIn(model, other, judged), ...checkSame(model, other, judged)];
}

/** A fault for each key of `model` that `other` lacks. */
export function missingIn(model: WordFile, other: WordFile, judged: (key: string) => boolean = () => true): Fault[] {
  return keysOf(model.words)
    .filter((key) => other.words[key] === undefined && judged(key))
    .map((key) =>
      faultAt(other.source, other.at + pointerOf([key]), {
        wrong: `the word "${key}" is missing`,
        remedy: `translate it: "${shortened(model.words[key])}"`,
      }),
    );
}

/** As `checkAlike`, but `other` may lack keys. */
export function checkSame(model: WordFile, other: WordFile, judged: (key: string) => boolean = () => true): Fault[] {
  const orphans = keysOf(other.words).filter((key) => model.words[key] === undefined && judged(key));
  const shared = keysOf(model.words).filter((key) => other.words[key] !== undefined);
  return [
    ...orphans.map((key) =>
      faultAt(other.source, other.at + pointerOf([key]), {
        wrong: `the word "${key}" is not in ${model.source.path}`,
        remedy: 'add it there or remove it here',
        atKey: true,
      }),
    ),
    ...shared.flatMap((key) => checkHoles({ model, other, key })),
  ];
}

function checkHoles({ model, other, key }: { model: WordFile; other: WordFile; key: string }): Fault[] {
  // “One day left” need not say its number.
  const isNeeded = (hole: string) => hole !== 'count' || !isOfOneNumber(key);
  const [wanted = [], found = []] = [model, other].map(({ words }) => holesOf(words[key] ?? '').filter(isNeeded));
  if (wanted.join() === found.join()) return [];
  return [
    faultAt(other.source, other.at + pointerOf([key]), {
      wrong: `the word "${key}" has ${inBraces(found)}, but ${inBraces(wanted)} in ${model.source.path}`,
      remedy: 'use the same holes in every language',
    }),
  ];
}

function inBraces(names: string[]): string {
  return names.length > 0 ? names.map((name) => `{${name}}`).join(' ') : 'no holes';
}

export function keysOf(words: Words): string[] {
  return Object.keys(words).filter((key) => key !== '$schema');
}

function shortened(text: string | undefined): string {
  return text === undefined || text.length <= 60 ? (text ?? '') : `${text.slice(0, 59)}…`;
}
