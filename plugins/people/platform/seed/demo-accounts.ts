import { seedId } from '@signalbox/platform-kit';
import type { StoredRole, StoredUser } from '../accounts';

const see = ['setting.view', 'dashboard.view', 'model.view', 'media.view', 'theme.view', 'license.view'];

/** Permissions to see the lists of the demo models. */
const seeLists = ['device.view', 'alarm.view', 'workOrder.view'];

/** Roles that together use every kind of permission. */
export const demoRoles = [
  role({
    key: 'operator',
    name: 'Operator',
    description: 'Handles alarms and work orders; sees the settings and changes none',
    permissions: [...see, ...seeLists, 'alarm.edit', 'workOrder.add', 'workOrder.edit'],
  }),
  role({
    key: 'settings-editor',
    name: 'Settings editor',
    description: 'Changes all settings but the security ones',
    permissions: [...see, ...seeLists, 'setting.edit', 'notice.test'],
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
  role({
    key: 'system-operator',
    name: 'System operator',
    description: 'Watches the servers and the work of the platform; sees no records and no settings',
    permissions: ['operation.edit'],
  }),
  role({ key: 'guest', name: 'Guest', description: 'Logs in and sees the start page', permissions: [] }),
];

/** One user for each role, named after it. */
export const demoUsers: StoredUser[] = demoRoles.map(({ id, name }) => {
  const username = name.toLowerCase().replaceAll(' ', '-');
  return {
    id: seedId(`user/${username}`),
    username,
    name,
    email: `${username}@example.com`,
    roles: [id],
    permissions: [],
    isSuper: false,
    isAdmin: false,
    disable: false,
  };
});

function role({ key, ...options }: Required<Omit<StoredRole, 'id'>> & { key: string }) {
  return { id: seedId(`role/${key}`), ...options };
}
