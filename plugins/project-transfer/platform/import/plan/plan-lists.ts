import type { RestoreRule } from '@signalbox/schemas/types';
import { type RestoreCounts, nothingCounted } from '@signalbox/api';
import { errorsOfForm, isSameValue, pathOf, type Pointer } from '@signalbox/engine/core';
import { isJsonObject } from '@signalbox/schemas/json';
import { type FieldError, type FormCatalog, settingsSizeError, type Viewer } from '@signalbox/platform-kit';
import { foreignFiles } from '@signalbox/platform-kit/media-inspection';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { addInvalid, type InvalidRecords, type SettingResult } from '@signalbox/project-data';
import type { ProjectPart } from '../../project-parts';
import { itemsOf, planList } from './plan-list';

type ListPart = Extract<ProjectPart, { kind: 'setting' }>;

interface ListsToPlan {
  catalog: FormCatalog;
  /** The current settings. */
  existing: JsonObject;
  lists: { part: ListPart; archived: JsonValue }[];
  rule: RestoreRule;
  viewer: Viewer;
}

interface PlannedList {
  part: ListPart;
  counts: RestoreCounts;
  /** Items that are left out. Undefined when there are none. */
  invalid?: InvalidRecords;
}

/** Plans the lists of the settings. Items are imported when their forms accept them and there is room. */
export function planLists({ catalog, existing, lists, rule, viewer }: ListsToPlan): {
  parts: PlannedList[];
  setting?: SettingResult;
} {
  const parts: PlannedList[] = [];
  let next = existing;
  for (const { part, archived } of lists) {
    const { property } = part;
    const { items, invalid } = validItems(catalog, { property, existing: existing[property], archived });
    const { counts, next: list } = planList({ property, existing: existing[property], archived: items, rule });
    const planned = { part, counts, ...(invalid.count > 0 ? { invalid } : {}) };
    const [foreign] = foreignFiles({ viewer, before: existing, after: { [property]: list } });
    const error = listError(catalog, { property, list, existing: existing[property] }) ?? foreign;
    parts.push(error ? withoutAll(planned, error) : planned);
    if (!error && counts.added + counts.changed > 0) next = { ...next, [property]: list };
  }
  for (;;) {
    const sizeError = settingsSizeError({ catalog, current: existing, incoming: next });
    const index = parts.findIndex(({ part }) => sizeError && part.property === pathOf(sizeError.pointer)[0]);
    const planned = parts[index];
    if (!sizeError || !planned) break;
    const { [planned.part.property]: _large, ...rest } = next;
    const before = existing[planned.part.property];
    next = before === undefined ? rest : { ...rest, [planned.part.property]: before };
    parts[index] = withoutAll(planned, sizeError);
  }
  const pointers = parts
    .filter(({ counts }) => counts.added + counts.changed > 0)
    .map(({ part }): Pointer => `/${part.property}`);
  if (pointers.length === 0) return { parts };
  return { parts, setting: { counts: nothingCounted, next, pointers, droppedSecrets: [], missingSecrets: [] } };
}

interface ListOfArchive {
  property: string;
  existing: JsonValue | undefined;
  archived: JsonValue;
}

/** Validates each item alone. Items that equal an existing one are not validated. */
function validItems(catalog: FormCatalog, { property, existing, archived }: ListOfArchive) {
  const here = new Map(
    (Array.isArray(existing) ? existing : []).filter(isJsonObject).map((item) => [item['id'], item]),
  );
  const invalid: InvalidRecords = { count: 0, shown: [] };
  const all = itemsOf(property, archived);
  // More items than the settings can have: only the list as a whole is validated.
  if (all.length > maxItems) return { items: all, invalid };
  const items = all.filter((item) => {
    const now = here.get(item['id']);
    if (now && isSameValue(now, item)) return true;
    const error = formError(catalog, property, [item]);
    if (!error) return true;
    const pointer = error.pointer.slice(`/${property}/0`.length);
    addInvalid(invalid, { id: String(item['id']), error: { ...error, pointer } });
    return false;
  });
  return { items, invalid };
}

/** Error of the list as a whole, such as too many items. Undefined when the existing list is already invalid. */
function listError(
  catalog: FormCatalog,
  { property, list, existing }: { property: string; list: JsonObject[]; existing: JsonValue | undefined },
): FieldError | undefined {
  const error = formError(catalog, property, list);
  return error && Array.isArray(existing) && formError(catalog, property, existing) ? undefined : error;
}

function formError(catalog: FormCatalog, property: string, list: JsonValue[]): FieldError | undefined {
  const form = catalog.find(({ plan }) => plan.fields.some(({ pointer }) => pointer === `/${property}`));
  if (!form) return undefined;
  const { plan, compiled } = form;
  const [error] = errorsOfForm({ plan, compiled, values: { [property]: list } });
  return error && { pointer: error.pointer, keyword: error.keyword, params: error.params };
}

/** The result when none of the items is imported. */
function withoutAll({ part, counts, invalid }: PlannedList, error: FieldError): PlannedList {
  const all: InvalidRecords = { count: invalid?.count ?? 0, shown: [...(invalid?.shown ?? [])] };
  addInvalid(all, { id: part.property, error });
  all.count += counts.added + counts.changed - 1;
  return { part, counts: { ...counts, added: 0, changed: 0 }, invalid: all };
}

const maxItems = 10_000;
