import { isJsonObject } from '@signalbox/schemas/json';
import type { JsonObject } from '@signalbox/schemas';

/** Renames the file type `3d file` of a body, as clients may call it, to `3d`, as it is stored. Changes the body in place. */
export function renameFileTypes({ mediaLibraryAllowList: list }: JsonObject): void {
  if (!Array.isArray(list)) return;
  for (const entry of list) if (isJsonObject(entry) && entry.name === '3d file') entry.name = '3d';
}
