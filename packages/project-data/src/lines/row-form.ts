import type { LineCut } from './cut-line';
import type { ArchivedRecord } from './record-lines';
import type { RowBuffer } from './row-buffer';

/** A format of rows that COPY reads. The caller reserves the bytes of the line and the error, and 1 KB more. */
export interface RowForm {
  header: Uint8Array;
  trailer: Uint8Array;
  /** True when a row can carry the error of its record. Otherwise invalid records are left out. */
  marksInvalid: boolean;
  /** `errorJson`: the error of the record as JSON. Empty for a valid record. */
  write(out: RowBuffer, line: LineCut, errorJson: Uint8Array): void;
  /** Writes a line that could not be cut. */
  writeFully(out: RowBuffer, row: FullRow): void;
}

export interface FullRow {
  record: ArchivedRecord;
  line: Uint8Array;
  /** The error of the record as JSON. Empty for a valid record. */
  errorJson: Uint8Array;
}
