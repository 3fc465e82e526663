import { entryPath, type OpenArchive } from '@signalbox/archive';
import { formFaults, isJsonObject } from '@signalbox/engine/core';
import { effectiveSettings, type FormCatalog, type PlatformKit } from '@signalbox/platform-kit';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import type { RestoreChoice } from '../restore-parts';
import type { InspectFiles } from './leave-out-invalid';

interface RestoredMedia {
  project: string;
  archive: Pick<OpenArchive, 'list' | 'readEntry'>;
  choice: RestoreChoice;
  /** Who takes a turn: the id of a user or of a task. */
  owner: string;
}

/**
 * Inspects restored media as an upload is. Where the settings are restored too, their allow-list lets files in beside
 * today's: a platform that was emptied takes again what it had.
 */
export async function mediaInspection(
  { kit, catalog }: { kit: PlatformKit; catalog: FormCatalog },
  { project, archive, choice, owner }: RestoredMedia,
): Promise<InspectFiles> {
  const { settings: today } = await kit.settings.read(project);
  const rule = choice.rules['setting'];
  const archived = rule === 0 || rule === 2 ? await archivedSettings(archive) : undefined;
  const restored = archived ? allowListIn(catalog, archived) : [];
  const list = today[property];
  const settings = Array.isArray(list) ? { ...today, [property]: [...list, ...restored] } : today;
  return (files) => kit.mediaInspector.inspectAll({ files, settings, isFormPicture: true, owner });
}

const property = 'mediaLibraryAllowList';

/** As far as it could be saved by hand. */
function allowListIn(catalog: FormCatalog, archived: JsonObject): JsonValue[] {
  const list = archived[property] ?? effectiveSettings(catalog, {})[property];
  const form = catalog.find(({ plan }) => plan.fields.some(({ pointer }) => pointer === `/${property}`));
  if (!form || !Array.isArray(list)) return [];
  const { plan, compiled } = form;
  const faults = formFaults({ plan, compiled, values: { [property]: list } });
  return faults.some(({ pointer }) => pointer.startsWith(`/${property}`)) ? [] : list;
}

async function archivedSettings(archive: RestoredMedia['archive']): Promise<JsonObject | undefined> {
  const name = entryPath({ kind: 'data', name: 'setting' });
  const entry = archive.list().find((each) => each.name === name);
  if (!entry || entry.size > maxRecordBytes) return undefined;
  const chunks: Uint8Array[] = [];
  for await (const chunk of archive.readEntry(name)) chunks.push(chunk);
  return bodyOf(Buffer.concat(chunks).toString());
}

/** Staging tells what is wrong with a record that is none. */
function bodyOf(record: string): JsonObject | undefined {
  try {
    const { body } = JSON.parse(record) as { body?: JsonValue };
    return isJsonObject(body) && Object.keys(body).length > 0 ? body : undefined;
  } catch {
    return undefined;
  }
}

const maxRecordBytes = 2 ** 20;
