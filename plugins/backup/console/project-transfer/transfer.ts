import type { LeftOutContent } from '../restore-plan';

/** A field that no export takes along. */
export interface LeftOut {
  part: string;
  /** JSON pointer into the records; places in lists are `*`. */
  field: string;
  /** How many records have it. */
  count: number;
}

/** Answer of `GET core/configDb/download/preview`. */
export interface ExportPreview {
  parts: { name: string; records: number; bytes: number }[];
  leftOut: LeftOut[];
}

/** What an import does to a part, in records, files or list items. */
export interface PartCounts {
  name: string;
  added: number;
  changed: number;
  same: number;
  skipped: number;
  invalid?: LeftOutContent;
}

/** Answer of `POST core/configDb/plan`. */
export interface ImportPlan {
  parts: PartCounts[];
  differences: { what: 'product' | 'project'; archived: string; running: string }[];
  leftOut: LeftOut[];
  /** Records that would lose the secrets that they have here. */
  lostSecrets: number;
}

/** What is imported, and how. */
export interface ImportInput {
  file: File;
  fields: Record<string, string>;
}
