import { basename } from 'node:path';
import { filesBelow } from '@signalbox/codegen';
import { pointerOf } from '@signalbox/engine/core';
import type { JsonObject } from '@signalbox/schemas';
import { checkFlat, textsOf } from './check-packages';
import { checkSame, missingIn } from './compare-words';
import type { WordFile } from './plural-forms';
import { type Fault, suggest } from './fault';
import { inFormsOf } from './plural-forms';
import { faultAt, readSource, shownPath } from './source-file';

export interface PackReport {
  faults: Fault[];
  /** Messages that a pack lacks: the console shows them in English. */
  missing: Fault[];
  paths: string[];
}

/** A language pack has every word of the model language, by namespace, with the same holes, and no other. A word that counts has the plural forms of the pack's language. */
export function checkPacks(folder: string, models: ReadonlyMap<string, WordFile>): PackReport {
  const paths = filesBelow(folder, (path) => path.endsWith('.json'));
  if (paths.length === 0) {
    const wrong = 'there is no language pack in this folder';
    return {
      paths,
      missing: [],
      faults: [
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
    faults: reports.flatMap(({ faults }) => faults),
    missing: reports.flatMap(({ missing }) => missing),
  };
}

function checkPack(path: string, models: ReadonlyMap<string, WordFile>): Omit<PackReport, 'paths'> {
  const source = readSource(path);
  if (source.faults.length > 0) return { faults: source.faults, missing: [] };
  const language = /^.+\[([a-z]{2,3}(?:_[A-Za-z0-9]{2,8}){0,2})\]\.json$/.exec(basename(path))?.[1];
  const content = (typeof source.value === 'object' && source.value !== null ? source.value : {}) as JsonObject;
  const namespaces = Object.keys(content).filter((name) => name !== '$schema');
  const known = namespaces.flatMap((name) => {
    const model = models.get(name);
    const at = pointerOf([name]);
    if (!model) return [];
    const words = { source, language: language ?? '', words: textsOf(content[name]), at };
    return [{ name, at, model: inFormsOf(model, language ?? model.language), words }];
  });
  return {
    missing: [
      ...[...models.keys()]
        .filter((name) => !namespaces.includes(name))
        .map((name) =>
          faultAt(source, pointerOf([name]), {
            wrong: `the words of "${name}" are missing`,
            remedy: `translate ${models.get(name)?.source.path}`,
          }),
        ),
      ...known.flatMap(({ model, words }) => missingIn(model, words)),
    ],
    faults: [
      ...(language
        ? []
        : [
            faultAt(source, '', {
              wrong: 'the file name names no language',
              remedy: 'call it label[code].json, e.g. Français[fr].json',
            }),
          ]),
      ...namespaces
        .filter((name) => !models.has(name))
        .map((name) =>
          faultAt(source, pointerOf([name]), {
            wrong: `there is no namespace "${name}"`,
            remedy: suggest(name, [...models.keys()]),
            atKey: true,
          }),
        ),
      ...known.flatMap(({ name, at, model, words }) => [
        ...checkFlat(source, content[name], at),
        ...checkSame(model, words),
      ]),
    ],
  };
}
