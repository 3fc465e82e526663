import type { LineCut } from './cut-line';
import type { ArchivedRecord } from './record-lines';
import type { RowBuffer } from './row-buffer';

/** A form of rows that COPY reads. Whoever has one written has reserved the bytes of its line, and a kilobyte more. */
export interface RowForm {
  header: Uint8Array;
  trailer: Uint8Array;
  write(out: RowBuffer, line: LineCut): void;
  /** Of a line that could not be cut. */
  writeWhole(out: RowBuffer, record: ArchivedRecord, line: Uint8Array): void;
}
