import type { PlatformKit } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';
import type { FastifyBaseLogger } from 'fastify';
import { withIndexPutOff } from '../data/apply/put-off-index';
import type { TaskReason } from './contract';
import { type Task, taskStore } from './task-store';

/** What `historycomputed` tells its subscribers of a task; replicas tell each other its kind too. */
export type TaskNews = Pick<Task, 'progress' | 'status' | 'phase'> & {
  message?: string;
  reason?: TaskReason;
  canPause?: false;
};

export const newsChannel = 'backup.task';

export interface Reporter {
  tell(change: Partial<Pick<Task, 'progress' | 'phase' | 'canPause'>>): void;
  /** Written and told when this resolves. */
  settle(change: Pick<Task, 'isBeside'>): Promise<void>;
  /** The last word: written and told when this resolves. */
  end(change: Pick<Task, 'status' | 'content' | 'endTime' | 'reason'> & { progress?: 1 }): Promise<void>;
}

interface ReporterParts {
  kit: PlatformKit;
  log: FastifyBaseLogger;
  task: { project: string; id: string };
}

/** Writes a task's state and tells it to all replicas, twice a second at most. */
export function createReporter({ kit, log, task }: ReporterParts): Reporter {
  let waiting: JsonObject | undefined;
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  async function write(change: JsonObject) {
    const row = await withIndexPutOff(kit, (its) => taskStore(its, task.project).merge(task.id, change));
    await tellNews(kit, task, row as unknown as Task);
  }
  function handleTime() {
    timer = undefined;
    const change = waiting;
    waiting = undefined;
    // What it says is behind by a moment at worst; the next one says more.
    if (change) writing = writing.then(() => write(change)).catch((err: unknown) => log.warn({ err }, 'progress lost'));
  }
  async function writeNow(change: JsonObject) {
    clearTimeout(timer);
    timer = undefined;
    const all = { ...waiting, ...change };
    waiting = undefined;
    await writing;
    await write(all);
  }
  return {
    tell(change) {
      waiting = { ...waiting, ...change };
      timer ??= setTimeout(handleTime, everyMilliseconds);
    },
    settle: (change) => writeNow({ ...change }),
    end: (change) => writeNow({ ...change }),
  };
}

/** Tells all replicas how a task stands. */
export async function tellNews(kit: PlatformKit, { project, id }: { project: string; id: string }, task: Task) {
  await kit.notify(newsChannel, { project, id, mark: task.mark, ...newsOf(task) });
}

export function newsOf({ progress, status, phase, content, reason, canPause }: Task): TaskNews {
  return {
    progress,
    status,
    phase,
    ...(content === '' ? {} : { message: content.slice(0, longestMessage) }),
    ...(reason ? { reason } : {}),
    ...(status === 'ongoing' && !canPause ? { canPause } : {}),
  };
}

const everyMilliseconds = 500;
/** A notification of PostgreSQL holds less than 8 kB. */
const longestMessage = 1_000;
