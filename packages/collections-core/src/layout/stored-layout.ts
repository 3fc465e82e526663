import type { ListColumn } from '../columns/list-column';
import { defaultColumns, defaultWidths, type ShownColumn } from './column-layout';

/** What the server keeps of a list for its user, by keys of lists. */
export type PageSetting = Readonly<Record<string, readonly string[]>>;

/**
 * The columns that the user chose. Other clients keep extra columns only: without a column that is no extra one, these
 * stand in front of them.
 */
export function readLayout(
  setting: PageSetting,
  { key, columns }: { key: string; columns: readonly ListColumn[] },
): ShownColumn[] {
  const chosen = (setting[key] ?? []).flatMap((path) => columns.find((column) => column.path === path) ?? []);
  if (chosen.length === 0) return defaultColumns(columns);
  const isOfOther = chosen.every(({ isExtra }) => isExtra);
  const all = isOfOther ? [...defaultColumns(columns).map(({ column }) => column), ...chosen] : chosen;
  const details = new Map((setting[layoutKey(key)] ?? []).map(parseDetail));
  return withTitle(all, columns).map((column, index) => {
    const { width, pin } = details.get(column.path) ?? { width: undefined, pin: index === 0 ? 'start' : undefined };
    return { column, width: width ?? defaultWidths[column.kind], ...(pin ? { pin } : {}) };
  });
}

/** Returns what to send, under `pageSetting`. */
export function writeLayout(key: string, shown: readonly ShownColumn[]): Record<string, string[]> {
  return {
    [key]: shown.map(({ column }) => column.path),
    [layoutKey(key)]: shown.map(({ column: { path }, width, pin }) => `${width} ${pin ?? '-'} ${path}`),
  };
}

/** The key of a list: that of its model, if it can be one. */
export function listKeyOf({ id, key }: { id: string; key: string }): string {
  return /^[A-Za-z0-9_-]{1,90}$/.test(key) ? key : id;
}

/** Widths and pins are apart: other clients read the names of columns. */
function layoutKey(key: string): string {
  return `${key}-layout`;
}

interface Detail {
  width: number | undefined;
  pin: ShownColumn['pin'];
}

function parseDetail(text: string): [path: string, detail: Detail] {
  const [, width = '', pin, path = ''] = /^(\d{1,4}) (start|end|-) (.+)$/.exec(text) ?? [];
  const pixels = Number(width);
  return [
    path,
    { width: pixels === 0 ? undefined : limitedWidth(pixels), pin: pin === 'start' || pin === 'end' ? pin : undefined },
  ];
}

/** The column that names a record is always shown: it opens the record. */
function withTitle(shown: ListColumn[], [title]: readonly ListColumn[]): ListColumn[] {
  return title === undefined || shown.includes(title) ? shown : [title, ...shown];
}

/** Limits of widths in pixels, those of saved views. */
export const widthLimits = { min: 60, max: 1000 } as const;

export function limitedWidth(width: number): number {
  return Math.min(Math.max(Math.round(width), widthLimits.min), widthLimits.max);
}
