interface CopyOptions {
  /** Of the record. */
  name: string;
  id: string;
}

/** A file name that every FTP server takes. The end of the id tells apart what two projects made in one second. */
export function copyName({ name, id }: CopyOptions): string {
  const safe = name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu, '-')
    .replace(/\s+/g, '_')
    .replace(/^[.-]+/, '');
  return `${safe}-${id.slice(-6)}.zip`;
}
