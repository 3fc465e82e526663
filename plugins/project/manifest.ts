/** What this plug-in adds. */
export const manifest = {
  id: 'project',
  permissions: [
    'theme.add',
    'theme.edit',
    'theme.delete',
    'model.view',
    'model.add',
    'model.edit',
    'model.delete',
    'dashboard.view',
    'dashboard.add',
    'dashboard.edit',
    'dashboard.delete',
    'timeseries.view',
    'timeseries.add',
  ],
  menu: [],
  jobs: ['delete time-series records that are older than their project keeps them'],
} as const;
