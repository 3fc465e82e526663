import type { LineCut } from './cut-line';
import type { ArchivedRecord } from './record-lines';
import type { RowBuffer } from './row-buffer';

/** A form of rows that COPY reads. Whoever has one written has reserved the bytes of its line and of its mark, and a kilobyte more. */
export interface RowForm {
  header: Uint8Array;
  trailer: Uint8Array;
  /** True where rows can carry what is wrong with their record; else such records are left out. */
  marksInvalid: boolean;
  /** `mark`: what is wrong with the record, as JSON; empty where it is valid. */
  write(out: RowBuffer, line: LineCut, mark: Uint8Array): void;
  /** Of a line that could not be cut. */
  writeFully(out: RowBuffer, record: ArchivedRecord, line: Uint8Array, mark: Uint8Array): void;
}
