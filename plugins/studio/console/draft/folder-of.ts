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
    const part = partOf(draft, language);
    // Tabs that are unpacked in the same clone have files of their own.
    return part === undefined ? [] : [[translationPath(`${draft.id.replace('/', '-')}.${language}`), part]];
  });
  return Object.fromEntries([...files, ...translations].map(([path = '', text = '']) => [path, strToU8(text)]));
}

/** The messages by their namespace. Undefined if there are none. A text that is no JSON is written unchanged: the author corrects it later. */
function partOf({ id, messages }: TabDraft, language: string): string | undefined {
  const text = messages[language] ?? '';
  const value = parsed(text);
  if (value === undefined) return `{\n  "forms/${id}": ${text.trim()}\n}\n`;
  const { $schema: _schema, ...own } = value;
  return Object.keys(own).length > 0 ? `${JSON.stringify({ [`forms/${id}`]: own }, null, 2)}\n` : undefined;
}
