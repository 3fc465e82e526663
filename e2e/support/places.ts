import { forms } from '@signalbox/schemas';

/** Every address of the console that an administrator can reach, by name. */
export const places: { name: string; path: string }[] = [
  ...[
    'dashboard',
    'profile',
    'operation',
    'router',
    'projectOperation',
    'backup',
    'db-backup',
    'tsdb-backup',
    'nowhere',
  ].map((name) => ({ name, path: `/app/${name}` })),
  ...forms.map(({ id }) => {
    const [group, tab] = id.split('/');
    return { name: id, path: `/app/system/list/${group}?tab=${tab}` };
  }),
];
