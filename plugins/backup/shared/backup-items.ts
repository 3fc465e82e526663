/** The content that a backup can have, in display order. */
export const backupItems = ['fileServer', 'html', 'mongodb'] as const;
export type BackupItem = (typeof backupItems)[number];
