import type { ApiClient, ListQuery } from '@signalbox/api/client';
import { queryOptions } from '@tanstack/react-query';
import type { BackupRecord } from './backup-record';
import type { ListPlace } from './list-place';

/** `backupKeys.all` covers every answer that changes with a backup or a restore. */
export const backupKeys = {
  all: ['core/backup'] as const,
  list: (path: string, place: ListPlace) => [...backupKeys.all, path, 'list', place] as const,
  pending: (path: string) => [...backupKeys.all, path, 'unfinished'] as const,
  one: (path: string, id: string) => [...backupKeys.all, path, 'one', id] as const,
  sizes: (path: string, excludedDirs: readonly string[]) => [...backupKeys.all, path, 'sizes', excludedDirs] as const,
};

const wanted = ['name', 'item', 'updateTime', 'createTime', 'size', 'moduleRules', 'modules'] as const;
const wantedToo = ['isProtected', 'verified', 'origin'] as const;
const ofRestores = ['file', 'status', 'counts', 'message', 'reason', 'creator'] as const;
const project = Object.fromEntries([...wanted, ...wantedToo, ...ofRestores].map((name) => [name, 1 as const]));

/** One page of backups, or of restores. Of backups what has succeeded; of restores also what failed: whoever logs in after one that went back reads it there. */
export const backupsQuery = (api: ApiClient, path: string, place: ListPlace) =>
  queryOptions({
    queryKey: backupKeys.list(path, place),
    queryFn: ({ signal }) => api.list<BackupRecord>(path, listQuery(place), { signal }),
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
    queryFn: ({ signal }) => api.get<BackupRecord>(`${path}/${id}`, { signal }),
  });

/** How big a part of a backup would be: an item, or with `group` one of its modules. */
export interface PartSize {
  name: string;
  group?: string;
  /** MB. */
  size: number;
  /** Seconds that it will take; absent where no backup was measured yet. */
  time?: number;
}

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

/** A committed restore, or import, that the server cannot finish, as it has not the data folder. */
export interface PendingOperation {
  id: string;
  name: string;
  /** The user may give up its files. */
  mayGiveUp: boolean;
}

/** A platform that does not know of such has none. */
export const pendingQuery = (api: ApiClient, path: string) =>
  queryOptions({
    queryKey: backupKeys.pending(path),
    queryFn: ({ signal }) => api.get<PendingOperation[]>(`${path}/unfinished`, { signal }),
    // None is told of while another server looks after it, as each does again and again.
    refetchInterval: 10_000,
  });
