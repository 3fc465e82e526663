/** Permission for exports and imports. */
export const transferPermission = 'backup.add';

/** The jobs of exports and imports, with the `mark` (`kind`) and `type` of their tasks on the wire. */
export const transferJobs = {
  export: { kind: 'configExport', type: 'config-export' },
  import: { kind: 'configImport', type: 'config-import' },
} as const;

/** Permissions to see such a job, and to start or abort one. */
export const transferPermissions = { view: transferPermission, start: transferPermission };
