import type { ApiClient } from '@signalbox/api/client';
import { readAgain, useConsole } from '@signalbox/api/react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useStore } from 'jotai/react';
import { useMemo } from 'react';
import { libraryKeys } from '../../library/library-queries';
import { createHasher } from '../hash/hasher';
import { unfinishedRecords, type UnfinishedRecords } from '../unfinished/unfinished-records';
import { createUploadQueue, type UploadQueue } from './upload-queue';
import { isUsedAtom, uploadsAtom } from './uploads-atom';

/** The queue of the user's uploads to the project, the same on every page. */
export function useUploadQueue(): Uploads {
  const { api, user, project } = useConsole();
  const store = useStore();
  const queries = useQueryClient();
  return useMemo(
    () => uploadsOf({ api, userId: user.id, project, store, queries }),
    [api, user.id, project, store, queries],
  );
}

export interface Uploads {
  queue: UploadQueue;
  records: UnfinishedRecords;
  /** Reads folders and files again, now and then while many are stored. */
  onStored: () => void;
}

interface Owner {
  api: ApiClient;
  userId: string;
  project: string;
  store: ReturnType<typeof useStore>;
  queries: QueryClient;
}

let current: { owner: Owner; uploads: Uploads } | undefined;

function uploadsOf(owner: Owner): Uploads {
  if (current && isSame(current.owner, owner)) return current.uploads;
  current?.uploads.queue.drop();
  const { api, store, queries } = owner;
  const records = unfinishedRecords(owner);
  const onStored = nowAndThen(() => void readAgain(queries, libraryKeys.all));
  const queue = createUploadQueue({
    api,
    hash: createHasher(),
    records,
    onStored,
    publish(state) {
      store.set(uploadsAtom, state);
      if (state.items.length > 0) store.set(isUsedAtom, true);
    },
  });
  current = { owner, uploads: { queue, records, onStored } };
  return current.uploads;
}

function isSame(one: Owner, other: Owner): boolean {
  const { api, userId, project, store, queries } = one;
  const isOfSession = other.userId === userId && other.project === project;
  return isOfSession && other.api === api && other.store === store && other.queries === queries;
}

/** Acts at once, and then at most every two seconds, the last time after the last call. */
function nowAndThen(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;
  const call = () => {
    isDue = timer !== undefined;
    if (isDue) return;
    act();
    timer = setTimeout(() => {
      timer = undefined;
      if (isDue) call();
    }, 2_000);
  };
  return call;
}
