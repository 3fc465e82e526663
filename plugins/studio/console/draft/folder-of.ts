import { strToU8 } from 'fflate';
import { furtherLanguages, requiredLanguages, type TabDraft, translationPath } from '../../shared/draft';
import { draftFiles, parsed, textOf } from './draft-files';

/**
 * The files of a tab by their path below `packages/schemas` of a clone. Further languages are parts of language packs: there,
 * `npm run messages -- --fix` moves them into the packs.
 */
export function folderOf(draft: TabDraft): Record<string, Uint8Array<ArrayBuffer>> {
  const files = draftFiles(requiredLanguages).map((file) => [`forms/${draft.id}/${file}`, textOf(draft, file)]);
  const translations = furtherLanguages(draft).flatMap((language) => {
    const { $schema: _schema, ...messages } = parsed(draft.messages[language] ?? '') ?? {};
    const part = { [`forms/${draft.id}`]: messages };
    return Object.keys(messages).length > 0 ? [[translationPath(language), `${JSON.stringify(part, null, 2)}\n`]] : [];
  });
  return Object.fromEntries([...files, ...translations].map(([path = '', text = '']) => [path, strToU8(text)]));
}
