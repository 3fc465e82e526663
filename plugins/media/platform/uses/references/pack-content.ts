import { text } from 'node:stream/consumers';
import { joinPath, languagePackDirectory, mediaPath, type PlatformKit } from '@signalbox/platform-kit';
import { uploadRule } from '@signalbox/platform-kit/media-inspection';
import type { JsonObject } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import type { Holder } from './reference-tables';

/** Path of a language pack in the store. */
export function packPath({ project, holder }: Pick<Holder, 'project' | 'holder'>): string {
  return mediaPath(project, joinPath(languagePackDirectory, holder));
}

/** The messages of a language pack. Undefined for a file that is gone, or that no upload would accept. */
export async function packContent(
  { files }: Pick<PlatformKit, 'files'>,
  pack: Pick<Holder, 'project' | 'holder'>,
): Promise<JsonObject | undefined> {
  const entry = await files.entry(packPath(pack));
  if (entry === undefined || entry.isDirectory || entry.bytes > maxBytes) return undefined;
  const file = await files.read(packPath(pack));
  if (file === undefined) return undefined;
  try {
    const content: unknown = JSON.parse(await text(file.stream));
    return isJsonObject(content) ? content : undefined;
  } catch {
    // Not JSON. The console shows no messages of such a file.
    return undefined;
  }
}

const { maxBytes } = uploadRule({ directory: languagePackDirectory, settings: {} });
