import { errorsOfForm, isWithin, migrateSettings, readAt } from '@signalbox/engine/core';
import { type CatalogForm, effectiveSettings, withLegacyReminder } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';
import type { StoredConflict } from '../../shared/impact';

interface ConflictOptions {
  draft: CatalogForm;
  /** The tab with the same id that is in use. */
  present: CatalogForm | undefined;
  project: string;
  /** The stored settings, without secrets. */
  saved: JsonObject;
  mayReadValues: boolean;
}

/**
 * Returns what a draft would reject of the stored settings of a project, after its migrations, or not know any more.
 */
export function conflictsOf({ draft, present, project, saved, mayReadValues }: ConflictOptions): StoredConflict[] {
  const { migrations, plan, compiled } = draft;
  const { settings } = migrateSettings({ migrations, settings: withLegacyReminder(saved) });
  // A value that another tab hides now comes back with that tab's setting.
  const values = effectiveSettings([draft], settings, { ignoresSettings: true });
  const secrets = [draft, present].flatMap((form) => form?.secretFields ?? []);
  const valueAt = (pointer: string): { value?: string } => {
    const value = readAt(values, pointer);
    const isSecret = secrets.some((field) => isWithin(pointer, field.pointer) || isWithin(field.pointer, pointer));
    if (value === undefined || isSecret || !mayReadValues) return {};
    return { value: JSON.stringify(value).slice(0, maxValueLength) };
  };
  const invalid = errorsOfForm({ plan, compiled, values, ignoresSettings: true })
    .filter(({ pointer, field }) => readAt(settings, field || pointer) !== undefined)
    .map(({ pointer, field, keyword, params }) => ({ project, pointer, field, keyword, params, ...valueAt(pointer) }));
  const unknown = (present?.plan.fields ?? [])
    .map(({ pointer }) => pointer)
    .filter((pointer) => readAt(settings, pointer) !== undefined && !isKnown(draft, pointer))
    .map((pointer) => ({ project, pointer, field: '', keyword: 'unknown', params: {}, ...valueAt(pointer) }));
  return [...invalid, ...unknown];
}

const maxValueLength = 200;

function isKnown({ plan }: CatalogForm, pointer: string): boolean {
  return [...plan.fields, ...plan.sections].some((each) => each.pointer === pointer);
}
