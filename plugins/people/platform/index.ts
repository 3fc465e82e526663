import { listSameUsernames, type PlatformPlugin } from '@signalbox/platform-kit';
import { manifest } from '../manifest';
import { roleRoutes } from './role-routes';
import { seedPeople } from './seed/seed-people';
import { userRoutes } from './users/user-routes';

/** Users and roles. They belong to the default project, and are those of all projects. */
export const platformPlugin: PlatformPlugin = {
  id: manifest.id,
  register(rest, kit) {
    roleRoutes(rest, kit);
    userRoutes(rest, kit);
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
