import type { LeftOutContent, RestoreCounts } from '@signalbox/api';

/** A field that exports leave out, as it has a secret. */
export interface LeftOut {
  part: string;
  /** JSON pointer into the records. List indexes are `*`. */
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
export interface PartCounts extends Omit<RestoreCounts, 'deleted'> {
  name: string;
  /** Undefined when there is none. */
  invalid?: LeftOutContent;
}

/** Response of `POST core/configDb/plan`. */
export interface ImportPlan {
  /** 0 overwrites, 1 only adds. */
  rule: number;
  parts: PartCounts[];
  /** Parts that the archive has besides the chosen ones. */
  offered: string[];
  differences: { what: 'product' | 'project'; archived: string; running: string }[];
  /** Secrets that the export left out. */
  leftOut: LeftOut[];
  /** Number of records that would lose their existing secrets. */
  lostSecrets: number;
}

/** Response of `POST core/configDb/upload`. */
export interface ImportAnswer {
  status: 'OK';
  /** Id of the job. */
  id: string;
  /** What the import has changed, and what it has left out. Undefined when that is not known. */
  parts?: PartCounts[];
}
