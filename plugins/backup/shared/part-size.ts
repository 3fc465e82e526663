/** An answer of `core/backup/getSizeAndTime`: the expected size of an item, or with `group` of a module of it. */
export interface PartSize {
  name: string;
  group?: 'mongodb';
  /** In MB. */
  size: number;
  bytes: number;
  files?: number;
  records?: number;
  /** Estimated seconds, from the last backups. Undefined before the first measurement. */
  time?: number;
}
