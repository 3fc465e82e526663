import { type RawBuilder, sql } from 'kysely';

/** Version of the settings of a project that has saved none. */
export const unsavedVersion = '';

/**
 * SQL of the version of the row `setting`: changes with every write, whichever replica or program writes. The revision
 * alone does not tell, as a restore may bring an earlier one back; `xmin` is the transaction that wrote the row.
 */
export const settingVersionSql = `setting.revision || ':' || setting.xmin`;

export const settingVersion: RawBuilder<string> = sql.raw(settingVersionSql);
