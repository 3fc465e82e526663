import type { LeftOutContent } from '@signalbox/console-kit';

/** A field that exports exclude. */
export interface LeftOut {
  part: string;
  /** JSON pointer into the records; places in lists are `*`. */
  field: string;
  /** Number of records with the field. */
  count: number;
}

/** Response of `GET core/configDb/download/preview`. */
export interface ExportPreview {
  parts: { name: string; records: number; bytes: number }[];
  leftOut: LeftOut[];
}

/** Effect of an import on a part, in records, files or list items. */
export interface PartCounts {
  name: string;
  added: number;
  changed: number;
  same: number;
  skipped: number;
  invalid?: LeftOutContent;
}

/** Response of `POST core/configDb/plan`. */
export interface ImportPlan {
  parts: PartCounts[];
  differences: { what: 'product' | 'project'; archived: string; running: string }[];
  leftOut: LeftOut[];
  /** Records that would lose their current secrets. */
  lostSecrets: number;
}

/** The chosen parts and options of an import. */
export interface ImportInput {
  file: File;
  fields: Record<string, string>;
}
