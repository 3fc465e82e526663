/** What ends a row for some program. */
const rowEnd = String.raw`\n\r\v\f\u001C-\u001E\u0085\u2028\u2029`;

/**
 * Cells that are in quotation marks in every CSV: some program takes a part of them for a separator, for the end of a row, or
 * for blanks to remove. A decimal comma is none.
 */
export const quotedCells = new RegExp(String.raw`[;|\t${rowEnd}]|,(?!\d)|^[\s\uFEFF]|[\s\uFEFF]$`, 'u');

/**
 * Apostrophes before a line of the text, then what makes it a formula, in spreadsheets of East Asian languages too, behind
 * blanks and characters that are drawn as nothing.
 */
const formula = new RegExp(
  String.raw`(?:^'*[\s\p{C}]*|[${rowEnd}]'*(?:(?![${rowEnd}])[\s\p{C}])*)[=+\-@\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20]|^'*[\t\r\n]`,
  'u',
);

/** A text that a spreadsheet would run as a formula, or a line of it, begins with an apostrophe. `plainCell` removes it again. */
export function defusedCell(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

export function plainCell(text: string): string {
  return text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
}
