import { open, readFile, rename } from 'node:fs/promises';
import { ignoreMissing } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';

/** Writes a small file completely or not at all, also when the power fails. */
export async function writeJson(location: string, value: JsonObject): Promise<void> {
  const file = await open(`${location}.new`, 'w', 0o640);
  try {
    await file.writeFile(JSON.stringify(value));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${location}.new`, location);
}

/** An empty object for a missing or a damaged file. */
export async function readJson(location: string): Promise<JsonObject> {
  const text = await readFile(location, 'utf8').catch(ignoreMissing);
  try {
    const value: unknown = JSON.parse(text ?? '{}');
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
