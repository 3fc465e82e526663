/** Permission for exports and imports. */
export const transferPermission = 'backup.add';

/** The jobs of exports and imports. `mark` and `type` are those of their tasks on the wire. */
export const transferJobs = {
  export: { mark: 'configExport', type: 'config-export' },
  import: { mark: 'configImport', type: 'config-import' },
} as const;

/** Permissions to see such a job, and to start or abort one. */
export const transferPermissions = { view: transferPermission, start: transferPermission };
