import { PlatformError } from '@signalbox/api';
import type { JsonObject } from '@signalbox/schemas/json';
import { listsErrors } from '../../shared/errors';
import { maxXlsxRecords } from '../../shared/record-export';
import { cellOf, type ExportColumn } from './export-column';
import { cellStyles } from './xlsx-parts';

interface SheetOptions {
  columns: readonly ExportColumn[];
  /** Minutes that are added to UTC. */
  minutes: number;
  isRightToLeft: boolean;
}

/** The XML of a worksheet, page by page. Throws `tooManyRows` beyond the rows that a worksheet can have. */
export async function* xlsxSheet(
  pages: AsyncIterable<JsonObject[]>,
  { columns, minutes, isRightToLeft }: SheetOptions,
): AsyncGenerator<string> {
  yield sheetStart(columns, isRightToLeft);
  let count = 0;
  for await (const page of pages) {
    count += page.length;
    if (count > maxXlsxRecords)
      throw new PlatformError(listsErrors.tooManyRows, { params: { limit: maxXlsxRecords, count } });
    yield page
      .map((record) => `<row>${columns.map((column) => cellXml(record, column, minutes)).join('')}</row>`)
      .join('');
  }
  yield '</sheetData></worksheet>';
}

function sheetStart(columns: readonly ExportColumn[], isRightToLeft: boolean): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"${
    isRightToLeft ? ' rightToLeft="1"' : ''
  }><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${
    columns.length
  }" width="20" customWidth="1"/></cols><sheetData><row>${columns.map(({ title }) => textXml(title, cellStyles.title)).join('')}</row>`;
}

function cellXml(record: JsonObject, column: ExportColumn, minutes: number): string {
  const cell = cellOf(record, column);
  switch (typeof cell) {
    case 'number':
      return `<c><v>${cell}</v></c>`;
    case 'boolean':
      return `<c t="b"><v>${Number(cell)}</v></c>`;
    case 'string': {
      const day = dayOf(cell, column, minutes);
      if (day === undefined) return textXml(cell);
      return `<c s="${column.kind === 'date' ? cellStyles.date : cellStyles.dateTime}"><v>${day}</v></c>`;
    }
  }
  return '<c/>';
}

/** A text is never a formula. */
function textXml(text: string, style?: number): string {
  const shown = text.length > maxCharacters ? `${text.slice(0, maxCharacters - 1)}…` : text;
  return `<c t="inlineStr"${style === undefined ? '' : ` s="${style}"`}><is><t xml:space="preserve">${escaped(shown)}</t></is></c>`;
}

/** Days since 30 December 1899, as spreadsheets count. Undefined for a text that is no date, or before 1900. */
function dayOf(text: string, { kind }: ExportColumn, minutes: number): number | undefined {
  if (kind === 'date' && !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  if (kind !== 'date' && kind !== 'dateTime') return undefined;
  const time = Date.parse(text) + (kind === 'dateTime' ? minutes * 60_000 : 0);
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

/** Of a cell. */
const maxCharacters = 32_767;
