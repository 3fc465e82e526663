import { readUnfinished, type UnfinishedUpload } from './unfinished-upload';

/** The unfinished uploads of one user and project in this browser, one entry of its storage for each: tabs share it. */
export interface UnfinishedRecords {
  list(): UnfinishedUpload[];
  save(upload: UnfinishedUpload): void;
  remove(id: string): void;
}

const recordPrefix = 'signalbox.media.upload.';

export function unfinishedRecords({ userId, project }: { userId: string; project: string }): UnfinishedRecords {
  const prefix = `${recordPrefix}${project}.${userId}.`;
  return {
    list: () =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith(prefix))
        .flatMap((key) => readUnfinished(localStorage.getItem(key) ?? '') ?? []),
    save({ received: _unsaved, ...upload }) {
      try {
        localStorage.setItem(`${prefix}${upload.id}`, JSON.stringify(upload));
      } catch {
        // The storage is full, or switched off: the upload goes on, and starts anew after a reload.
      }
    },
    remove: (id) => localStorage.removeItem(`${prefix}${id}`),
  };
}

/** True if any user of this browser has one. */
export function hasRecords(): boolean {
  return Object.keys(localStorage).some((key) => key.startsWith(recordPrefix));
}
