import { readdirSync, existsSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { shownPath, type ValidationError } from '@signalbox/schema-check';
import { filesBelow, formFolders } from '@signalbox/schema-check/files';

/**
 * Files of forms and collections that look like a part of one, and that nothing reads: a misspelt name, or a copy. Also folders
 * without a page or tab.
 */
export function checkStrayFiles(root: string): ValidationError[] {
  return formFolders.flatMap((folder) => {
    const forms = join(root, folder);
    const files = filesBelow(forms, () => true);
    return [...files.flatMap((path) => checkFile({ forms, path, files })), ...emptyFolders(forms, files)];
  });
}

type Reason = Pick<ValidationError, 'wrong' | 'remedy'>;

function errorOf(path: string, reason: Reason): ValidationError {
  return { file: shownPath(path), line: 1, column: 1, pointer: '', ...reason };
}

interface Found {
  forms: string;
  path: string;
  files: readonly string[];
}

function checkFile({ forms, path, files }: Found): ValidationError[] {
  const parts = relative(forms, path).split(sep);
  const isPart = likePart.test(parts.at(-1) ?? '');
  if (!isPart || parts.length === 1 || isRead(forms, parts)) return [];
  const isBeside = (name: string) => files.includes(join(dirname(path), name));
  return [errorOf(path, reasonOf(parts, isBeside))];
}

/** JSON, or a form or group without the end of its name. */
const likePart = /\.json[^.]*$|^(form|group|collection)(\.jso?n?)?$/i;

/** `checkPlaces` names those in a wrong folder, `checkMessages` the messages of no tab. */
function isRead(forms: string, parts: readonly string[]): boolean {
  const name = parts.at(-1) ?? '';
  if (parts.at(-2) === 'locales') return name.endsWith('.json');
  const isCollection = name === 'collection.json' && basename(forms) === 'collections';
  return name === 'form.json' || isCollection || (name === 'group.json' && parts.length === 2);
}

function reasonOf(parts: readonly string[], isBeside: (name: string) => boolean): Reason {
  const name = parts.at(-1) ?? '';
  const isLanguage = /^[a-z]{2}([-_][A-Za-z]+)*\.json/.test(name) && !name.startsWith('form');
  const isOtherCase = ['form.json', ...(parts.length === 2 ? ['group.json'] : [])].includes(name.toLowerCase());
  if (isOtherCase || parts.at(-2) === 'locales') {
    const right = isOtherCase ? name.toLowerCase() : name.replace(/\.json[^.]*$/i, '.json');
    return {
      wrong: 'nothing reads a file of this name',
      remedy: isBeside(right) ? `remove it: ${right} is in the same folder` : `rename it to ${right}`,
    };
  }
  return {
    wrong: 'nothing reads this file',
    remedy: isLanguage
      ? `move it into a folder "locales" beside the form: locales/${name}`
      : 'name it form.json in the folder of a tab, group.json in that of a page; or remove it',
  };
}

/** Folders of pages and tabs without a file that this or another check names. */
function emptyFolders(forms: string, files: readonly string[]): ValidationError[] {
  const isEmpty = (folder: string) => !files.some((path) => path.startsWith(folder + sep) && /\.json/i.test(path));
  return foldersIn(forms).flatMap((page) => {
    if (isEmpty(page))
      return [errorOf(page, { wrong: 'the folder has no page', remedy: 'add group.json and a tab, or remove it' })];
    return foldersIn(page)
      .filter((folder) => basename(folder) !== 'locales' && isEmpty(folder))
      .map((tab) =>
        errorOf(tab, {
          wrong: 'the folder has no tab',
          remedy: 'add form.json and its messages: npm run new-tab writes them; or remove the folder',
        }),
      );
  });
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(folder, entry.name));
}
