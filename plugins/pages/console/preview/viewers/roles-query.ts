import type { ApiClient } from '@signalbox/api/client';
import type { Role } from '@signalbox/schemas/types';
import { queryOptions } from '@tanstack/react-query';

export type StoredRole = Pick<Role, 'name' | 'permissions'> & { id: string };

const pageSize = 100;

/** All roles with their permissions. Needs `role.view`. */
export const rolesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['core/role', 'permissions'] as const,
    queryFn: async ({ signal }) => {
      const roles: StoredRole[] = [];
      for (;;) {
        const query = {
          project: { name: 1, permissions: 1 },
          sorts: [{ name: 1 }, { id: 1 }],
          skip: roles.length,
          limit: pageSize,
        } as const;
        const { items } = await api.list<StoredRole>('core/role', { ...query, sorts: [...query.sorts] }, { signal });
        roles.push(...items);
        if (items.length < pageSize) return roles;
      }
    },
    staleTime: 60_000,
  });
