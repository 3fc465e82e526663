import type { ApiClient, ListQuery } from '@signalbox/api/client';
import { queryOptions } from '@tanstack/react-query';

/** A user who may have uploaded a file. */
interface Uploader {
  id: string;
  username: string;
  /** Shown instead of the user name. */
  name?: string;
}

export function nameOfUser({ name, username }: Uploader): string {
  return name === undefined || name === '' ? username : name;
}

/** The first users whose user name has the text. Needs `user.view`. */
export const usersQuery = (api: ApiClient, text: string) =>
  queryOptions({
    queryKey: ['core/user', 'named', text] as const,
    queryFn: async ({ signal }) => {
      const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
      const query: ListQuery = { sort: { username: 1 }, limit: 20, project: { username: 1, name: 1 } };
      if (text !== '') query.filter = { username: { $regex: escaped, $options: 'i' } };
      const { items } = await api.list<Uploader>('core/user', query, { signal });
      return items;
    },
    staleTime: 60_000,
  });

/** One user. Needs `user.view` for others than oneself. */
export const userOfIdQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['core/user', id] as const,
    queryFn: ({ signal }) => api.get<Uploader>(`core/user/${encodeURIComponent(id)}`, { signal }),
    staleTime: 60_000,
  });
