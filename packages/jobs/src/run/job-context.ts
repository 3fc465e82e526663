import { PlatformError } from '@signalbox/api';
import { JobHandedBack } from '../hand-back';
import type { JobContext } from '../job';
import type { JobKind } from '../job-kind';
import type { JobLock } from '../lock/job-lock';
import { taskKey } from '../lock/lock-key';
import type { Reporter } from '../progress';

interface JobContextOptions {
  id: string;
  kind: JobKind;
  lock: JobLock;
  reporter: Reporter;
  isRepeatable: boolean;
}

interface AbortableContext {
  context: JobContext;
  /** Aborts the signal of the context; does nothing past the point of no return. */
  abort(reason: Error): void;
}

/** The argument of a running job. Aborts it when the connection of its lock is cut. */
export function createJobContext({ id, kind, lock, reporter, isRepeatable }: JobContextOptions): AbortableContext {
  const controller = new AbortController();
  const { signal } = controller;
  let isBeyondReturn = false;
  let isBeside = (kind.lock ?? 'platform') !== 'platform';
  const abort = (reason: Error) => {
    if (!isBeyondReturn) controller.abort(reason);
  };
  lock.onLost(() => abort(isRepeatable ? new JobHandedBack({ isLost: true }) : new PlatformError('operationLost')));

  const context: JobContext = {
    id,
    signal,
    progress(fraction, phase) {
      const progress = Math.min(Math.max(fraction, 0), almostDone);
      reporter.update(phase === undefined ? { progress } : { progress, phase });
    },
    async passPointOfNoReturn() {
      signal.throwIfAborted();
      await lock.confirm();
      signal.throwIfAborted();
      isBeyondReturn = true;
      reporter.update({ canPause: false });
    },
    async letOthersRun() {
      signal.throwIfAborted();
      if (isBeside) return;
      isBeside = true;
      await reporter.settle({ isBeside });
      await lock.add(taskKey(id));
      await lock.drop();
    },
  };
  return { context, abort };
}

const almostDone = 0.999;
