import type { FastifyBaseLogger } from 'fastify';
import type { RecordChanges } from '@signalbox/collections-core';

type NamedChanges = Pick<RecordChanges, 'created' | 'changed' | 'deleted'>;

/** Collects changes of records, and passes them on once a second. Many changes become `isAll`. */
export function createChangeQueue(
  send: (changes: RecordChanges) => Promise<void>,
  log: Pick<FastifyBaseLogger, 'warn'>,
) {
  /** What happened to each record since the last frame. */
  let changes = new Map<string, keyof NamedChanges>();
  let isAll = false;
  let timer: NodeJS.Timeout | undefined;
  let lastAt = 0;
  let isStopped = false;

  function handleTime() {
    timer = undefined;
    lastAt = Date.now();
    const frame = frameOf(changes, isAll);
    changes = new Map();
    isAll = false;
    send(frame).catch((err: unknown) => log.warn({ err }, 'a list was not sent its changed records'));
  }
  function start() {
    if (isStopped) return;
    // The first change is sent at once, with those of the same moment.
    timer ??= setTimeout(handleTime, Math.max(lastAt + intervalMilliseconds - Date.now(), momentMilliseconds));
  }

  return {
    add({ created, changed, deleted }: NamedChanges) {
      for (const id of created) changes.set(id, 'created');
      for (const id of changed) if (changes.get(id) !== 'created') changes.set(id, 'changed');
      for (const id of deleted) changes.set(id, 'deleted');
      if (changes.size > maxNamed) isAll = true;
      // Their number is bounded, however long a frame takes.
      if (isAll) changes.clear();
      start();
    },
    addAll() {
      isAll = true;
      changes.clear();
      start();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

function frameOf(changes: ReadonlyMap<string, keyof NamedChanges>, isAll: boolean): RecordChanges {
  const named = isAll ? [] : [...changes];
  const idsOf = (kind: keyof NamedChanges) => named.filter(([, each]) => each === kind).map(([id]) => id);
  return { created: idsOf('created'), changed: idsOf('changed'), deleted: idsOf('deleted'), isAll };
}

const intervalMilliseconds = 1000;
const momentMilliseconds = 50;
const maxNamed = 500;
