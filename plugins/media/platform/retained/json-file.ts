import { text } from 'node:stream/consumers';
import type { JsonObject } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import type { TreeKit } from './folders';

/** Writes a small file completely or not at all, also when the power fails. */
export async function writeJson({ fileTree }: TreeKit, path: string, value: JsonObject): Promise<void> {
  await fileTree.write(path, JSON.stringify(value));
}

/** An empty object for a missing or a damaged file. */
export async function readJson({ fileTree }: TreeKit, path: string): Promise<JsonObject> {
  const file = await fileTree.read(path);
  const content = file && (await text(file.content));
  try {
    const value: unknown = JSON.parse(content ?? '{}');
    return isJsonObject(value) ? value : {};
  } catch {
    // A damaged file counts as a missing one.
    return {};
  }
}

/** A text of an object; null for another value. */
export function textOf(object: JsonObject, name: string): string | null {
  const value = object[name];
  return typeof value === 'string' ? value : null;
}
