import type { ApiClient } from '@signalbox/api/client';
import { useConsole, useMay } from '@signalbox/api/react';
import type { Role } from '@signalbox/schemas/types';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** A user as the preview knows one: by permissions alone. */
export interface PreviewViewer {
  id: string;
  name: string;
  isSuper: boolean;
  permissions: ReadonlySet<string>;
}

/** Ids of the viewers that are no role. */
export const selfId = 'self';
const administratorId = 'administrator';
const noRoleId = 'none';

/**
 * The viewers to choose from: the user, an administrator, a user of each role, and one without a role. A user who may not
 * see roles has the own view alone.
 */
export function useViewers() {
  const { t } = useTranslation('pages');
  const { api, user } = useConsole();
  const mayReadRoles = useMay()('role.view');
  const { data: roles, error, isPending, refetch } = useQuery({ ...rolesQuery(api), enabled: mayReadRoles });
  const viewers = useMemo((): PreviewViewer[] => {
    const { isSuper, permissions, name, username } = user;
    const self = { isSuper, permissions: new Set(permissions) };
    const own = { id: selfId, name: t('preview.viewer.self', { name: name || username }), ...self };
    if (!mayReadRoles) return [own];
    return [
      own,
      { id: administratorId, name: t('preview.viewer.administrator'), isSuper: true, permissions: new Set() },
      ...(roles ?? []).map((role) => ({
        id: role.id,
        name: role.name,
        isSuper: false,
        permissions: new Set(role.permissions ?? []),
      })),
      { id: noRoleId, name: t('preview.viewer.none'), isSuper: false, permissions: new Set() },
    ];
  }, [t, user, mayReadRoles, roles]);
  return { viewers, mayReadRoles, error, isPending: mayReadRoles && isPending, refetch };
}

type StoredRole = Pick<Role, 'name' | 'permissions'> & { id: string };

const pageSize = 100;

/** All roles with their permissions. Needs `role.view`. */
const rolesQuery = (api: ApiClient) =>
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
