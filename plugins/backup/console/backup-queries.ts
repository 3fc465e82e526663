import type { ApiClient, ListQuery } from '@signalbox/api/client';
import { queryOptions } from '@tanstack/react-query';
import type { ShownBackup } from './backup-record';
import type { PartSize } from '../shared/part-size';
import { backupQueryKey } from './job-kinds';
import type { ListPlace } from './list-place';

/** `backupKeys.all` matches every query whose result changes with a backup or a restore. */
export const backupKeys = {
  all: backupQueryKey,
  list: (path: string, place: ListPlace) => [...backupKeys.all, path, 'list', place] as const,
  one: (path: string, id: string) => [...backupKeys.all, path, 'one', id] as const,
  sizes: (path: string, excludedDirs: readonly string[]) => [...backupKeys.all, path, 'sizes', excludedDirs] as const,
};

const wanted = ['name', 'item', 'updateTime', 'createTime', 'size', 'moduleRules', 'modules'] as const;
const wantedToo = ['isProtected', 'verified', 'origin'] as const;
const ofRestores = ['file', 'status', 'counts', 'message', 'reason', 'creator'] as const;
const project = Object.fromEntries([...wanted, ...wantedToo, ...ofRestores].map((name) => [name, 1 as const]));

/**
 * One page of backups or restores. Backups: only succeeded ones. Restores: failed ones too, so that an administrator who logs
 * in after a rollback sees the reason.
 */
export const backupsQuery = (api: ApiClient, path: string, place: ListPlace) =>
  queryOptions({
    queryKey: backupKeys.list(path, place),
    queryFn: ({ signal }) => api.list<ShownBackup>(path, listQuery(place), { signal }),
  });

function listQuery({ show, content, page, pageSize }: ListPlace): ListQuery {
  return {
    sort: { createTime: -1 },
    skip: (page - 1) * pageSize,
    limit: pageSize,
    project,
    filter: {
      type: show === 'backup' ? 'export' : 'import',
      status: show === 'backup' ? 'succeed' : { $in: ['succeed', 'fail'] },
      ...(content === undefined ? {} : { [`item.${content}`]: true }),
    },
  };
}

export const backupQuery = (api: ApiClient, path: string, id: string) =>
  queryOptions({
    queryKey: backupKeys.one(path, id),
    queryFn: ({ signal }) => api.get<ShownBackup>(`${path}/${id}`, { signal }),
  });

export const sizesQuery = (api: ApiClient, path: string, excludedDirs: readonly string[]) =>
  queryOptions({
    queryKey: backupKeys.sizes(path, excludedDirs),
    queryFn: ({ signal }) =>
      api.get<PartSize[]>(`${path}/getSizeAndTime`, {
        params: { excludedDirs: excludedDirs.length > 0 ? [...excludedDirs] : undefined },
        signal,
      }),
    placeholderData: (previous) => previous,
  });
