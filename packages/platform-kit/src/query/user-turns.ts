import { PlatformError } from '@signalbox/api';
import type { TaskOwner } from '../contract';

export interface TurnLimits {
  /** Tasks that run in parallel. */
  atOnce: number;
  /** Of these, tasks of one user. */
  atOncePerUser: number;
  /** Waiting tasks of one user. */
  waitingPerUser: number;
  /** Waiting tasks of all users. */
  waiting: number;
}

/** Runs a task in its user's turn. Throws `tooManyQueries` where too many wait already, `requestClosed` once the signal is aborted. */
export type UserTurns = <Result>(owner: TaskOwner, task: () => Promise<Result>) => Promise<Result>;

interface UserQueue {
  running: number;
  waiting: (() => void)[];
}

/** Shares `atOnce` turns among users: each waiting user gets the next free turn in order, however many tasks others have queued. */
export function createUserTurns(limits: TurnLimits): UserTurns {
  /** Users with a running or waiting task; the user with the most recent turn is last. */
  const users = new Map<string, UserQueue>();
  let running = 0;
  let waiting = 0;

  function mayStart(user: UserQueue): boolean {
    return running < limits.atOnce && user.running < limits.atOncePerUser;
  }

  async function waitForTurn(user: UserQueue, signal: AbortSignal): Promise<void> {
    if (user.waiting.length >= limits.waitingPerUser || waiting >= limits.waiting)
      throw new PlatformError('tooManyQueries');
    waiting += 1;
    try {
      await new Promise<void>((resolve, reject) => {
        const handleAbort = () => {
          user.waiting.splice(user.waiting.indexOf(start), 1);
          reject(new PlatformError('requestClosed'));
        };
        const start = () => {
          signal.removeEventListener('abort', handleAbort);
          resolve();
        };
        user.waiting.push(start);
        signal.addEventListener('abort', handleAbort, { once: true });
      });
    } finally {
      waiting -= 1;
    }
  }

  /** Counts a task as running. */
  function take(userId: string, user: UserQueue): void {
    running += 1;
    user.running += 1;
    users.delete(userId);
    users.set(userId, user);
  }

  function startNext(): void {
    for (const [userId, user] of users) {
      if (running >= limits.atOnce) return;
      if (!mayStart(user)) continue;
      const start = user.waiting.shift();
      if (start === undefined) continue;
      take(userId, user);
      return start();
    }
  }

  return async function run(owner, task) {
    const { userId, signal } = owner;
    if (signal.aborted) throw new PlatformError('requestClosed');
    const user = users.get(userId) ?? { running: 0, waiting: [] };
    users.set(userId, user);
    // The task that passes the turn on counts it, so that no other task takes it in between.
    if (mayStart(user)) take(userId, user);
    else await waitForTurn(user, signal);
    try {
      return await task();
    } finally {
      running -= 1;
      user.running -= 1;
      startNext();
      if (user.running === 0 && user.waiting.length === 0) users.delete(userId);
    }
  };
}
