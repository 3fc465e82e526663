import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { inFormsOf, keysOf, stubOf } from '@signalbox/schema-check';
import { filesBelow, formFile } from '@signalbox/schema-check/files';
import { isJsonObject, type JsonObject } from '@signalbox/schemas/json';
import { packOf } from '@signalbox/schemas/pack-name';
import { diskSources } from '../disk-sources';
import type { FixedMessages } from '../fixed-messages';
import { modelsOf } from '../models-of';

interface FixPacks {
  /** `packages/schemas`. */
  root: string;
  /** Folder of language packs. */
  packs: string;
  writes: boolean;
  /** Also adds the messages that a pack lacks, in English and marked. Otherwise it only loses those that nothing draws. */
  adds: boolean;
}

/** Language packs whose messages of forms and groups are not those that the schemas have. Keys are `<namespace>::<key>`. */
export function fixPacks({ root, packs, writes, adds }: FixPacks): FixedMessages[] {
  const models = new Map(modelsOf(diskSources({ root })));
  return filesBelow(packs, (path) => path.endsWith('.json')).flatMap((path) => {
    const pack: unknown = JSON.parse(readFileSync(path, 'utf8'));
    const code = packOf(basename(path))?.code;
    if (!isJsonObject(pack) || code === undefined) return [];
    const fixed: FixedMessages = { path, added: [], removed: [] };
    const result: JsonObject = {};
    for (const namespace of new Set([...Object.keys(pack), ...(adds ? models.keys() : [])])) {
      const model = models.get(namespace);
      const texts = pack[namespace] ?? {};
      if (model === undefined || !isJsonObject(texts)) {
        if (isGone(root, namespace)) fixed.removed.push(namespace);
        else result[namespace] = texts;
        continue;
      }
      const english = inFormsOf(model, code.replaceAll('_', '-')).messages;
      const wanted = keysOf(english);
      const removed = Object.keys(texts).filter((key) => !wanted.includes(key));
      const added = adds ? wanted.filter((key) => texts[key] === undefined) : [];
      const kept = wanted.filter((key) => texts[key] !== undefined || adds);
      fixed.removed.push(...removed.map((key) => `${namespace}::${key}`));
      fixed.added.push(...added.map((key) => `${namespace}::${key}`));
      const next = Object.fromEntries(kept.map((key) => [key, texts[key] ?? stubOf(english[key] ?? key)]));
      result[namespace] = added.length + removed.length > 0 ? next : texts;
    }
    if (fixed.added.length + fixed.removed.length === 0) return [];
    if (writes) writeFileSync(path, `${JSON.stringify(result, null, 2)}\n`);
    return [fixed];
  });
}

/** True for messages of a form or group whose folder was removed. Those of one that is not valid stay. */
function isGone(root: string, namespace: string): boolean {
  const folder = /^(?:forms|groups)\/(.+)$/.exec(namespace)?.[1];
  return folder !== undefined && !existsSync(formFile(root, folder, existsSync));
}
