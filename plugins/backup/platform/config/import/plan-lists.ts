import { errorsOfForm, isJsonObject, isSameValue, pathOf, type Pointer } from '@signalbox/engine/core';
import { type FieldError, type FormCatalog, settingsSizeError } from '@signalbox/platform-kit';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import {
  addInvalid,
  type InvalidRecords,
  nothingCounted,
  type RestoreCounts,
  type RestoreRule,
  type SettingResult,
} from '@signalbox/project-data';
import type { ProjectPart } from '../project-parts';
import { itemsOf, planList } from './plan-list';

type ListPart = Extract<ProjectPart, { kind: 'setting' }>;

interface ListsToPlan {
  catalog: FormCatalog;
  /** The settings that are saved now. */
  held: JsonObject;
  lists: { part: ListPart; archived: JsonValue }[];
  rule: RestoreRule;
}

interface PlannedList {
  part: ListPart;
  counts: RestoreCounts;
  /** Items that are left out; undefined where none is. */
  invalid?: InvalidRecords;
}

/** What an import makes of lists of the settings: it takes the items that their forms take, as far as there is room. */
export function planLists({ catalog, held, lists, rule }: ListsToPlan): {
  parts: PlannedList[];
  setting?: SettingResult;
} {
  const parts: PlannedList[] = [];
  let next = held;
  for (const { part, archived } of lists) {
    const { property } = part;
    const { items, invalid } = validItems(catalog, { property, held: held[property], archived });
    const { counts, next: list } = planList({ property, held: held[property], archived: items, rule });
    const validated = { part, counts, ...(invalid.count > 0 ? { invalid } : {}) };
    const error = listError(catalog, { property, list, held: held[property] });
    parts.push(error ? withoutAll(validated, error) : validated);
    if (!error && counts.added + counts.changed > 0) next = { ...next, [property]: list };
  }
  for (;;) {
    const sizeError = settingsSizeError({ catalog, current: held, incoming: next });
    const index = parts.findIndex(({ part }) => sizeError && part.property === pathOf(sizeError.pointer)[0]);
    const validated = parts[index];
    if (!sizeError || !validated) break;
    const { [validated.part.property]: _large, ...rest } = next;
    const before = held[validated.part.property];
    next = before === undefined ? rest : { ...rest, [validated.part.property]: before };
    parts[index] = withoutAll(validated, sizeError);
  }
  const pointers = parts
    .filter(({ counts }) => counts.added + counts.changed > 0)
    .map(({ part }): Pointer => `/${part.property}`);
  if (pointers.length === 0) return { parts };
  return { parts, setting: { counts: nothingCounted, next, pointers, droppedSecrets: [], missingSecrets: [] } };
}

interface ListOfArchive {
  property: string;
  held: JsonValue | undefined;
  archived: JsonValue;
}

/** Each item as its form takes it alone. One that is here exactly so is not validated. */
function validItems(catalog: FormCatalog, { property, held, archived }: ListOfArchive) {
  const here = new Map((Array.isArray(held) ? held : []).filter(isJsonObject).map((item) => [item['id'], item]));
  const invalid: InvalidRecords = { count: 0, shown: [] };
  const all = itemsOf(property, archived);
  // So many fit into no settings: only the list as a whole is validated.
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

/** Of the list as a whole, such as too many items; undefined where what is here has an error already. */
function listError(
  catalog: FormCatalog,
  { property, list, held }: { property: string; list: JsonObject[]; held: JsonValue | undefined },
): FieldError | undefined {
  const error = formError(catalog, property, list);
  return error && Array.isArray(held) && formError(catalog, property, held) ? undefined : error;
}

function formError(catalog: FormCatalog, property: string, list: JsonValue[]): FieldError | undefined {
  const form = catalog.find(({ plan }) => plan.fields.some(({ pointer }) => pointer === `/${property}`));
  if (!form) return undefined;
  const { plan, compiled } = form;
  const [error] = errorsOfForm({ plan, compiled, values: { [property]: list } });
  return error && { pointer: error.pointer, keyword: error.keyword, params: error.params };
}

/** None of its items comes. */
function withoutAll({ part, counts, invalid }: PlannedList, error: FieldError): PlannedList {
  const all: InvalidRecords = { count: invalid?.count ?? 0, shown: [...(invalid?.shown ?? [])] };
  addInvalid(all, { id: part.property, error });
  all.count += counts.added + counts.changed - 1;
  return { part, counts: { ...counts, added: 0, changed: 0 }, invalid: all };
}

const maxItems = 10_000;
