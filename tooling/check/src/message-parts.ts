import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pointerOf } from '@signalbox/engine/core';
import { errorAt, type MessageFile, type ValidationError } from '@signalbox/schema-check';

/**
 * Folders of the messages of a plug-in. `locales`: what any page may show, so the console always loads them. `locales/page`:
 * what only the plug-in's own pages show, loaded with them. `locales/platform`: errors, which the platform sends as sentences
 * in the languages of the code. `locales/author`, of the console: what only author mode shows, loaded by it.
 */
const partFolders = ['locales', 'locales/page', 'locales/platform', 'locales/author'] as const;
type PartFolder = (typeof partFolders)[number];

/** The messages of one folder, in one language. */
export interface MessagePart {
  folder: PartFolder;
  file: MessageFile;
}

/** Those of the folders that exist below a package, in writing order. */
export function partFoldersOf(packageFolder: string): PartFolder[] {
  return partFolders.filter((folder) => {
    const path = join(packageFolder, folder);
    return existsSync(path) && readdirSync(path).some((name) => name.endsWith('.json'));
  });
}

const ofPlatform = /^(?:errors|fieldErrors|fields)\./;
/** The progress center, and error messages, show these on every page. */
const ofEveryPage = /^(?:ended|modules|phase|reasons)\./;

/** Each message of a plug-in is in one folder: in the one that its key names, where it names one. */
export function checkPartsOf(parts: readonly MessagePart[]): ValidationError[] {
  return parts.flatMap(({ folder, file: { source, messages } }, index) => {
    const before = parts.slice(0, index);
    return Object.keys(messages).flatMap((key) => {
      const first = before.find(({ file }) => file.messages[key] !== undefined);
      const right = rightFolder(key, folder);
      const at = pointerOf([key]);
      const wrong = `the message "${key}"`;
      if (first)
        return errorAt(source, at, { wrong: `${wrong} is in ${first.folder} too`, remedy: 'remove one of them' });
      if (right !== folder)
        return errorAt(source, at, { wrong: `${wrong} is in ${folder}`, remedy: `move it to ${right}`, atKey: true });
      return [];
    });
  });
}

function rightFolder(key: string, folder: PartFolder): PartFolder {
  if (ofPlatform.test(key)) return 'locales/platform';
  if (ofEveryPage.test(key) || folder === 'locales/platform') return 'locales';
  return folder;
}

/** All messages of a package in the model language. Its source is that of the first part. */
export function joinParts(parts: readonly MessagePart[]): MessageFile | undefined {
  const [first] = parts;
  return (
    first && { ...first.file, messages: Object.fromEntries(parts.flatMap(({ file }) => Object.entries(file.messages))) }
  );
}
