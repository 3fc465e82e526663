import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { shownPath, type ValidationError } from '@signalbox/schema-check';
import { filesBelow } from '@signalbox/schema-check/files';
import { packOf } from '@signalbox/schemas/pack-name';

/** Files of texts that wait for their language pack. */
export function waitingTranslations(root: string): string[] {
  const folder = join(root, 'translations');
  return existsSync(folder) ? filesBelow(folder, (path) => path.endsWith('.json')) : [];
}

/** Code of the language of such a file, `<group>-<tab>.<language>.json`, as language packs have it. */
export function codeOf(path: string): string {
  return (basename(path, '.json').split('.').at(-1) ?? '').replaceAll('-', '_');
}

/** Path of the pack of a language. Undefined if the folder has none. */
export function packFor(code: string, packs: string): string | undefined {
  const name = readdirSync(packs).find((each) => packOf(each)?.code === code);
  return name && join(packs, name);
}

/** The product shows the texts of language packs only. */
export function checkTranslations(root: string, packs?: string): ValidationError[] {
  return waitingTranslations(root).map((path) => {
    const code = codeOf(path);
    const isMovable = packs === undefined || packFor(code, packs) !== undefined;
    return {
      file: shownPath(path),
      line: 1,
      column: 1,
      pointer: '',
      wrong: isMovable
        ? 'these texts are not in the pack of their language'
        : `no language pack is called label[${code}].json`,
      remedy: isMovable
        ? 'npm run messages -- --fix moves them there'
        : `add that pack with {} in ${shownPath(packs)}, then npm run messages -- --fix moves these texts there; or remove this file`,
    };
  });
}
