import { PlatformError } from '@signalbox/api';
import { instantOf } from '@signalbox/schemas/instant-of';
import type { JsonObject } from '@signalbox/schemas/json';
import { maxXlsxRecords } from '@signalbox/collections-core';
import { cellOf, type ExportColumn } from './export-column';
import type { WallClock } from '@signalbox/platform-kit';
import { cellStyles } from './xlsx-parts';

interface SheetOptions {
  columns: readonly ExportColumn[];
  /** Clock of the user's time zone. */
  clock: WallClock;
  isRightToLeft: boolean;
}

/** The XML of a worksheet, page by page. Throws `tooManyRows` beyond the rows that a worksheet can have. */
export async function* xlsxSheet(
  pages: AsyncIterable<JsonObject[]>,
  { columns, clock, isRightToLeft }: SheetOptions,
): AsyncGenerator<string> {
  const letters = columns.map((_column, index) => lettersOf(index));
  yield sheetStart({ columns, letters, isRightToLeft });
  let count = 0;
  for await (const page of pages) {
    const start = count + 2;
    count += page.length;
    if (count > maxXlsxRecords) throw new PlatformError('tooManyRows', { params: { limit: maxXlsxRecords, count } });
    yield page
      .map((record, index) => {
        const row = start + index;
        const cells = columns.map((column, place) => {
          return cellXml(record, { column, clock, at: `${letters[place]}${row}` });
        });
        return `<row r="${row}">${cells.join('')}</row>`;
      })
      .join('');
  }
  yield '</sheetData></worksheet>';
}

interface SheetStart extends Pick<SheetOptions, 'columns' | 'isRightToLeft'> {
  letters: readonly string[];
}

function sheetStart({ columns, letters, isRightToLeft }: SheetStart): string {
  const titles = columns.map(({ title }, place) =>
    textXml(title, { at: `${letters[place]}1`, style: cellStyles.title }),
  );
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"${
    isRightToLeft ? ' rightToLeft="1"' : ''
  }><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${
    columns.length
  }" width="20" customWidth="1"/></cols><sheetData><row r="1">${titles.join('')}</row>`;
}

interface CellPlace {
  column: ExportColumn;
  clock: WallClock;
  /** As `B2`. The standard can do without, but some readers cannot. */
  at: string;
}

function cellXml(record: JsonObject, { column, clock, at }: CellPlace): string {
  const cell = cellOf(record, column);
  switch (typeof cell) {
    case 'number':
      return `<c r="${at}"><v>${cell}</v></c>`;
    case 'boolean':
      return `<c r="${at}" t="b"><v>${Number(cell)}</v></c>`;
    case 'string': {
      const day = dayOf(cell, column, clock);
      if (day === undefined) return textXml(cell, { at });
      return `<c r="${at}" s="${column.kind === 'date' ? cellStyles.date : cellStyles.dateTime}"><v>${day}</v></c>`;
    }
  }
  return '';
}

/** A text is never a formula. */
function textXml(text: string, { at, style }: { at: string; style?: number }): string {
  const shown = text.length > maxCharacters ? `${text.slice(0, maxCharacters - 1)}…` : text;
  return `<c r="${at}" t="inlineStr"${style === undefined ? '' : ` s="${style}"`}><is><t xml:space="preserve">${escaped(shown)}</t></is></c>`;
}

/** A to Z, then AA. */
function lettersOf(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? lettersOf(rest - 1) : '') + String.fromCharCode(65 + (index % 26));
}

/** Days since 30 December 1899, as spreadsheets count. Undefined for a text that is no date, or before 1900. */
function dayOf(text: string, { kind }: ExportColumn, clock: WallClock): number | undefined {
  if (kind === 'date' && !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  if (kind !== 'date' && kind !== 'dateTime') return undefined;
  const moment = instantOf(text);
  const time = kind === 'dateTime' ? clock(moment) : moment;
  const day = (time - Date.UTC(1899, 11, 30)) / (24 * 60 * 60 * 1000);
  // Spreadsheets have a 29 February 1900 before day 61.
  return day >= 61 ? Math.round(day * 86_400) / 86_400 : undefined;
}

/** XML has no other control characters. In `_x0041_`, a spreadsheet would read a character. */
function escaped(text: string): string {
  return text
    .replaceAll(/(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]|\p{Cs}/gu, '')
    .replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** The longest text of a cell. */
const maxCharacters = 32_767;
