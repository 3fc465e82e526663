import { isJsonObject, type JsonObject, parseJson } from '@signalbox/schemas/json';
import {
  type ListColumn,
  listKeyOf,
  type ListPlace,
  pageSizes,
  sortKeysOf,
  wireSorts,
} from '@signalbox/collections-core';

/** What the browser keeps of a list: filter, order and page size of a query, and the id of the chosen saved view. */
type LocalPlace = Pick<ListPlace, 'filter' | 'sorts' | 'size' | 'view'>;

/** Known to earlier versions, and to other consoles of the platform. */
const storageKey = (listKey: string) => `model_${listKey}_filter`;

/** The filter that was last set in this browser. Drops one that cannot be parsed, and says so in the browser's console. */
export function readLocalFilter(listKey: string): LocalPlace | undefined {
  const text = localStorage.getItem(storageKey(listKey));
  if (text === null) return undefined;
  const stored = parsed(text);
  if (stored) return stored.filter === undefined && stored.view === undefined ? undefined : stored;
  console.warn('模型本地初始化信息解析失败');
  localStorage.removeItem(storageKey(listKey));
  return undefined;
}

/**
 * Keeps the filter for the next visit, which starts on the first page, unless it has personal data. Without a filter and a view,
 * keeps nothing.
 */
export function saveLocalFilter(
  { columns, ...list }: { id: string; key: string; columns: readonly ListColumn[] },
  { filter: chosen, sorts, size, view }: LocalPlace,
): void {
  const listKey = listKeyOf(list);
  const filter = isPersonalFilter(chosen, columns) ? undefined : chosen;
  if (filter === undefined && view === undefined) return localStorage.removeItem(storageKey(listKey));
  const stored = {
    filter: filter ?? {},
    sorts: wireSorts(sorts),
    limit: size,
    skip: 0,
    ...(view === undefined ? {} : { view }),
  };
  try {
    localStorage.setItem(storageKey(listKey), JSON.stringify(stored));
  } catch {
    // The storage is full or closed: the address still has the filter.
  }
}

/** True for a filter that compares a column with personal data. */
export function isPersonalFilter(filter: JsonObject | undefined, columns: readonly ListColumn[]): filter is JsonObject {
  const text = filter ? JSON.stringify(filter) : '';
  return columns.some(({ path, isPersonal }) => isPersonal === true && text.includes(`${JSON.stringify(path)}:`));
}

function parsed(text: string): LocalPlace | undefined {
  const value = parseJson(text);
  if (!isJsonObject(value)) return undefined;
  // Other consoles keep a query that may have no filter.
  const { filter = {}, sorts, limit, view } = value;
  if (!isJsonObject(filter)) return undefined;
  return {
    filter: Object.keys(filter).length > 0 ? filter : undefined,
    sorts: Array.isArray(sorts) ? sorts.filter(isJsonObject).flatMap(sortKeysOf) : [],
    size: pageSizes.find((size) => size === limit) ?? pageSizes[0],
    view: typeof view === 'string' ? view : undefined,
  };
}
