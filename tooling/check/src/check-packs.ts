import { basename } from 'node:path';
import { diskFiles, filesBelow } from '@signalbox/schema-check/files';
import { pointerOf } from '@signalbox/engine/core';
import { suggest } from '@signalbox/form-compiler/suggest';
import type { JsonObject } from '@signalbox/schemas';
import { packOf } from '@signalbox/schemas/pack-name';
import { checkFlat, textsOf } from './check-packages';
import {
  blankIn,
  checkSame,
  errorAt,
  inFormsOf,
  unwrittenIn,
  type MessageFile,
  missingIn,
  readSource,
  shownPath,
  type ValidationError,
} from '@signalbox/schema-check';

interface PackReport {
  errors: ValidationError[];
  /** Messages that a pack lacks, or that are still to be written: the console shows them in English. */
  missing: ValidationError[];
  paths: string[];
}

/**
 * A language pack has every message of the model language, by namespace, with the same params, and no other. A message with
 * plural forms has those of the pack's language.
 */
export function checkPacks(folder: string, models: ReadonlyMap<string, MessageFile>): PackReport {
  const paths = filesBelow(folder, (path) => path.endsWith('.json'));
  if (paths.length === 0) {
    const wrong = 'there is no language pack in this folder';
    return {
      paths,
      missing: [],
      errors: [
        {
          file: shownPath(folder),
          line: 1,
          column: 1,
          pointer: '',
          wrong,
          remedy: 'name the folder of label[code].json files',
        },
      ],
    };
  }
  const reports = paths.map((path) => checkPack(path, models));
  return {
    paths,
    errors: reports.flatMap(({ errors }) => errors),
    missing: reports.flatMap(({ missing }) => missing),
  };
}

function checkPack(path: string, models: ReadonlyMap<string, MessageFile>): Omit<PackReport, 'paths'> {
  const source = readSource(path, diskFiles);
  if (source.errors.length > 0) return { errors: source.errors, missing: [] };
  const language = packOf(basename(path))?.code;
  const content = (typeof source.value === 'object' && source.value !== null ? source.value : {}) as JsonObject;
  const namespaces = Object.keys(content).filter((name) => name !== '$schema');
  const known = namespaces.flatMap((name) => {
    const model = models.get(name);
    const at = pointerOf([name]);
    if (!model) return [];
    const messages = { source, language: language ?? '', messages: textsOf(content[name]), at };
    return [{ name, at, model: inFormsOf(model, language ?? model.language), messages }];
  });
  return {
    missing: [
      ...[...models.keys()]
        .filter((name) => !namespaces.includes(name))
        .map((name) =>
          errorAt(source, pointerOf([name]), {
            wrong: `the messages of "${name}" are missing`,
            remedy: `translate ${models.get(name)?.source.path}`,
          }),
        ),
      ...known.flatMap(({ model, messages }) => [...missingIn(model, messages), ...unwrittenIn(messages)]),
    ],
    errors: [
      ...(language
        ? []
        : [
            errorAt(source, '', {
              wrong: 'the file name names no language',
              remedy: 'call it label[code].json, e.g. Français[fr].json',
            }),
          ]),
      ...namespaces
        .filter((name) => !models.has(name))
        .map((name) =>
          errorAt(source, pointerOf([name]), {
            wrong: `there is no namespace "${name}"`,
            remedy: suggest(name, [...models.keys()]),
            atKey: true,
          }),
        ),
      ...known.flatMap(({ name, at, model, messages }) => [
        ...checkFlat(source, content[name], at),
        ...checkSame(model, messages),
        ...blankIn(messages),
      ]),
    ],
  };
}
