import { newId } from '@signalbox/api';
import { inexactPath } from '@signalbox/schemas/exact-numbers';
import { isJsonObject, type JsonObject, type JsonValue } from '@signalbox/schemas/json';

/** One key of the order. */
export interface SortKey {
  path: string;
  isDescending: boolean;
}

/** The numbers of records that a page may have. */
export const pageSizes = [15, 30, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];

/** What the list shows, as the address has it. */
export interface ListPlace {
  /** The filter of a list query, with relative dates such as `now-7d`. */
  filter: JsonObject | undefined;
  sorts: readonly SortKey[];
  size: PageSize;
  /** Cursor of the shown page. Undefined on the first one. */
  cursor: string | undefined;
  /** Number of records before the page. Changes of others may have made it wrong. Undefined if it is not known. */
  before: number | undefined;
  /** Id of the chosen saved view. */
  view: string | undefined;
  /** Id of the open record; `new` for one that is being created. */
  record: string | undefined;
}

/** Filters that no address names, by what it has in their place. They are gone once the page is loaded again. */
const unnamed = new Map<string, JsonObject>();

/** Keeps a filter out of the addresses that `writePlace` makes. */
export function unnamedFilter(filter: JsonObject): JsonObject {
  unnamed.set(newId(), filter);
  return filter;
}

export const firstPage = { cursor: undefined, before: undefined } as const;

/** Reads the parameters of an address. Leaves out what is malformed. */
export function readPlace(parameters: URLSearchParams): ListPlace {
  const size = Number(parameters.get('size'));
  const cursor = parameters.get('cursor') ?? undefined;
  return {
    filter: parsedFilter(parameters.get('filter')),
    sorts: readSorts(parameters.get('sort') ?? ''),
    size: pageSizes.find((each) => each === size) ?? pageSizes[0],
    cursor,
    before: cursor === undefined ? 0 : wholeNumber(parameters.get('before')),
    view: parameters.get('view') ?? undefined,
    record: parameters.get('record') ?? undefined,
  };
}

/** The parameters of the address, without defaults. */
export function writePlace({ filter, sorts, size, cursor, before, view, record }: ListPlace): URLSearchParams {
  const parameters = new URLSearchParams();
  if (view !== undefined) parameters.set('view', view);
  const [name] = [...unnamed].find(([, each]) => each === filter) ?? [];
  if (filter !== undefined) parameters.set('filter', name ?? JSON.stringify(filter));
  if (sorts.length > 0) parameters.set('sort', writeSorts(sorts));
  if (size !== pageSizes[0]) parameters.set('size', String(size));
  if (cursor !== undefined) parameters.set('cursor', cursor);
  if (cursor !== undefined && before !== undefined) parameters.set('before', String(before));
  if (record !== undefined) parameters.set('record', record);
  return parameters;
}

function parsedFilter(text: string | null): JsonObject | undefined {
  const known = unnamed.get(text ?? '');
  if (text === null || known) return known;
  try {
    const value = JSON.parse(text) as JsonValue;
    return isJsonObject(value) && Object.keys(value).length > 0 && !inexactPath(text) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** `-raisedAt,severity`: the latest first, then by severity. */
function writeSorts(sorts: readonly SortKey[]): string {
  return sorts.map(({ path, isDescending }) => `${isDescending ? '-' : ''}${path}`).join(',');
}

export function readSorts(text: string): SortKey[] {
  const keys = text
    .split(',')
    .map((key) => ({ path: key.replace(/^-/, ''), isDescending: key.startsWith('-') }))
    .filter(({ path }) => path !== '');
  return keys.filter(({ path }, index) => keys.findIndex((each) => each.path === path) === index).slice(0, maxSorts);
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** The most keys of an order: a saved view has no more. */
export const maxSorts = 8;
