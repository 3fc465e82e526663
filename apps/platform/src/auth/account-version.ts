import { accountProject } from '@signalbox/platform-kit';

/** SQL: true for a row `role` of `document` that is one of the roles of the row `account`. */
export const isRoleOfAccountSql = `role.project = '${accountProject}' and role.collection = 'role' and role.id = any(array(
  select jsonb_array_elements_text(
    case when jsonb_typeof(account.body -> 'roles') = 'array' then account.body -> 'roles' else '[]' end)))`;

/**
 * SQL of the version of the row `account` of `document`: changes with every write to the user, to the secret and to each of
 * the user's roles, whichever replica or program writes. `xmin` is the transaction that wrote a row.
 */
export const accountVersionSql = `concat_ws(':', account.xmin,
  (select xmin from user_secret where user_id = account.id),
  (select string_agg(role.id || '@' || role.xmin, ',' order by role.id) from document role where ${isRoleOfAccountSql}))`;
