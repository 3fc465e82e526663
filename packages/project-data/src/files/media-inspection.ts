import type { RestoreRule } from '@signalbox/schemas/types';
import { entryPath, type OpenArchive } from '@signalbox/archive';
import { errorsOfForm } from '@signalbox/engine/core';
import { isJsonObject } from '@signalbox/schemas/json';
import {
  effectiveSettings,
  type FormCatalog,
  mediaQuotaBytes,
  type PlatformKit,
  presentSettings,
} from '@signalbox/platform-kit';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import type { InspectFiles } from './leave-out-invalid';

interface RestoredMedia {
  project: string;
  archive: Pick<OpenArchive, 'list' | 'readEntry'>;
  /** The rule for the settings. Undefined: the restore does not change them. */
  settingRule: RestoreRule | undefined;
  /** Owner of the turn: the id of a user or of a task. */
  owner: string;
}

/** The rules that restored media must satisfy, as for uploads. */
export interface MediaRules {
  inspect: InspectFiles;
  /** Limit of the whole library. Undefined: no limit. */
  quotaBytes: number | undefined;
}

/**
 * The current rules for media. When the settings are restored too, the archive's allow-list is added to the current
 * one, and the larger quota applies: an emptied platform then accepts its own backup.
 */
export async function mediaRules(
  { kit, catalog }: { kit: PlatformKit; catalog: FormCatalog },
  { project, archive, settingRule: rule, owner }: RestoredMedia,
): Promise<MediaRules> {
  const { settings: today } = await kit.settings.read(project);
  const found = rule === 0 || rule === 2 ? await archivedSettings(archive) : undefined;
  const archived = found && presentSettings(catalog, found);
  const list = today[listProperty];
  const restoredList = archived && valueIn(catalog, { archived, property: listProperty });
  const settings =
    Array.isArray(list) && Array.isArray(restoredList)
      ? { ...today, [listProperty]: [...list, ...restoredList] }
      : today;
  const quota = mediaQuotaBytes(today);
  const restoredQuota = archived && valueIn(catalog, { archived, property: quotaProperty });
  const restoredBytes = mediaQuotaBytes({ [quotaProperty]: restoredQuota ?? null });
  return {
    quotaBytes: quota === undefined || restoredBytes === undefined ? quota : Math.max(quota, restoredBytes),
    inspect: (files) => kit.mediaInspector.inspectAll({ files, settings, isFormPicture: true, owner }),
  };
}

const listProperty = 'mediaLibraryAllowList';
const quotaProperty = 'mediaLibraryQuota';

/** The value, if a user could save it. The default if the archive has none. */
function valueIn(
  catalog: FormCatalog,
  { archived, property }: { archived: JsonObject; property: string },
): JsonValue | undefined {
  const value = archived[property] ?? effectiveSettings(catalog, {})[property];
  const form = catalog.find(({ plan }) => plan.fields.some(({ pointer }) => pointer === `/${property}`));
  if (!form || value === undefined) return undefined;
  const { plan, compiled } = form;
  const errors = errorsOfForm({ plan, compiled, values: { [property]: value } });
  return errors.some(({ pointer }) => pointer.startsWith(`/${property}`)) ? undefined : value;
}

async function archivedSettings(archive: RestoredMedia['archive']): Promise<JsonObject | undefined> {
  const name = entryPath({ kind: 'data', name: 'setting' });
  const entry = archive.list().find((each) => each.name === name);
  if (!entry || entry.size > maxRecordBytes) return undefined;
  const chunks: Uint8Array[] = [];
  for await (const chunk of archive.readEntry(name)) chunks.push(chunk);
  return bodyOf(Buffer.concat(chunks).toString());
}

/** Undefined for an invalid record. Staging reports what is wrong with it. */
function bodyOf(record: string): JsonObject | undefined {
  try {
    const { body } = JSON.parse(record) as { body?: JsonValue };
    return isJsonObject(body) && Object.keys(body).length > 0 ? body : undefined;
  } catch {
    return undefined;
  }
}

const maxRecordBytes = 2 ** 20;
