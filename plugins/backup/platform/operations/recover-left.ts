import type { PlatformKit } from '@signalbox/platform-kit';
import { PlatformError } from '@signalbox/api';
import type { FastifyBaseLogger } from 'fastify';
import type { Recoverer, TaskOutcome } from './contract';
import { faultSentence } from './operation-fault';
import { isTaskHeld } from './operation-lock';
import { tellNews } from './progress';
import { type OngoingTask, ongoingTasks, type Task, taskStore } from './task-store';
import { isUnfinished } from './unfinished';

interface RecoveryParts {
  kit: PlatformKit;
  log: FastifyBaseLogger;
  recoverers: readonly Recoverer[];
}

/** Tasks that say they run, without those that are known to run beside others. */
export async function leftTasks(kit: PlatformKit): Promise<OngoingTask[]> {
  const left: OngoingTask[] = [];
  for (const task of await ongoingTasks(kit))
    if (!task.isBeside || !(await isTaskHeld(kit.pool, task.id))) left.push(task);
  return left;
}

/**
 * Ends every task that says it runs and does not. Only under the lock: whoever ran one alone is gone then. One that cannot
 * be ended yet keeps no other from it; why it cannot is thrown at the end.
 */
export async function recoverLeft(parts: RecoveryParts): Promise<void> {
  const faults: unknown[] = [];
  for (const task of await leftTasks(parts.kit)) await recoverTask(parts, task).catch((error) => faults.push(error));
  if (faults.length > 0) throw faults.find((fault) => !isUnfinished(fault)) ?? faults[0];
}

async function recoverTask({ kit, log, recoverers }: RecoveryParts, task: OngoingTask): Promise<void> {
  const { project, id, language } = task;
  let outcome: TaskOutcome | undefined;
  for (const recover of recoverers) outcome = (await recover(task)) ?? outcome;
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
