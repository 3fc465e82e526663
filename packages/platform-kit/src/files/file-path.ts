import { PlatformError } from '@signalbox/api';

/**
 * The names of a path below the media folder. Throws `invalidPath` for whatever could lead out of it, hide in it, or
 * stand on one system and not on another: `..`, absolute paths, back slashes, control characters, names that begin with
 * a dot (the store's own), and what Windows reserves.
 */
export function pathSegments(path: string): string[] {
  const names = path
    .normalize('NFC')
    .split('/')
    .filter((name, index, all) => name !== '' || (index > 0 && index < all.length - 1));
  if (path.startsWith('/')) throw refusal(path, 'an absolute path');
  if (names.length > maxDepth) throw refusal(path, `more than ${maxDepth} directories`);
  for (const name of names) checkFileName(name);
  return names;
}

/** Throws `invalidPath` for what no file or directory may be called. */
export function checkFileName(name: string): void {
  const reason = faultOfName(name);
  if (reason !== undefined) throw refusal(name, reason);
}

function faultOfName(name: string): string | undefined {
  if (name === '') return 'a name is empty';
  if (name.startsWith('.')) return 'a name begins with a dot';
  if (/\p{Control}|\p{Surrogate}|[<>:"|?*\\/]/u.test(name))
    return 'a name holds a character that no file name may hold';
  if (/[. ]$/.test(name) || name.startsWith(' ')) return 'a name begins or ends with a space, or ends with a dot';
  if (/^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)(\.|$)/i.test(name))
    return 'a name is reserved by Windows';
  if (Buffer.byteLength(name) > maxNameBytes) return `a name has more than ${maxNameBytes} bytes`;
  return undefined;
}

const maxNameBytes = 255;
const maxDepth = 16;

function refusal(path: string, reason: string): PlatformError {
  return new PlatformError('invalidPath', { detail: `${reason}: ${JSON.stringify(path.slice(0, 100))}` });
}
