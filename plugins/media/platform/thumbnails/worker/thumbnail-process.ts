import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startDeadline, workerAddress } from '@signalbox/platform-kit/threads';
import type { FromThumbnailWorker, ThumbnailTask } from './messages';
import { processMilliseconds } from './process-time';

export type ThumbnailResult =
  | { kind: 'done'; content: Uint8Array }
  /** `isLasting`: the same content is rejected each time. */
  | { kind: 'rejected'; reason: string; isLasting: boolean };

export interface ThumbnailLimits {
  /** Limit of working time for one thumbnail, once the process has loaded its modules. */
  deadlineMilliseconds: number;
  /** Limit for one thumbnail, including the time for which its process had to wait. */
  maxMilliseconds: number;
}

export interface ThumbnailProcess {
  /** Id in the operating system. */
  pid: number | undefined;
  /** Draws one thumbnail. Call it again only when it has settled. Throws if the process ends by itself. */
  run(task: ThumbnailTask): Promise<ThumbnailResult>;
  /** False after a thumbnail that took too long: the process is gone then. */
  isAlive(): boolean;
  end(): void;
}

/**
 * A process that draws thumbnails. No thread: the decoder is native code, which a thread cannot be stopped in, and a crash
 * of which would end the server (docs/decisions/0037).
 */
export function startThumbnailProcess(limits: ThumbnailLimits): ThumbnailProcess {
  const child = forkWorker();
  let isAlive = true;
  let handleMessage: (message: FromThumbnailWorker) => void = () => undefined;
  let handleEnd: (error: Error) => void = () => undefined;
  const endAs = (error: Error) => {
    isAlive = false;
    handleEnd(error);
  };
  child.on('message', (message: FromThumbnailWorker) => handleMessage(message));
  child.on('exit', (code, signal) =>
    endAs(new Error(`The process for thumbnails ended by ${signal ?? `code ${code}`}`)),
  );
  child.on('error', endAs);
  const nextMessage = () =>
    new Promise<FromThumbnailWorker>((resolve, reject) => {
      if (!isAlive) throw new Error('The process for thumbnails has ended');
      handleMessage = resolve;
      handleEnd = reject;
    });
  const ready = nextMessage();
  // A process that fails before its first task is noticed by that task.
  ready.catch(() => undefined);

  const end = () => {
    isAlive = false;
    child.kill('SIGKILL');
  };
  return {
    pid: child.pid,
    isAlive: () => isAlive,
    end,
    async run(task) {
      await ready;
      const answer = nextMessage();
      let isLate: ThumbnailResult | undefined;
      const deadline = startDeadline({
        ...limits,
        workedMilliseconds: () => processMilliseconds(child.pid),
        onEnd(milliseconds) {
          isLate = lateResult(milliseconds, limits);
          end();
        },
      });
      try {
        child.send(task);
        return resultOf(await answer);
      } catch (error) {
        if (isLate) return isLate;
        throw error;
      } finally {
        deadline.stop();
      }
    },
  };
}

function forkWorker(): ChildProcess {
  const address = workerAddress({
    startedBy: import.meta.url,
    fromSource: './from-source.mjs',
    built: './thumbnail-worker.js',
  });
  return fork(fileURLToPath(address), [], {
    execArgv: [],
    // None of the server's variables, which contain secrets.
    env: { PATH: process.env['PATH'] },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

function resultOf(message: FromThumbnailWorker): ThumbnailResult {
  switch (message.kind) {
    case 'ready':
      throw new Error('The process for thumbnails has started again');
    case 'done':
      return message;
    case 'rejected':
      return { ...message, isLasting: true };
  }
}

/** A busy machine may let the process wait. Its own work takes as long the next time. */
function lateResult(milliseconds: number, { deadlineMilliseconds }: ThumbnailLimits): ThumbnailResult {
  return {
    kind: 'rejected',
    reason: `takes longer than ${milliseconds / 1000} seconds`,
    isLasting: milliseconds === deadlineMilliseconds,
  };
}
