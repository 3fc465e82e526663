import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesBelow } from '@signalbox/codegen';
import type { Words } from '@signalbox/schemas';
import { completeLanguages } from './check-words';
import { checkAlike } from './compare-words';
import type { WordFile } from './plural-forms';
import type { Fault } from './fault';
import { faultAt, readSource, shownPath, type SourceFile } from './source-file';

export interface PackageWords {
  /** Namespace → the words of the model language. */
  models: Map<string, WordFile>;
  paths: string[];
  faults: Fault[];
}

/** Words that stand in packages instead of forms: all complete languages say the same, with the same holes. */
export function checkPackages(repository: string): PackageWords {
  const result: PackageWords = { models: new Map(), paths: [], faults: [] };
  for (const folder of packageFolders(repository)) {
    const [model, ...others] = completeLanguages.map((language) =>
      readWords(join(folder, 'words', `${language}.json`), language, result),
    );
    if (!model) continue;
    result.models.set(basename(folder), model);
    for (const other of others) if (other) result.faults.push(...checkAlike(model, other));
  }
  return result;
}

/** Packages with words. The folder's name is the namespace. */
function packageFolders(repository: string): string[] {
  return ['packages', 'plugins', 'apps']
    .map((kind) => join(repository, kind))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .toSorted()
        .map((name) => join(folder, name)),
    )
    .filter((folder) => filesBelow(join(folder, 'words'), (path) => path.endsWith('.json')).length > 0);
}

function readWords(path: string, language: string, result: PackageWords): WordFile | undefined {
  if (!existsSync(path)) {
    result.faults.push({
      file: shownPath(path),
      line: 1,
      column: 1,
      pointer: '',
      wrong: 'this file is missing',
      remedy: 'add the words of this language',
    });
    return undefined;
  }
  const source = readSource(path);
  result.paths.push(path);
  result.faults.push(...source.faults, ...(source.faults.length > 0 ? [] : checkFlat(source, source.value, '')));
  return source.faults.length > 0 ? undefined : { source, language, words: textsOf(source.value), at: '' };
}

/** Words are texts by flat key. */
export function checkFlat(source: SourceFile, value: unknown, at: string): Fault[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [faultAt(source, at, { wrong: 'words are an object of texts', remedy: 'write {"key": "text"}' })];
  }
  return Object.entries(value).flatMap(([key, text]) =>
    typeof text === 'string' && text !== ''
      ? []
      : [
          faultAt(source, `${at}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`, {
            wrong: `the word "${key}" is no text`,
            remedy: 'write a sentence',
          }),
        ],
  );
}

export function textsOf(value: unknown): Words {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
