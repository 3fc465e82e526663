import type { PlatformKit } from '@signalbox/platform-kit';
import type { OperationAddress } from '../../operations/give-up/committed-kind';
import { type Task, taskStore } from '../../operations/task-store';

/** The task of an import, which is all that is known of it. */
export async function importTask(kit: PlatformKit, { project, id }: OperationAddress): Promise<Task | undefined> {
  const task = (await taskStore(kit, project).get(id)) as unknown as Task | undefined;
  return task?.mark === 'configImport' ? task : undefined;
}
