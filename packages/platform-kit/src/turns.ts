interface TurnOptions {
  /** Tasks that run in parallel. */
  atOnce: number;
  /** How many of these may be tasks of one owner. All of them by default. */
  atOncePerOwner?: number;
  /** Waiting tasks of one owner. Any number by default. */
  waitingPerOwner?: number;
  /** Waiting tasks of all owners. Any number by default. */
  waiting?: number;
  /** The error of a task that may not wait. */
  tooMany?: () => Error;
}

interface Turn {
  /** The owner of the task, e.g. the id of a user: owners take turns. Tasks without an owner run in their order. */
  owner?: string;
  /** Aborted once the result of the task is not needed any more. */
  signal?: AbortSignal;
}

interface Turns {
  /** Runs a task in its owner's turn. Throws `tooMany()` if too many wait, and the signal's reason if it is aborted before. */
  run<Result>(turn: Turn, task: () => Promise<Result>): Promise<Result>;
  /** Number of waiting tasks. */
  readonly waiting: number;
}

/** Shares `atOnce` turns among owners: each waiting owner gets the next free turn in order, however many tasks others have queued. */
export function createTurns(options: TurnOptions): Turns {
  const { atOnce, atOncePerOwner = atOnce, waitingPerOwner = Infinity, waiting: maxWaiting = Infinity } = options;
  const { tooMany = () => new Error('Too many tasks wait') } = options;
  const queues = createQueues({ atOnce, atOncePerOwner });
  let waiting = 0;

  async function waitForTurn(queue: Queue, signal: AbortSignal | undefined): Promise<void> {
    if (queue.waiting.length >= waitingPerOwner || waiting >= maxWaiting) throw tooMany();
    waiting += 1;
    await untilStarted(queue, signal).finally(() => (waiting -= 1));
  }

  return {
    get waiting() {
      return waiting;
    },
    async run({ owner = '', signal }, task) {
      signal?.throwIfAborted();
      const queue = queues.of(owner);
      // The task that passes the turn on counts it, so that no other task takes it in between.
      if (queues.mayStart(queue)) queues.take(owner, queue);
      else await waitForTurn(queue, signal).finally(() => queues.forgetIdle(owner, queue));
      try {
        return await task();
      } finally {
        queues.release(owner, queue);
      }
    },
  };
}

interface Queue {
  running: number;
  /** Each starts one waiting task. */
  waiting: (() => void)[];
}

/** The queues of all owners, and their running tasks. */
function createQueues({ atOnce, atOncePerOwner }: { atOnce: number; atOncePerOwner: number }) {
  /** Owners with a running or waiting task; the owner with the most recent turn is last. */
  const owners = new Map<string, Queue>();
  let running = 0;

  function mayStart(queue: Queue): boolean {
    return running < atOnce && queue.running < atOncePerOwner;
  }

  /** Counts a task as running. */
  function take(owner: string, queue: Queue): void {
    running += 1;
    queue.running += 1;
    owners.delete(owner);
    owners.set(owner, queue);
  }

  function startNext(): void {
    for (const [owner, queue] of owners) {
      if (running >= atOnce) return;
      if (!mayStart(queue)) continue;
      const start = queue.waiting.shift();
      if (start === undefined) continue;
      take(owner, queue);
      return start();
    }
  }

  function forgetIdle(owner: string, queue: Queue): void {
    if (queue.running === 0 && queue.waiting.length === 0) owners.delete(owner);
  }

  return {
    of(owner: string): Queue {
      const queue = owners.get(owner) ?? { running: 0, waiting: [] };
      owners.set(owner, queue);
      return queue;
    },
    mayStart,
    take,
    forgetIdle,
    /** A task has ended: starts the next one. */
    release(owner: string, queue: Queue): void {
      running -= 1;
      queue.running -= 1;
      startNext();
      forgetIdle(owner, queue);
    },
  };
}

/** Queues a task. Resolves when it may start, and rejects with the signal's reason if it is aborted before. */
function untilStarted(queue: Queue, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const handleAbort = () => {
      queue.waiting.splice(queue.waiting.indexOf(start), 1);
      reject(signal?.reason);
    };
    const start = () => {
      signal?.removeEventListener('abort', handleAbort);
      resolve();
    };
    queue.waiting.push(start);
    signal?.addEventListener('abort', handleAbort, { once: true });
  });
}
