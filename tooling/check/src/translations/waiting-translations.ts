import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { shownPath, type ValidationError } from '@signalbox/schema-check';
import { filesBelow } from '@signalbox/schema-check/files';

/** Files of texts that wait for their language pack. */
export function waitingTranslations(root: string): string[] {
  const folder = join(root, 'translations');
  return existsSync(folder) ? filesBelow(folder, (path) => path.endsWith('.json')) : [];
}

/** The product shows the texts of language packs only. */
export function checkTranslations(root: string): ValidationError[] {
  return waitingTranslations(root).map((path) => ({
    file: shownPath(path),
    line: 1,
    column: 1,
    pointer: '',
    wrong: 'these texts are not in the pack of their language',
    remedy: 'npm run messages -- --fix moves them there',
  }));
}
