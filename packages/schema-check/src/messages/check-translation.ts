import { join } from 'node:path';
import type { Messages } from '@signalbox/schemas';
import { checkMeta, readMeta } from '../check-meta';
import { checkTexts } from './check-texts';
import { checkSame } from './compare-messages';
import type { SchemaFiles } from '../files';
import type { DeclaredMessages, Sources } from '../load-sources';
import { completeLanguages } from './message-owners';
import { inFormsOf, type MessageFile } from './plural-forms';
import { errorAt, readSource } from '../source-file';
import type { ValidationError } from '../validation-error';

interface Translation {
  path: string;
  /** Has the file. */
  files: SchemaFiles;
  /** BCP-47. */
  language: string;
  /** `forms/<group>/<tab>` */
  namespace: string;
}

/**
 * Messages in a language beside the complete ones. They may lack messages, which English replaces; all others are as those
 * of the complete languages.
 */
export function checkTranslation(
  sources: Sources,
  { path, files, language, namespace }: Translation,
): ValidationError[] {
  const source = readSource(path, files);
  if (source.errors.length > 0) return source.errors;
  if (!isLanguage(language))
    return [errorAt(source, '', { wrong: `"${language}" is no language`, remedy: 'name it by its BCP-47 code: fr' })];
  const { validators } = readMeta({ folder: join(sources.root, 'meta'), files });
  const invalid = checkMeta(source, validators.messages);
  if (invalid.length > 0) return invalid;
  // `checkMeta` has accepted it.
  const definition = source.value as Messages;
  const file: DeclaredMessages = { source, name: source.path, definition, language, namespace };
  const model = sources.messages.find((each) => each.namespace === namespace && each.language === completeLanguages[0]);
  return [
    ...(model ? checkSame(inFormsOf(asFile(model), language), asFile(file)) : []),
    ...checkTexts({ ...sources, messages: [file] }),
  ];
}

function isLanguage(code: string): boolean {
  try {
    return Intl.getCanonicalLocales(code).length === 1;
  } catch {
    return false;
  }
}

function asFile({ source, language, definition }: DeclaredMessages): MessageFile {
  return { source, language, messages: definition, at: '' };
}
