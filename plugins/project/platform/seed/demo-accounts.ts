import { seedId, type StoredDocument } from '@signalbox/platform-kit';

const see = ['setting.view', 'dashboard.view', 'model.view', 'media.view', 'theme.view', 'license.view'];

/** Roles that together use every kind of permission. */
export const demoRoles: StoredDocument[] = [
  role({ key: 'operator', name: 'Operator', description: 'Sees the settings and changes none', permissions: see }),
  role({
    key: 'settings-editor',
    name: 'Settings editor',
    description: 'Changes all settings but the security ones',
    permissions: [...see, 'setting.edit'],
  }),
  role({
    key: 'security-officer',
    name: 'Security officer',
    description: 'Changes security settings only',
    permissions: [...see, 'setting.security', 'user.view', 'role.view'],
  }),
  role({
    key: 'content-editor',
    name: 'Content editor',
    description: 'Looks after media, themes and dashboards',
    permissions: ['media', 'theme', 'dashboard'].flatMap((model) =>
      ['view', 'add', 'edit', 'delete'].map((action) => `${model}.${action}`),
    ),
  }),
  role({ key: 'guest', name: 'Guest', description: 'Logs in and sees the start page', permissions: [] }),
];

/** One user for each role, named after it. */
export const demoUsers: StoredDocument[] = demoRoles.map(({ id, name }) => {
  const username = String(name).toLowerCase().replaceAll(' ', '-');
  return {
    id: seedId(`user/${username}`),
    username,
    name: name ?? '',
    email: `${username}@example.com`,
    roles: [id],
    permissions: [],
    isSuper: false,
    isAdmin: false,
    disable: false,
  };
});

function role({
  key,
  ...options
}: {
  key: string;
  name: string;
  description: string;
  permissions: string[];
}): StoredDocument {
  return { id: seedId(`role/${key}`), ...options };
}
