import { dirname, join } from 'node:path';
import { checkAlike, checkExpected } from './compare-messages';
import type { MessageFile } from './plural-forms';
import type { ValidationError } from '../validation-error';
import type { DeclaredMessages, Sources } from '../load-sources';
import { completeLanguages, type MessageOwner, messageOwners } from './message-owners';
import { formFile } from '../files';
import { errorAt, shownPath } from '../source-file';

/** Every form, group and data file has its messages in every complete language, and no message is unused. */
export function checkMessages(sources: Sources): ValidationError[] {
  const owners = messageOwners(sources);
  return [
    ...owners.flatMap((owner) => checkOwner(owner, sources)),
    ...sources.messages.filter((file) => !isComplete(file.language)).map(foreignFile),
    ...sources.messages
      .filter((file) => !sources.paths.has(shownPath(ownerPath(sources, file.namespace))))
      .map(lonelyFile),
  ];
}

function checkOwner(
  { source, namespace, title, expected }: MessageOwner,
  { messages, paths }: Sources,
): ValidationError[] {
  const pathOf = (language: string) => join(dirname(source.path), 'locales', `${language}.json`);
  const absent = completeLanguages.filter((language) => !paths.has(pathOf(language)));
  const [model, ...others] = completeLanguages.flatMap((language) =>
    messages.filter((file) => file.language === language && file.namespace === namespace).map(asMessageFile),
  );
  const isOptional = (key: string) => expected.optional.includes(key);
  return [
    ...absent.map((language) =>
      errorAt(source, '', { wrong: `${pathOf(language)} is missing`, remedy: 'add the messages of this language' }),
    ),
    ...(model ? [model, ...others] : []).flatMap((file) => checkExpected(file, expected, title)),
    ...(model ? others.flatMap((other) => checkAlike(model, other, isOptional)) : []),
  ];
}

function foreignFile({ source, language }: DeclaredMessages): ValidationError {
  const wrong = `messages in "${language}" do not stand beside the schemas`;
  const meant = ownName(language);
  if (meant) return errorAt(source, '', { wrong, remedy: `rename the file to ${meant}.json` });
  return errorAt(source, '', {
    wrong,
    remedy: `only ${completeLanguages.join(' and ')} do; put other languages into a language pack`,
  });
}

/** The complete language that another name of its file means. */
function ownName(language: string): string | undefined {
  const [code, ...parts] = language.toLowerCase().split(/[-_]/);
  const isTraditional = parts.some((part) => ['hant', 'tw', 'hk', 'mo'].includes(part));
  return completeLanguages.find((name) => !isTraditional && name.toLowerCase().split('-')[0] === code);
}

/** The file that the messages of a namespace belong to. */
function ownerPath({ root, paths }: Sources, namespace: string): string {
  const [kind, ...name] = namespace.split('/');
  if (kind === 'data') return join(root, 'data/permissions.json');
  const file = [...name, kind === 'groups' ? 'group.json' : 'form.json'].join('/');
  return formFile(root, file, (path) => paths.has(shownPath(path)));
}

function lonelyFile({ source, namespace }: DeclaredMessages): ValidationError {
  const wrong = `there is nothing called ${namespace} that these messages belong to`;
  return errorAt(source, '', { wrong, remedy: 'add its form.json or group.json, or remove these messages' });
}

function asMessageFile({ source, language, definition }: DeclaredMessages): MessageFile {
  return { source, language, messages: definition, at: '' };
}

function isComplete(language: string): boolean {
  return (completeLanguages as readonly string[]).includes(language);
}
