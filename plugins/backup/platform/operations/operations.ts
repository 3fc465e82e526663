import { PlatformError } from '@signalbox/api';
import { newObjectId, type PlatformKit } from '@signalbox/platform-kit';
import type { FastifyBaseLogger } from 'fastify';
import { isVerification } from '../scopes';
import type { Operations, OperationToStart, Recoverer } from './contract';
import { tellBegun } from './live-tasks';
import { takeOperationLock } from './operation-lock';
import { leftTasks, recoverLeft } from './recover-left';
import { runOperation, type RunningOperation } from './run-operation';
import { type Task, taskStore } from './task-store';
import { taskTypes } from './task-types';
import { isUnfinished } from './unfinished';
import { waitForLock } from './wait-for-lock';

export interface OperationsParts {
  kit: PlatformKit;
  log: FastifyBaseLogger;
  recoverers: readonly Recoverer[];
}

/** The operations of one replica. */
export function createOperations({ kit, log, recoverers }: OperationsParts): Operations {
  const running = new Map<string, RunningOperation>();
  let isStopping = false;
  kit.listen(pauseChannel, ({ id }) => running.get(String(id))?.pause());

  async function writeTask(id: string, { project, type: mark, name, creator, language = 'en' }: OperationToStart) {
    const facts = { id, type: taskTypes[mark], mark, name };
    await taskStore(kit, project).insert({
      ...facts,
      status: 'ongoing',
      progress: 0,
      phase: '',
      startTime: new Date(kit.clock.now()).toISOString(),
      content: '',
      creator,
      canPause: true,
      language,
    });
    // Whoever is not told now finds it when the console is loaded next.
    await tellBegun(kit, project, facts).catch((err: unknown) => log.warn({ err }, 'nobody was told of a task'));
  }

  return {
    async start(operation) {
      if (isStopping) throw new PlatformError('operationLost');
      const id = operation.id ?? newObjectId(kit.clock.now());
      const lock = await waitForLock(kit);
      try {
        await recoverLeft({ kit, log, recoverers }).catch((error: unknown) => {
          // An archive is the same whatever state the platform is in.
          if (!isUnfinished(error) || !isVerification(operation.type)) throw error;
        });
        await writeTask(id, operation);
      } catch (error) {
        await lock.release();
        throw error;
      }
      const begun = runOperation({ kit, log, lock, id, operation });
      running.set(id, begun);
      const done = begun.done.finally(() => running.delete(id));
      // Whoever starts one may look away: the task says how it went.
      done.catch(() => undefined);
      if (isStopping) begun.stop();
      return { id, done };
    },

    async pause({ project, id }) {
      const task = (await taskStore(kit, project).get(id)) as (Task & Record<string, never>) | undefined;
      if (!task) throw new PlatformError('notFound', { detail: id });
      if (task.status !== 'ongoing' || !task.canPause)
        throw new PlatformError('operationOver', { field: 'status', pointer: '/status' });
      await kit.notify(pauseChannel, { id });
      await this.recover();
    },

    async recover() {
      if (isStopping || (await leftTasks(kit)).length === 0) return;
      const lock = await takeOperationLock(kit.pool);
      if (!lock) return;
      try {
        await recoverLeft({ kit, log, recoverers });
      } finally {
        await lock.release();
      }
    },

    async stop() {
      isStopping = true;
      const all = [...running.values()];
      for (const each of all) each.stop();
      await Promise.allSettled(all.map(({ done }) => done));
    },
  };
}

const pauseChannel = 'backup.pause';
