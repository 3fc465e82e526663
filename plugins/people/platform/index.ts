import { listSameUsernames, type PlatformPlugin } from '@signalbox/platform-kit';
import { manifest } from '../manifest';
import { roleList } from './role-list';
import { seedPeople } from './seed/seed-people';
import { userActions } from './users/user-actions';
import { userList } from './users/user-list';

/** Users and roles. They belong to the default project, and are those of all projects. */
export const platformPlugin: PlatformPlugin = {
  id: manifest.id,
  title: 'People',
  register(rest, kit) {
    roleList(rest, kit);
    userList(rest, kit);
    userActions(rest, kit);
  },
  seed: seedPeople,
  operation: {
    async figures({ query }) {
      const names = await listSameUsernames(query);
      const text = names.join(' · ');
      return names.length === 0
        ? []
        : [{ title: 'people::figures.sameNames', value: names.length, unit: 'count', text }];
    },
  },
};
