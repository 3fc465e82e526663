import type { PlatformKit } from '@signalbox/platform-kit';
import { PlatformError } from '@signalbox/api';
import type { FastifyBaseLogger } from 'fastify';
import type { Recoverer, TaskOutcome } from './contract';
import { faultSentence } from './operation-fault';
import { tellNews } from './progress';
import { ongoingTasks, type Task, taskStore } from './task-store';

interface RecoveryParts {
  kit: PlatformKit;
  log: FastifyBaseLogger;
  recoverers: readonly Recoverer[];
}

/** Ends every task that says it runs. Only under the lock: then nothing runs, and whoever ran them is gone. */
export async function recoverLeft({ kit, log, recoverers }: RecoveryParts): Promise<void> {
  for (const task of await ongoingTasks(kit)) {
    const { project, id } = task;
    let outcome: TaskOutcome | undefined;
    for (const recover of recoverers) outcome = (await recover(task)) ?? outcome;
    const { language } = task;
    const { status, content, reason } = outcome ?? {
      status: 'fail' as const,
      reason: undefined,
      content: faultSentence(new PlatformError('operationLost'), language),
    };
    const endTime = new Date(kit.clock.now()).toISOString();
    const progress = status === 'finish' ? 1 : task.progress;
    const change = { status, content: content ?? '', progress, endTime, ...(reason ? { reason } : {}) };
    const row = await taskStore(kit, project).merge(id, change);
    await tellNews(kit, task, row as unknown as Task);
    log.warn({ task: id, mark: task.mark, status }, 'ended what a dead process had left');
  }
}
