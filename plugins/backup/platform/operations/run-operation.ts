import { PlatformError } from '@signalbox/api';
import type { PlatformKit } from '@signalbox/platform-kit';
import type { FastifyBaseLogger } from 'fastify';
import type { OperationToStart } from './contract';
import { endOf, operationFault } from './operation-fault';
import type { OperationLock } from './operation-lock';
import { createReporter } from './progress';

export interface RunningOperation {
  /** Settles when its task is written and the lock is free. */
  done: Promise<void>;
  pause(): void;
  /** The server is about to end. */
  stop(): void;
}

interface Run {
  kit: PlatformKit;
  log: FastifyBaseLogger;
  lock: OperationLock;
  id: string;
  operation: OperationToStart;
}

/** Runs an operation whose task is written and whose lock is held, and ends both with it. */
export function runOperation({ kit, log, lock, id, operation }: Run): RunningOperation {
  const { project, language = 'en', run } = operation;
  const reporter = createReporter({ kit, log, task: { project, id } });
  const controller = new AbortController();
  const { signal } = controller;
  let isBeyondReturn = false;
  const abort = (reason: unknown) => {
    if (!isBeyondReturn) controller.abort(reason);
  };
  lock.onLost(() => abort(new PlatformError('operationLost')));

  const context = {
    id,
    signal,
    progress(fraction: number, phase?: string) {
      const progress = Math.min(Math.max(fraction, 0), almostDone);
      reporter.tell(phase === undefined ? { progress } : { progress, phase });
    },
    async passPointOfNoReturn() {
      signal.throwIfAborted();
      await lock.confirm();
      signal.throwIfAborted();
      isBeyondReturn = true;
      reporter.tell({ canPause: false });
    },
    async letOthersRun() {
      signal.throwIfAborted();
      await reporter.settle({ isBeside: true });
      await lock.exchange(id);
    },
  };

  async function execute() {
    const endTime = () => new Date(kit.clock.now()).toISOString();
    try {
      // Not before its starter knows of it.
      await Promise.resolve();
      await run(context);
      await reporter.end({ status: 'finish', progress: 1, content: '', endTime: endTime() });
    } catch (error) {
      const isPaused = signal.aborted && signal.reason instanceof OperationPaused;
      const told = signal.aborted && !isPaused ? signal.reason : error;
      if (!isPaused) log.error({ err: operationFault(told).facts.cause ?? told, task: id }, 'operation failed');
      await reporter.end({
        status: isPaused ? 'pause' : 'fail',
        ...(isPaused ? { content: '' } : endOf(told, language)),
        endTime: endTime(),
      });
      throw error;
    } finally {
      await lock.release();
    }
  }
  return {
    done: execute(),
    pause: () => abort(new OperationPaused()),
    stop: () => abort(new PlatformError('operationLost')),
  };
}

/** The reason of the signal where somebody ended the task. */
class OperationPaused extends Error {
  constructor() {
    super('The task was ended by hand');
    this.name = 'OperationPaused';
  }
}

const almostDone = 0.999;
