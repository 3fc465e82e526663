import { type RawBuilder, sql } from 'kysely';

/** Version of the settings of a project that has saved none. */
export const unsavedVersion = '';

/**
 * SQL of the version of the row `setting`, which changes with every write by any replica or program. The revision alone is
 * not enough, because a restore may bring an earlier one back. `xmin` is the transaction that wrote the row.
 */
export const settingVersionSql = `setting.revision || ':' || setting.xmin`;

export const settingVersion: RawBuilder<string> = sql.raw(settingVersionSql);
