interface CopyOptions {
  /** Id of the record. */
  name: string;
  id: string;
}

/**
 * A file name that every FTP server accepts. The end of the id distinguishes backups of the same second in two
 * projects.
 */
export function copyName({ name, id }: CopyOptions): string {
  const safe = name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu, '-')
    .replace(/\s+/g, '_')
    .replace(/^[.-]+/, '');
  return `${safe}-${id.slice(-6)}.zip`;
}
