import { PlatformError } from '@signalbox/api';
import { hasInvisible, invisible } from './invisible-characters';

/**
 * Splits a path below the media folder into names. Throws `invalidPath` for a path that could leave the folder, hide in
 * it, or exist on one system and not on another: `..`, absolute paths, back slashes, control characters, names that begin
 * with a dot (the store's own), and names that Windows reserves.
 */
export function pathSegments(path: string): string[] {
  const names = path
    .normalize('NFC')
    .split('/')
    .filter((name, index, all) => name !== '' || (index > 0 && index < all.length - 1));
  if (path.startsWith('/')) throw error(path, 'an absolute path');
  if (names.length > maxDepth) throw error(path, `more than ${maxDepth} directories`);
  for (const name of names) rejectName(name, errorOfName(name));
  return names;
}

/**
 * Throws `invalidPath` for a name that no new file or directory may have: besides what `pathSegments` rejects, invisible
 * characters, which show one name and mean another (`fdp.exe` behind U+202E). Existing files with such names are found.
 */
export function checkFileName(name: string): void {
  rejectName(name, errorOfName(name) ?? (hasInvisible(name) ? 'a name contains an invisible character' : undefined));
}

/** True for a name that an existing file may have. */
export function isFileName(name: string): boolean {
  return errorOfName(name) === undefined;
}

/** True for a name on the disk that `pathSegments` accepts below a directory of that depth. Other forms of Unicode are not found. */
export function isStoredName(name: string, depth: number): boolean {
  return depth < maxDepth && isFileName(name) && name === name.normalize('NFC');
}

function rejectName(name: string, reason: string | undefined): void {
  if (reason !== undefined) throw error(name, reason);
}

function errorOfName(name: string): string | undefined {
  if (name === '') return 'a name is empty';
  if (name.startsWith('.')) return 'a name begins with a dot';
  if (/\p{Control}|\p{Surrogate}|[<>:"|?*\\/]/u.test(name))
    return 'a name contains a character that is not allowed in file names';
  if (/[. ]$/.test(name) || name.startsWith(' ')) return 'a name begins or ends with a space, or ends with a dot';
  if (/^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)(\.|$)/i.test(name))
    return 'a name is reserved by Windows';
  if (Buffer.byteLength(name) > maxNameBytes) return `a name has more than ${maxNameBytes} bytes`;
  return undefined;
}

const maxNameBytes = 255;
const maxDepth = 16;

function error(path: string, reason: string): PlatformError {
  return new PlatformError('invalidPath', { detail: `${reason}: ${visible(path.slice(0, 100))}` });
}

/** In quotes, with invisible characters as escapes: they could reverse the displayed sentence. */
function visible(text: string): string {
  return JSON.stringify(text).replace(
    new RegExp(invisible, 'gu'),
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
}
