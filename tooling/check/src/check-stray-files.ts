import { join, relative, sep } from 'node:path';
import { shownPath, type ValidationError } from '@signalbox/schema-check';
import { filesBelow } from '@signalbox/schema-check/files';

/** Files below `forms` that look like a part of a tab, and that nothing reads: a misspelt name, or a copy. */
export function checkStrayFiles(root: string): ValidationError[] {
  const forms = join(root, 'forms');
  return filesBelow(forms, (path) => /\.json[^.]*$/.test(path)).flatMap((path) => {
    const parts = relative(forms, path).split(sep);
    const isRead = parts.length === 1 || isForm(parts) || parts.at(-2) === 'locales';
    return isRead ? [] : [{ file: shownPath(path), line: 1, column: 1, pointer: '', ...reasonOf(parts) }];
  });
}

/** `checkPlaces` names those in a wrong folder, `checkMessages` the messages of no tab. */
function isForm(parts: readonly string[]): boolean {
  const name = parts.at(-1);
  return name === 'form.json' || (name === 'group.json' && parts.length === 2);
}

function reasonOf(parts: readonly string[]): Pick<ValidationError, 'wrong' | 'remedy'> {
  const name = parts.at(-1) ?? '';
  const isLanguage = /^[a-z]{2}([-_][A-Za-z]+)*\.json/.test(name) && !name.startsWith('form');
  return {
    wrong: 'nothing reads this file',
    remedy: isLanguage
      ? `move it into a folder "locales" beside the form: locales/${name}`
      : 'name it form.json in the folder of a tab, group.json in that of a page; or remove it',
  };
}
