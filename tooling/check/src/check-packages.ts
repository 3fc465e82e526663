import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { diskFiles, filesBelow } from '@signalbox/schema-check/files';
import type { Messages } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import {
  checkAlike,
  completeLanguages,
  errorAt,
  type MessageFile,
  readSource,
  shownPath,
  type SourceFile,
  type ValidationError,
} from '@signalbox/schema-check';
import { checkPartsOf, joinParts, partFoldersOf, type MessagePart } from './message-parts';

interface PackageMessages {
  /** Namespace → the messages of the model language. */
  models: Map<string, MessageFile>;
  paths: string[];
  errors: ValidationError[];
}

/** Checks messages of packages: all complete languages have the same keys with the same params, each in its folder. */
export function checkPackages(repository: string): PackageMessages {
  const result: PackageMessages = { models: new Map(), paths: [], errors: [] };
  for (const folder of packageFolders(repository)) {
    const parts = partFoldersOf(folder).flatMap((part): MessagePart[] => {
      const [model, ...others] = completeLanguages.map((language) =>
        readMessages(join(folder, part, `${language}.json`), language, result),
      );
      if (!model) return [];
      for (const other of others) if (other) result.errors.push(...checkAlike(model, other));
      return [{ folder: part, file: model }];
    });
    const model = joinParts(parts);
    if (!model) continue;
    result.models.set(basename(folder), model);
    if (basename(dirname(folder)) === 'plugins') result.errors.push(...checkPartsOf(parts));
  }
  return result;
}

/** Packages with messages. The folder's name is the namespace. */
function packageFolders(repository: string): string[] {
  return ['packages', 'plugins', 'apps']
    .map((kind) => join(repository, kind))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .toSorted()
        .map((name) => join(folder, name)),
    )
    .filter((folder) => filesBelow(join(folder, 'locales'), (path) => path.endsWith('.json')).length > 0);
}

function readMessages(path: string, language: string, result: PackageMessages): MessageFile | undefined {
  if (!existsSync(path)) {
    result.errors.push({
      file: shownPath(path),
      line: 1,
      column: 1,
      pointer: '',
      wrong: 'this file is missing',
      remedy: 'add the messages of this language',
    });
    return undefined;
  }
  const source = readSource(path, diskFiles);
  result.paths.push(path);
  result.errors.push(...source.errors, ...(source.errors.length > 0 ? [] : checkFlat(source, source.value, '')));
  return source.errors.length > 0 ? undefined : { source, language, messages: textsOf(source.value), at: '' };
}

/** Messages are texts by flat key. */
export function checkFlat(source: SourceFile, value: unknown, at: string): ValidationError[] {
  if (!isJsonObject(value)) {
    return [errorAt(source, at, { wrong: 'messages are an object of texts', remedy: 'write {"key": "text"}' })];
  }
  return Object.entries(value).flatMap(([key, text]) =>
    typeof text === 'string' && text !== ''
      ? []
      : [
          errorAt(source, `${at}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`, {
            wrong: `the message "${key}" is no text`,
            remedy: 'write a sentence',
          }),
        ],
  );
}

export function textsOf(value: unknown): Messages {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
