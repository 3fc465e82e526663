import { PlatformError } from '@signalbox/api';
import { parentOf } from '@signalbox/platform-kit';
import { uploadRule } from '@signalbox/platform-kit/media-inspection';
import type { JsonObject } from '@signalbox/schemas';
import { mediaErrors } from '../../shared/errors';

/**
 * Throws `formatNotAllowed` or `restoredTooLarge` for a file that no upload could bring to its directory. `path`: inside the
 * library.
 */
export function requireFit({ path, bytes }: { path: string; bytes: number }, settings: JsonObject): void {
  const { checkName, maxBytes } = uploadRule({ directory: parentOf(path), settings });
  const name = path.split('/').at(-1) ?? '';
  checkName(name);
  if (bytes > maxBytes) {
    const limit = String(Math.round((maxBytes / 2 ** 20) * 10) / 10);
    throw new PlatformError(mediaErrors.restoredTooLarge, { detail: path, params: { name, limit } });
  }
}
