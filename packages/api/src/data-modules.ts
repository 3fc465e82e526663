/** Accounts and the login rules belong to the default project, also when a request names another. */
export const accountProject = 'default';

/** The modules of a backup of the whole database: tables of all projects. */
export const databaseModules: readonly string[] = ['document', 'settings', 'timeseries_record'];
/** The modules of a backup of all time series. */
export const timeSeriesModules: readonly string[] = ['timeseries_record'];

/**
 * True for accounts. They belong to the platform: a user who could restore them freely could become an administrator.
 */
export function isAccountModule(module: string): boolean {
  return module === 'user' || module === 'role';
}

/** True for a module that contains accounts, also among other records, or applications that log in as a user. */
export function hasAccounts(module: string): boolean {
  return isAccountModule(module) || module === 'oauth_app' || module === 'document';
}

/** True for the settings of one project or of all. */
export function hasSettings(module: string): boolean {
  return module === 'setting' || module === 'settings';
}
